import CLinux
import Glibc

/// A file descriptor that receives signals, so that `poll` can wait for them together with files.
struct SignalFile {
  let handle: Int32
  private let signals: [Int32]

  /// Blocks the default actions of these signals.
  init(_ signals: [Int32]) {
    self.signals = signals
    var set = Self.set(of: signals)
    pthread_sigmask(SIG_BLOCK, &set, nil)
    handle = signalfd(-1, &set, Int32(SFD_CLOEXEC) | Int32(SFD_NONBLOCK))
  }

  /// The signals that have arrived; does not wait.
  func arrived() -> [Int32] {
    var all: [Int32] = []
    var information = signalfd_siginfo()
    while read(handle, &information, MemoryLayout<signalfd_siginfo>.size) == MemoryLayout<signalfd_siginfo>.size {
      all.append(Int32(bitPattern: information.ssi_signo))
    }
    return all
  }

  /// Restores the signals' default actions.
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
