import Glibc

/// Reads a stream line by line, with bounded memory even for endless lines.
struct LineReader {
  /// A line of the stream.
  enum Element {
    /// Its bytes, without the line break.
    case bytes([UInt8])
    /// The line exceeds the limit; it was skipped.
    case tooLong
  }

  /// The limit in bytes.
  static let longestLine = 4 << 20

  private let file: Int32
  private var buffer: [UInt8] = []
  private var position = 0
  private var isAtEnd = false

  init(file: Int32) { self.file = file }

  /// The next line; nil at the end. A last line without a line break counts, unless it is empty.
  mutating func next() -> Element? {
    var line: [UInt8] = []
    var isTooLong = false
    while true {
      if position == buffer.count, !fill() {
        if isTooLong { return .tooLong }
        return line.isEmpty ? nil : .bytes(line)
      }
      let end = buffer[position...].firstIndex(of: UInt8(ascii: "\n"))
      let piece = buffer[position..<(end ?? buffer.count)]
      position = end.map { $0 + 1 } ?? buffer.count
      isTooLong = isTooLong || line.count + piece.count > Self.longestLine
      if isTooLong { line = [] } else { line += piece }
      if end != nil { return isTooLong ? .tooLong : .bytes(line) }
    }
  }

  private mutating func fill() -> Bool {
    if isAtEnd { return false }
    if buffer.count < 1 << 16 { buffer = [UInt8](repeating: 0, count: 1 << 16) }
    var count: Int
    repeat {
      count = buffer.withUnsafeMutableBytes { read(file, $0.baseAddress, 1 << 16) }
    } while count < 0 && errno == EINTR
    position = 0
    guard count > 0 else {
      isAtEnd = true
      buffer = []
      return false
    }
    if count < buffer.count { buffer.removeLast(buffer.count - count) }
    return true
  }
}
