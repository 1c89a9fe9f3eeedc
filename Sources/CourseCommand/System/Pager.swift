import CLinux
import Glibc

/// The reader's program for long texts.
///
/// It is PAGER, run by a shell as other programs do, else `less -FRX`, which prints short texts at once, keeps colors
/// and leaves the text on the screen. A prompt at the bottom tells new users of less which keys to press, unless they
/// have settings of their own.
struct Pager {
  private let command: String

  /// - Parameters:
  ///   - wish: the value of PAGER; nil if it is not set.
  ///   - foot: the prompts below a page and below the last page; nil for those of less.
  init?(wish: String?, foot: (more: String, end: String)?) {
    if let wish {
      command = wish
    } else {
      guard access("/usr/bin/less", X_OK) == 0 || access("/bin/less", X_OK) == 0 else { return nil }
      command = "less -FRX" + (foot.map { " '-Ps?e\(Self.literal($0.end)):\(Self.literal($0.more)).'" } ?? "")
    }
  }

  /// Escapes a text for the prompt of less and for the shell. Drops non-ASCII characters, which less 590 garbles.
  private static func literal(_ text: String) -> String {
    text.filter { $0.isASCII && $0 != "'" }.map { "?:.%\\".contains($0) ? "\\\($0)" : "\($0)" }.joined()
  }

  /// Shows the text until the reader quits; false if the pager could not be started.
  func show(_ text: String) -> Bool {
    var ends: [Int32] = [0, 0]
    guard pipe2(&ends, O_CLOEXEC) == 0 else { return false }
    // Leaves Ctrl-C to the pager.
    let before = signal(SIGINT, SIG_IGN)
    defer { signal(SIGINT, before) }
    guard let process = started(reading: ends[0]) else {
      close(ends[0])
      close(ends[1])
      return false
    }
    close(ends[0])
    // Writing fails if the reader quits the pager early.
    try? Output(file: ends[1]).write(text)
    close(ends[1])
    var status: Int32 = 0
    while waitpid(process, &status, 0) < 0, errno == EINTR {}
    // The shell exits with 127 if it cannot find the program.
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
