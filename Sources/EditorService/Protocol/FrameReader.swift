import Glibc

/// Splits a stream into messages: a header with the body's length, an empty line, the body.
///
///     Content-Length: 52\r\n
///     \r\n
///     {"jsonrpc":"2.0","id":1,"method":"shutdown"}
struct FrameReader {
  /// The result of reading.
  enum Frame: Equatable, Sendable {
    case body([UInt8])
    /// A body over the limit, which was skipped.
    case tooLong(Int)
    /// A header without a length.
    case headless
  }

  /// Larger than any hand-written text.
  static let longestBody = 16 << 20
  private static let longestHeader = 8 << 10

  private let file: Int32
  private var buffer: [UInt8] = []
  /// The start of the next message in the buffer.
  private var start = 0

  init(file: Int32) { self.file = file }

  /// Waits for the next message; nil at the end of the stream.
  mutating func next() -> Frame? {
    guard let header = header() else { return nil }
    guard let length = Self.length(in: header) else { return .headless }
    if length > Self.longestBody { return skip(length) ? .tooLong(length) : nil }
    while buffer.count - start < length { if !fill() { return nil } }
    let body = Array(buffer[start..<start + length])
    start += length
    return .body(body)
  }

  /// The header's lines up to the empty one. A header over the limit is skipped.
  private mutating func header() -> [UInt8]? {
    var looked = start
    while true {
      while looked + 3 < buffer.count {
        if buffer[looked] == 13, buffer[looked + 1] == 10, buffer[looked + 2] == 13, buffer[looked + 3] == 10 {
          let header = Array(buffer[start..<looked])
          start = looked + 4
          return header
        }
        looked += 1
      }
      if looked - start > Self.longestHeader { start = looked }
      let distance = looked - start
      guard fill() else { return nil }
      looked = start + distance
    }
  }

  static func length(in header: [UInt8]) -> Int? {
    for line in header.split(whereSeparator: { $0 == 13 || $0 == 10 }) {
      let parts = String(decoding: line, as: UTF8.self).split(separator: ":", maxSplits: 1)
      guard parts.count == 2, parts[0].lowercased() == "content-length" else { continue }
      let digits = parts[1].drop { $0 == " " }.reversed().drop { $0 == " " }.reversed()
      guard !digits.isEmpty, digits.allSatisfy({ ("0"..."9").contains($0) }) else { return nil }
      // More digits than fit into an `Int` are too long as well.
      return Int(String(digits)) ?? Int.max
    }
    return nil
  }

  private mutating func skip(_ length: Int) -> Bool {
    var rest = length
    while true {
      let here = min(rest, buffer.count - start)
      start += here
      rest -= here
      if rest == 0 { return true }
      if !fill() { return false }
    }
  }

  /// Reads more bytes; false at the end of the stream.
  private mutating func fill() -> Bool {
    if start > 0 {
      buffer.removeFirst(start)
      start = 0
    }
    let before = buffer.count
    let size = 64 << 10
    buffer.append(contentsOf: repeatElement(0, count: size))
    while true {
      let count = buffer.withUnsafeMutableBytes { bytes in
        bytes.baseAddress.map { read(file, $0 + before, size) } ?? -1
      }
      if count < 0, errno == EINTR { continue }
      if count < 0, errno == EAGAIN {
        var waiting = pollfd(fd: file, events: Int16(POLLIN), revents: 0)
        if poll(&waiting, 1, -1) >= 0 || errno == EINTR { continue }
      }
      buffer.removeLast(size - max(count, 0))
      return count > 0
    }
  }
}
