import CLinux
import Glibc

/// The reader's own program for long texts.
///
/// It is PAGER, run by a shell as every program does that knows it, else `less -FRX`: what fits is only printed, colors
/// stay, and the text is still there afterwards. Who meets less here for the first time reads at its foot which keys go
/// on; who has settings of their own for it has those.
struct Pager {
  private let command: String

  /// - Parameters:
  ///   - wish: the value of PAGER; nil where there is none.
  ///   - foot: what stands below a page, and below the last one; nil leaves that to less.
  init?(wish: String?, foot: (more: String, end: String)?) {
    if let wish {
      command = wish
    } else {
      guard access("/usr/bin/less", X_OK) == 0 || access("/bin/less", X_OK) == 0 else { return nil }
      command = "less -FRX" + (foot.map { " '-Ps?e\(Self.literal($0.end)):\(Self.literal($0.more)).'" } ?? "")
    }
  }

  /// A text in which less, and the shell before it, read no signs of their own; less 590 garbles other letters than ASCII.
  private static func literal(_ text: String) -> String {
    text.filter { $0.isASCII && $0 != "'" }.map { "?:.%\\".contains($0) ? "\\\($0)" : "\($0)" }.joined()
  }

  /// Shows the text until the reader has read enough; false where the pager could not be started.
  func show(_ text: String) -> Bool {
    var ends: [Int32] = [0, 0]
    guard pipe2(&ends, O_CLOEXEC) == 0 else { return false }
    // An interrupt is meant for the pager, which decides what it does.
    let before = signal(SIGINT, SIG_IGN)
    defer { signal(SIGINT, before) }
    guard let process = started(reading: ends[0]) else {
      close(ends[0])
      close(ends[1])
      return false
    }
    close(ends[0])
    // Who has read enough ends the pager in the middle of the text.
    try? Output(file: ends[1]).write(text)
    close(ends[1])
    var status: Int32 = 0
    while waitpid(process, &status, 0) < 0, errno == EINTR {}
    // The shell's own words for a program that it does not find.
    return status != 127 << 8
  }

  private func started(reading input: Int32) -> pid_t? {
    var actions = posix_spawn_file_actions_t()
    posix_spawn_file_actions_init(&actions)
    defer { posix_spawn_file_actions_destroy(&actions) }
    posix_spawn_file_actions_adddup2(&actions, input, STDIN_FILENO)
    var words: [UnsafeMutablePointer<CChar>?] = ["sh", "-c", command].map { (word: String) in strdup(word) } + [nil]
    defer { for word in words { free(word) } }
    var process: pid_t = 0
    return posix_spawn(&process, "/bin/sh", &actions, nil, &words, environ) == 0 ? process : nil
  }
}
