import CLinux
import Glibc

/// Signals as something that can be waited for beside files.
struct SignalFile {
  let handle: Int32
  private let signals: [Int32]

  /// From now on these signals do nothing by themselves.
  init(_ signals: [Int32]) {
    self.signals = signals
    var set = Self.set(of: signals)
    pthread_sigmask(SIG_BLOCK, &set, nil)
    handle = signalfd(-1, &set, Int32(SFD_CLOEXEC) | Int32(SFD_NONBLOCK))
  }

  /// The signals that have come; waits for none.
  func arrived() -> [Int32] {
    var all: [Int32] = []
    var information = signalfd_siginfo()
    while read(handle, &information, MemoryLayout<signalfd_siginfo>.size) == MemoryLayout<signalfd_siginfo>.size {
      all.append(Int32(bitPattern: information.ssi_signo))
    }
    return all
  }

  /// Lets the signals do again what they do by themselves.
  func end() {
    var set = Self.set(of: signals)
    close(handle)
    pthread_sigmask(SIG_UNBLOCK, &set, nil)
  }

  private static func set(of signals: [Int32]) -> sigset_t {
    var set = sigset_t()
    sigemptyset(&set)
    for signal in signals { sigaddset(&set, signal) }
    return set
  }
}
