/// A position in a source file, as editors count it.
///
///     exercises/10-field-studies/menu-icons.layout:14:36
///                                                  │  └ column, 1 is the first character of the line
///                                                  └ line, 1 is the first
public struct SourceLocation: Hashable, Sendable {
  /// The file name for display.
  public var file: String
  /// Counted from 1.
  public var line: Int
  /// Counted from 1, in characters.
  public var column: Int

  /// Makes a location from counts that start at 1.
  public init(file: String, line: Int, column: Int) {
    self.file = file
    self.line = line
    self.column = column
  }
}

/// A range of one source file in UTF-8 offsets, as syntax trees use them.
public struct SourceRange: Hashable, Sendable {
  /// The index of the file; 0 is the learner's own.
  public var file: Int
  /// The offset of the first byte.
  public var lower: Int
  /// The offset after the last byte.
  public var upper: Int

  /// Makes a range of the bytes `lower ..< upper`; raises `upper` to `lower` if it is less.
  public init(file: Int = 0, lower: Int, upper: Int) {
    self.file = file
    self.lower = lower
    self.upper = max(lower, upper)
  }
}

/// A source file's name and text, with a table of its lines.
///
/// - Complexity: one pass over the text; a location costs a binary search and the length of its line.
public struct SourceText: Sendable {
  /// The name in messages.
  public let name: String
  /// The whole text.
  public let text: String
  /// The text's UTF-8 bytes, which offsets index.
  public let bytes: [UInt8]
  private let lineStarts: [Int]

  /// Makes a source. Lines end with `\n`, `\r\n` or `\r`.
  public init(name: String, text: String) {
    self.name = name
    self.text = text
    bytes = Array(text.utf8)
    var starts = [0]
    var index = 0
    while index < bytes.count {
      let byte = bytes[index]
      index += 1
      if byte == UInt8(ascii: "\r"), index < bytes.count, bytes[index] == UInt8(ascii: "\n") { index += 1 }
      if byte == UInt8(ascii: "\n") || byte == UInt8(ascii: "\r") { starts.append(index) }
    }
    lineStarts = starts
  }

  /// The number of lines; an empty text has one.
  public var lineCount: Int { lineStarts.count }

  /// The line number, from 1, of the byte at `offset`; offsets outside the text give the nearest line.
  public func line(at offset: Int) -> Int {
    var low = 0
    var high = lineStarts.count
    while high - low > 1 {
      let middle = (low + high) / 2
      if lineStarts[middle] <= offset { low = middle } else { high = middle }
    }
    return low + 1
  }

  /// The location of the byte at `offset`; offsets outside the text are clamped.
  public func location(at offset: Int) -> SourceLocation {
    let offset = min(max(offset, 0), bytes.count)
    let line = line(at: offset)
    let before = String(decoding: bytes[lineStarts[line - 1]..<offset], as: UTF8.self)
    return SourceLocation(file: name, line: line, column: before.count + 1)
  }

  /// The text of a line, counted from 1, without its line break; empty if there is no such line.
  public func text(ofLine line: Int) -> String {
    guard line >= 1, line <= lineStarts.count else { return "" }
    let end = line < lineStarts.count ? lineStarts[line] : bytes.count
    var content = bytes[lineStarts[line - 1]..<end]
    while let last = content.last, last == UInt8(ascii: "\n") || last == UInt8(ascii: "\r") { content.removeLast() }
    return String(decoding: content, as: UTF8.self)
  }

  /// The number of characters of the range on its first line, at least 1: the length of its underline.
  public func caretLength(of range: SourceRange) -> Int {
    let lower = min(max(range.lower, 0), bytes.count)
    let line = line(at: lower)
    let lineEnd = lineStarts[line - 1] + text(ofLine: line).utf8.count
    let upper = min(max(range.upper, lower), max(lineEnd, lower))
    return max(1, String(decoding: bytes[lower..<upper], as: UTF8.self).count)
  }
}
