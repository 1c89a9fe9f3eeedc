import Glibc

/// Reads a file that may be compressed with gzip; the system's `gzip` does the work, and only ever writes into a pipe.
enum Unzipping {
  /// The bytes of an open file; nil if there are more than `most`, or if they cannot be read.
  static func bytes(of file: Int32, atMost most: Int) -> [UInt8]? {
    var start: [UInt8] = [0, 0]
    guard pread(file, &start, 2, 0) == 2 else { return nil }
    return start == [0x1F, 0x8B] ? unzipped(file, atMost: most) : all(of: file, atMost: most)
  }

  private static func unzipped(_ file: Int32, atMost most: Int) -> [UInt8]? {
    var ends: [Int32] = [0, 0]
    guard pipe(&ends) == 0 else { return nil }
    var actions = posix_spawn_file_actions_t()
    posix_spawn_file_actions_init(&actions)
    defer { posix_spawn_file_actions_destroy(&actions) }
    posix_spawn_file_actions_adddup2(&actions, file, STDIN_FILENO)
    posix_spawn_file_actions_adddup2(&actions, ends[1], STDOUT_FILENO)
    posix_spawn_file_actions_addclose(&actions, ends[0])
    posix_spawn_file_actions_addclose(&actions, ends[1])
    posix_spawn_file_actions_addopen(&actions, STDERR_FILENO, "/dev/null", O_WRONLY, 0)
    var process = pid_t()
    let words: [UnsafeMutablePointer<CChar>?] = ["gzip", "-dc"].map { (word: String) in strdup(word) }
    defer {
      for word in words { free(word) }
    }
    let status = posix_spawnp(&process, "gzip", &actions, nil, words + [nil], environ)
    close(ends[1])
    defer { close(ends[0]) }
    guard status == 0 else { return nil }
    let bytes = all(of: ends[0], atMost: most)
    if bytes == nil { kill(process, SIGKILL) }
    var ending: Int32 = 0
    while waitpid(process, &ending, 0) < 0, errno == EINTR {}
    return ending == 0 ? bytes : nil
  }

  private static func all(of file: Int32, atMost most: Int) -> [UInt8]? {
    var content: [UInt8] = []
    var buffer = [UInt8](repeating: 0, count: 1 << 16)
    while true {
      let count = read(file, &buffer, buffer.count)
      if count < 0, errno == EINTR { continue }
      guard count >= 0 else { return nil }
      if count == 0 { return content }
      content += buffer[..<count]
      guard content.count <= most else { return nil }
    }
  }
}
