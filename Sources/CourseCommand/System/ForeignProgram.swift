import Glibc

/// Another program on this machine, found as a shell finds it.
struct ForeignProgram {
  let path: String

  /// The first of these names that is an executable in a folder of `PATH`; nil if none is.
  static func first(of names: [String], in context: ProcessContext) -> ForeignProgram? {
    let folders = (context.environment("PATH") ?? "").split(separator: ":").map(String.init)
    for name in names {
      let candidates = name.contains("/") ? [name] : folders.map { Path.joined($0, name) }
      if let found = candidates.first(where: { Path.isFile($0) && access($0, X_OK) == 0 }) {
        return ForeignProgram(path: found)
      }
    }
    return nil
  }

  /// Runs the program without input and output, and waits for it to exit.
  ///
  /// - Returns: its exit code; nil if it could not be started, was ended by a signal, or exceeded the time limit.
  func run(_ arguments: [String], seconds: Int) -> Int32? {
    var actions = posix_spawn_file_actions_t()
    posix_spawn_file_actions_init(&actions)
    defer { posix_spawn_file_actions_destroy(&actions) }
    for (file, mode) in [(STDIN_FILENO, O_RDONLY), (STDOUT_FILENO, O_WRONLY), (STDERR_FILENO, O_WRONLY)] {
      posix_spawn_file_actions_addopen(&actions, file, "/dev/null", mode, 0)
    }
    var words: [UnsafeMutablePointer<CChar>?] = ([path] + arguments).map { strdup($0) } + [nil]
    defer { for word in words { free(word) } }
    var process = pid_t()
    guard posix_spawn(&process, path, &actions, nil, &words, environ) == 0 else { return nil }
    return Self.end(of: process, within: .seconds(seconds))
  }

  /// Runs the program with this program's input and output, and waits for it without a time limit.
  ///
  /// - Returns: its exit code; nil if it could not be started or was ended by a signal.
  func runHere(_ arguments: [String]) -> Int32? {
    // Leaves Ctrl-C to the program in the foreground.
    let before = signal(SIGINT, SIG_IGN)
    defer { signal(SIGINT, before) }
    var words: [UnsafeMutablePointer<CChar>?] = ([path] + arguments).map { strdup($0) } + [nil]
    defer { for word in words { free(word) } }
    var process = pid_t()
    guard posix_spawn(&process, path, nil, nil, &words, environ) == 0 else { return nil }
    var status: Int32 = 0
    while waitpid(process, &status, 0) < 0 { if errno != EINTR { return nil } }
    return status & 0x7f == 0 ? status >> 8 & 0xff : nil
  }

  private static func end(of process: pid_t, within limit: Duration) -> Int32? {
    let start = ContinuousClock.now
    var status: Int32 = 0
    while true {
      let answer = waitpid(process, &status, WNOHANG)
      if answer == process { return status & 0x7f == 0 ? status >> 8 & 0xff : nil }
      if answer < 0, errno != EINTR { return nil }
      if start.duration(to: .now) > limit {
        kill(process, SIGKILL)
        waitpid(process, &status, 0)
        return nil
      }
      usleep(5000)
    }
  }
}
