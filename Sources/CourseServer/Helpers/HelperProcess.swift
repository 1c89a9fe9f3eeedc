import CLinux
import Glibc

/// A process of this program that does what learners' code asks for, so that whatever becomes of it ends with it.
final class HelperProcess: Sendable {
  private let process: pid_t
  /// What it reads, and what it writes.
  let input: Int32
  let output: Int32

  /// Starts one; nil if the system has no process left.
  ///
  /// - Parameter command: this program's own words, its name first.
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
    // The program's own file, wherever it was started from and even if a newer build has taken its place.
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

  /// Ends it now.
  func kill() { _ = Glibc.kill(process, SIGKILL) }

  /// After its output has ended: gives everything back.
  func bury() {
    close(input)
    close(output)
    _ = Glibc.kill(process, SIGKILL)
    var status: Int32 = 0
    while waitpid(process, &status, 0) < 0, errno == EINTR {}
  }
}
