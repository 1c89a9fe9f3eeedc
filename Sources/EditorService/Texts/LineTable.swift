import Diagnostics

/// Converts between an editor's positions and offsets.
struct LineTable: Sendable {
  let bytes: [UInt8]
  let encoding: PositionEncoding
  private let starts: [Int]

  /// Lines end with `\n`, `\r\n` or `\r`, as in the protocol.
  init(_ bytes: [UInt8], _ encoding: PositionEncoding) {
    self.bytes = bytes
    self.encoding = encoding
    var starts = [0]
    for (index, byte) in bytes.enumerated() {
      let isEnd = byte == 10 || byte == 13 && !(index + 1 < bytes.count && bytes[index + 1] == 10)
      if isEnd { starts.append(index + 1) }
    }
    self.starts = starts
  }

  /// The offset of a position, clamped to the end of its line and of the text.
  func offset(line: Int, character: Int) -> Int {
    guard line < starts.count else { return bytes.count }
    return starts[line] + encoding.bytes(for: character, in: content(of: line))
  }

  /// The position of an offset; an offset inside a character gives the character's start.
  func place(_ offset: Int) -> (line: Int, character: Int) {
    let offset = boundary(min(max(0, offset), bytes.count))
    let line = self.line(at: offset)
    return (line, encoding.units(in: bytes[starts[line]..<offset]))
  }

  /// The position as JSON.
  func position(_ offset: Int) -> JSON {
    let place = place(offset)
    return ["line": JSON(place.line), "character": JSON(place.character)]
  }

  func range(_ range: SourceRange) -> JSON { ["start": position(range.lower), "end": position(range.upper)] }

  /// The whole text's range.
  var whole: SourceRange { SourceRange(lower: 0, upper: bytes.count) }

  /// Parses a position.
  func offset(_ place: Parameters) throws(ResponseError) -> Int {
    offset(line: try place.count("line"), character: try place.count("character"))
  }

  /// Parses a range; swaps its bounds if they are reversed.
  func range(_ range: Parameters) throws(ResponseError) -> SourceRange {
    let start = try offset(try range.member("start"))
    let end = try offset(try range.member("end"))
    return SourceRange(lower: min(start, end), upper: max(start, end))
  }

  /// The line, counted from 0, that holds an offset.
  func line(at offset: Int) -> Int {
    var low = 0
    var high = starts.count
    while high - low > 1 {
      let middle = (low + high) / 2
      if starts[middle] <= offset { low = middle } else { high = middle }
    }
    return low
  }

  /// A line without its line break.
  private func content(of line: Int) -> ArraySlice<UInt8> {
    var content = bytes[starts[line]..<(line + 1 < starts.count ? starts[line + 1] : bytes.count)]
    while let last = content.last, last == 10 || last == 13 { content.removeLast() }
    return content
  }

  private func boundary(_ offset: Int) -> Int {
    var offset = offset
    while offset > 0, offset < bytes.count, bytes[offset] & 0xC0 == 0x80 { offset -= 1 }
    return offset
  }
}
