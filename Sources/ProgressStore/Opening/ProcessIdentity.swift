import Diagnostics
import Glibc

/// A process, told apart from a later one that gets the same number.
struct ProcessIdentity: Hashable {
  /// The process number.
  var number: Int64
  /// When it began, in the kernel's ticks since the boot; 0 where the kernel does not tell.
  var started: Int64
  /// The boot it belongs to; empty where the kernel does not tell.
  var boot: String

  /// This process.
  static func current() -> ProcessIdentity {
    let number = Int64(getpid())
    return ProcessIdentity(number: number, started: ProcessStatus(of: number)?.started ?? 0, boot: currentBoot())
  }

  /// Whether the process still runs. In doubt it does not: the price is one needless check of the file.
  func isRunning() -> Bool {
    guard boot == Self.currentBoot(), let process = pid_t(exactly: number), process > 0 else { return false }
    if let status = ProcessStatus(of: number) { return status.started == started && !status.hasEnded }
    // The kernel may hide other users' processes from /proc; asking by signal 0 works all the same.
    return kill(process, 0) == 0 || errno == EPERM
  }

  private static func currentBoot() -> String {
    let text = SystemText.read("/proc/sys/kernel/random/boot_id") ?? ""
    return text.split(separator: "\n").first.map(String.init) ?? ""
  }
}

/// The line that Linux keeps about a process in `/proc/NUMBER/stat`.
private struct ProcessStatus {
  var started: Int64
  /// It has ended, and its parent has not fetched the result yet.
  var hasEnded: Bool

  /// The second field is the program's name in parentheses, which may itself hold spaces and parentheses; fields are
  /// therefore counted from the last `)`: the state is the first after it, the start the twentieth.
  init?(of number: Int64) {
    guard let line = SystemText.read("/proc/\(number)/stat"), let name = line.lastIndex(of: ")") else { return nil }
    let fields = line[line.index(after: name)...].split(separator: " ")
    guard fields.count >= 20, let started = Int64(fields[19]) else { return nil }
    self.started = started
    self.hasEnded = ["Z", "X", "x"].contains(fields[0])
  }
}

/// A small text that the kernel makes up when it is read.
private enum SystemText {
  /// - Returns: nil if there is no such file.
  static func read(_ path: String) -> String? {
    (try? WholeFile.bytes(of: path, upTo: 1 << 16)).map { String(decoding: $0, as: UTF8.self) }
  }
}
