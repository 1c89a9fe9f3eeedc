import CLinux
import Glibc

/// A helper process of this program that runs learners' code, so that a crash ends only the helper.
final class HelperProcess: Sendable {
  private let process: pid_t
  /// The process's standard input and output.
  let input: Int32
  let output: Int32

  /// Starts a process; nil if the system has none left.
  ///
  /// - Parameter command: the arguments, with the program's name first.
  init?(_ command: [String]) {
    var down: [Int32] = [-1, -1]
    var up: [Int32] = [-1, -1]
    guard pipe2(&down, O_CLOEXEC) == 0 else { return nil }
    guard pipe2(&up, O_CLOEXEC) == 0 else {
      for file in down { close(file) }
      return nil
    }
    var actions = posix_spawn_file_actions_t()
    posix_spawn_file_actions_init(&actions)
    posix_spawn_file_actions_adddup2(&actions, down[0], STDIN_FILENO)
    posix_spawn_file_actions_adddup2(&actions, up[1], STDOUT_FILENO)
    var words: [UnsafeMutablePointer<CChar>?] = command.map { strdup($0) } + [nil]
    var started = pid_t()
    // This program's own file, whatever its path, even if a newer build has replaced it.
    let status = posix_spawn(&started, "/proc/self/exe", &actions, nil, &words, environ)
    for word in words { free(word) }
    posix_spawn_file_actions_destroy(&actions)
    close(down[0])
    close(up[1])
    guard status == 0 else {
      close(down[1])
      close(up[0])
      return nil
    }
    (process, input, output) = (started, down[1], up[0])
  }

  /// Kills it.
  func kill() { _ = Glibc.kill(process, SIGKILL) }

  /// Frees its resources after its output has ended.
  func bury() {
    close(input)
    close(output)
    _ = Glibc.kill(process, SIGKILL)
    var status: Int32 = 0
    while waitpid(process, &status, 0) < 0, errno == EINTR {}
  }
}
