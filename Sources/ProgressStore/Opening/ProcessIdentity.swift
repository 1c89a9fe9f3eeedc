import Diagnostics
import Glibc

/// A process identity that a later process with the same number does not share.
struct ProcessIdentity: Hashable {
  /// The process number.
  var number: Int64
  /// The start time in the kernel's ticks since boot; 0 if the kernel does not tell.
  var started: Int64
  /// The id of the boot; empty if the kernel does not tell.
  var boot: String

  /// The current process.
  static func current() -> ProcessIdentity {
    let number = Int64(getpid())
    return ProcessIdentity(number: number, started: ProcessStatus(of: number)?.started ?? 0, boot: currentBoot())
  }

  /// Whether the process still runs. If unsure, false: the cost is one needless check of the file.
  func isRunning() -> Bool {
    guard boot == Self.currentBoot(), let process = pid_t(exactly: number), process > 0 else { return false }
    if let status = ProcessStatus(of: number) { return status.started == started && !status.hasEnded }
    // The kernel may hide other users' processes from /proc; signal 0 works anyway.
    return kill(process, 0) == 0 || errno == EPERM
  }

  private static func currentBoot() -> String {
    let text = SystemText.read("/proc/sys/kernel/random/boot_id") ?? ""
    return text.split(separator: "\n").first.map(String.init) ?? ""
  }
}

/// Linux's status line of a process, from `/proc/NUMBER/stat`.
private struct ProcessStatus {
  var started: Int64
  /// Whether it is a zombie: ended, but its parent has not waited for it.
  var hasEnded: Bool

  /// The second field is the program's name in parentheses, which may itself contain spaces and parentheses. So fields
  /// count from the last `)`: the state is the first after it, the start time the twentieth.
  init?(of number: Int64) {
    guard let line = SystemText.read("/proc/\(number)/stat"), let name = line.lastIndex(of: ")") else { return nil }
    let fields = line[line.index(after: name)...].split(separator: " ")
    guard fields.count >= 20, let started = Int64(fields[19]) else { return nil }
    self.started = started
    self.hasEnded = ["Z", "X", "x"].contains(fields[0])
  }
}

/// Small generated files of the kernel.
private enum SystemText {
  /// - Returns: nil if there is no such file.
  static func read(_ path: String) -> String? {
    (try? WholeFile.bytes(of: path, upTo: 1 << 16)).map { String(decoding: $0, as: UTF8.self) }
  }
}
