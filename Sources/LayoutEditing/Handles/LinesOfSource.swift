import Diagnostics

/// Lines and indentation of edited text.
extension SourceText {
  /// The first byte of the line that contains an offset.
  func lineStart(of offset: Int) -> Int {
    var start = min(offset, bytes.count)
    while start > 0, bytes[start - 1] != UInt8(ascii: "\n") { start -= 1 }
    return start
  }

  /// The offset after the line break of the line that contains an offset.
  func lineEnd(of offset: Int) -> Int {
    var end = offset
    while end < bytes.count, bytes[end] != UInt8(ascii: "\n") { end += 1 }
    return min(end + 1, bytes.count)
  }

  /// Whether only spaces precede it on its line.
  func isFirstOnLine(_ offset: Int) -> Bool { bytes[lineStart(of: offset)..<offset].allSatisfy(\.isBlank) }

  /// Whether only spaces or a comment follow it on its line.
  func isLastOnLine(_ offset: Int) -> Bool {
    let rest = bytes[offset..<lineEnd(of: offset)].drop(while: \.isBlank)
    return rest.isEmpty || rest.first == UInt8(ascii: "\n") || rest.starts(with: Array("\r\n".utf8))
      || rest.starts(with: Array("//".utf8))
  }

  /// The indentation of a line.
  func indentation(at offset: Int) -> String {
    let start = lineStart(of: offset)
    return String(decoding: bytes[start...].prefix(while: \.isBlank), as: UTF8.self)
  }

  /// The indentation step of this text: the indentation of its first indented line.
  var indentationStep: String {
    for line in bytes.split(separator: UInt8(ascii: "\n")) {
      let blanks = line.prefix(while: \.isBlank)
      if !blanks.isEmpty, blanks.count < line.count, blanks.count <= 8 {
        return String(decoding: blanks, as: UTF8.self)
      }
    }
    return "  "
  }

  /// The line break that this text uses.
  var lineBreak: String { bytes[..<lineEnd(of: 0)].suffix(2).elementsEqual("\r\n".utf8) ? "\r\n" : "\n" }
}

extension UInt8 {
  fileprivate var isBlank: Bool { self == UInt8(ascii: " ") || self == UInt8(ascii: "\t") }
}
