import Diagnostics
import Glibc

/// Writes messages, each with a header.
struct FrameWriter: Sendable {
  let file: Int32

  /// Writes a message; false if nobody reads the stream anymore.
  func send(_ message: JSON) -> Bool {
    let body = message.compact
    var text = "Content-Length: \(body.utf8.count)\r\n\r\n\(body)"
    return text.withUTF8 { send(UnsafeRawBufferPointer($0)) }
  }

  private func send(_ bytes: UnsafeRawBufferPointer) -> Bool {
    var rest = bytes
    while !rest.isEmpty {
      let count = write(file, rest.baseAddress, rest.count)
      if count < 0, errno == EINTR { continue }
      if count < 0, errno == EAGAIN {
        var waiting = pollfd(fd: file, events: Int16(POLLOUT), revents: 0)
        if poll(&waiting, 1, -1) >= 0 || errno == EINTR { continue }
      }
      guard count > 0 else { return false }
      rest = UnsafeRawBufferPointer(rebasing: rest[count...])
    }
    return true
  }
}
