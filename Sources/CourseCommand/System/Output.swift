import Glibc

/// A file, pipe or terminal to write text to.
struct Output: Sendable {
  /// The stream for answers.
  static let answers = Output(file: STDOUT_FILENO)
  /// The stream for complaints.
  static let complaints = Output(file: STDERR_FILENO)

  var file: Int32

  /// Occupies the descriptors of standard streams that were closed when the process started, so that no file opened
  /// later gets one of them and receives an answer. Using them still fails, as a closed stream does.
  static func keepClosedStreamsClosed() {
    let wrongWay = [STDIN_FILENO: O_WRONLY, STDOUT_FILENO: O_RDONLY, STDERR_FILENO: O_RDONLY]
    for file in [STDIN_FILENO, STDOUT_FILENO, STDERR_FILENO] where fcntl(file, F_GETFD) < 0 {
      // `open` returns the lowest free descriptor, which is this one.
      _ = open("/dev/null", wrongWay[file] ?? O_RDONLY)
    }
  }

  /// Writes the whole text, and waits for a slow reader.
  func write(_ text: String) throws(Refusal) {
    var text = text
    let failure = text.withUTF8 { write(UnsafeRawBufferPointer($0)) }
    if let failure { throw failure }
  }

  /// Writes all bytes.
  func write(_ bytes: [UInt8]) throws(Refusal) {
    if let failure = bytes.withUnsafeBytes({ write($0) }) { throw failure }
  }

  private func write(_ bytes: UnsafeRawBufferPointer) -> Refusal? {
    var rest = bytes
    while !rest.isEmpty {
      let count = Glibc.write(file, rest.baseAddress, rest.count)
      if count < 0, errno == EINTR || errno == EAGAIN && isReadyAgain() { continue }
      guard count > 0 else { return Refusal() }
      rest = UnsafeRawBufferPointer(rebasing: rest[count...])
    }
    return nil
  }

  /// Waits for a non-blocking stream to accept more.
  private func isReadyAgain() -> Bool {
    var waiting = pollfd(fd: file, events: Int16(POLLOUT), revents: 0)
    return poll(&waiting, 1, -1) >= 0 || errno == EINTR
  }

  /// Closes the stream. Some file systems report only now that the disk is full.
  func end() throws(Refusal) {
    guard close(file) != 0, ![EINTR, EBADF].contains(errno) else { return }
    throw Refusal()
  }
}
