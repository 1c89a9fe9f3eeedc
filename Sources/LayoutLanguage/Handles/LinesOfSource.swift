import Diagnostics

/// Lines and blanks of a text that is edited.
extension SourceText {
  /// The first byte of the line that a byte is in.
  func lineStart(of offset: Int) -> Int {
    var start = min(offset, bytes.count)
    while start > 0, bytes[start - 1] != UInt8(ascii: "\n") { start -= 1 }
    return start
  }

  /// Just behind the line break of the line that a byte is in.
  func lineEnd(of offset: Int) -> Int {
    var end = offset
    while end < bytes.count, bytes[end] != UInt8(ascii: "\n") { end += 1 }
    return min(end + 1, bytes.count)
  }

  /// Whether only blanks stand before it on its line.
  func isFirstOnLine(_ offset: Int) -> Bool { bytes[lineStart(of: offset)..<offset].allSatisfy(\.isBlank) }

  /// Whether only blanks or a remark stand from there to the end of the line.
  func isLastOnLine(_ offset: Int) -> Bool {
    let rest = bytes[offset..<lineEnd(of: offset)].drop(while: \.isBlank)
    return rest.isEmpty || rest.first == UInt8(ascii: "\n") || rest.starts(with: Array("\r\n".utf8))
      || rest.starts(with: Array("//".utf8))
  }

  /// The blanks that a line begins with.
  func indentation(at offset: Int) -> String {
    let start = lineStart(of: offset)
    return String(decoding: bytes[start...].prefix(while: \.isBlank), as: UTF8.self)
  }

  /// By how much this text indents: what its first indented line begins with.
  var indentationStep: String {
    for line in bytes.split(separator: UInt8(ascii: "\n")) {
      let blanks = line.prefix(while: \.isBlank)
      if !blanks.isEmpty, blanks.count < line.count, blanks.count <= 8 {
        return String(decoding: blanks, as: UTF8.self)
      }
    }
    return "  "
  }

  /// The line break of this text.
  var lineBreak: String { bytes[..<lineEnd(of: 0)].suffix(2).elementsEqual("\r\n".utf8) ? "\r\n" : "\n" }
}

extension UInt8 {
  fileprivate var isBlank: Bool { self == UInt8(ascii: " ") || self == UInt8(ascii: "\t") }
}
