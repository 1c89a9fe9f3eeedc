import Glibc

/// The three pipes of another process, read and written concurrently to avoid a deadlock.
struct FormatterPipes {
  private var input: (read: Int32, write: Int32)
  private var output: (read: Int32, write: Int32)
  private var errors: (read: Int32, write: Int32)

  init?() {
    guard let input = Self.pipe() else { return nil }
    guard let output = Self.pipe() else {
      Self.close(input)
      return nil
    }
    guard let errors = Self.pipe() else {
      Self.close(input)
      Self.close(output)
      return nil
    }
    (self.input, self.output, self.errors) = (input, output, errors)
  }

  /// Starts a program on the other ends.
  mutating func start(_ words: [String]) -> pid_t? {
    var actions = posix_spawn_file_actions_t()
    posix_spawn_file_actions_init(&actions)
    defer { posix_spawn_file_actions_destroy(&actions) }
    posix_spawn_file_actions_adddup2(&actions, input.read, STDIN_FILENO)
    posix_spawn_file_actions_adddup2(&actions, output.write, STDOUT_FILENO)
    posix_spawn_file_actions_adddup2(&actions, errors.write, STDERR_FILENO)
    var arguments: [UnsafeMutablePointer<CChar>?] = words.map { strdup($0) }
    defer { for argument in arguments { free(argument) } }
    arguments.append(nil)
    var child = pid_t()
    let status = posix_spawn(&child, words.first ?? "", &actions, nil, arguments, environ)
    Self.close(&input.read)
    Self.close(&output.write)
    Self.close(&errors.write)
    return status == 0 ? child : nil
  }

  /// Sends a text and reads the answer; nil if the answer does not end in time.
  mutating func exchange(_ text: [UInt8], seconds: Double) -> (answer: [UInt8]?, complaint: [UInt8]) {
    var rest = text[...]
    var answer: [UInt8] = []
    var complaint: [UInt8] = []
    _ = fcntl(input.write, F_SETFL, fcntl(input.write, F_GETFL) | O_NONBLOCK)
    let end = Self.now + seconds
    if rest.isEmpty { Self.close(&input.write) }
    while output.read >= 0 || errors.read >= 0 {
      let left = end - Self.now
      guard left > 0 else { return (nil, complaint) }
      // The system ignores negative descriptors.
      var waiting = [
        pollfd(fd: input.write, events: Int16(POLLOUT), revents: 0),
        pollfd(fd: output.read, events: Int16(POLLIN), revents: 0),
        pollfd(fd: errors.read, events: Int16(POLLIN), revents: 0),
      ]
      if poll(&waiting, 3, Int32(left * 1000) + 1) < 0, errno != EINTR { return (nil, complaint) }
      if waiting[0].revents != 0, !Self.send(&rest, to: input.write) { Self.close(&input.write) }
      if waiting[1].revents != 0, !Self.take(&answer, from: output.read) { Self.close(&output.read) }
      if waiting[2].revents != 0, !Self.take(&complaint, from: errors.read) { Self.close(&errors.read) }
    }
    return (answer, complaint)
  }

  mutating func close() {
    Self.close(input)
    Self.close(output)
    Self.close(errors)
  }

  /// False once everything is sent, or the reader has closed the pipe.
  private static func send(_ rest: inout ArraySlice<UInt8>, to file: Int32) -> Bool {
    let count = rest.withUnsafeBytes { write(file, $0.baseAddress, $0.count) }
    if count < 0 { return errno == EINTR || errno == EAGAIN }
    rest = rest.dropFirst(count)
    return !rest.isEmpty
  }

  /// False at the end.
  private static func take(_ bytes: inout [UInt8], from file: Int32) -> Bool {
    var buffer = [UInt8](repeating: 0, count: 16 << 10)
    let count = read(file, &buffer, buffer.count)
    if count < 0 { return errno == EINTR || errno == EAGAIN }
    bytes += buffer.prefix(count)
    return count > 0
  }

  private static func pipe() -> (read: Int32, write: Int32)? {
    var ends: [Int32] = [-1, -1]
    guard Glibc.pipe(&ends) == 0 else { return nil }
    // No other process may inherit an end, or the end of the text would never be seen.
    for end in ends { _ = fcntl(end, F_SETFD, FD_CLOEXEC) }
    return (ends[0], ends[1])
  }

  private static func close(_ pipe: (read: Int32, write: Int32)) {
    for file in [pipe.read, pipe.write] where file >= 0 { _ = Glibc.close(file) }
  }

  private static func close(_ file: inout Int32) {
    if file >= 0 { _ = Glibc.close(file) }
    file = -1
  }

  private static var now: Double {
    var time = timespec()
    clock_gettime(CLOCK_MONOTONIC, &time)
    return Double(time.tv_sec) + Double(time.tv_nsec) / 1e9
  }
}
