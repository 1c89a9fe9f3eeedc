/// The text with a placeholder name at the cursor, in place of the one being typed.
struct CursorText {
  private let bytes: [UInt8]
  /// The start and end of the name at the cursor.
  let start: Int
  private let end: Int

  init(_ bytes: [UInt8], at offset: Int) {
    self.bytes = bytes
    var start = offset
    while start > 0, Self.isWord(bytes[start - 1]) { start -= 1 }
    var end = offset
    while end < bytes.count, Self.isWord(bytes[end]) { end += 1 }
    (self.start, self.end) = (start, end)
  }

  /// Whether the text before the cursor is a number: `12.` and `3a` are not names.
  var isNumber: Bool { start < bytes.count && start < end && Self.isDigit(bytes[start]) }

  /// Whether parentheses or a closure already follow the name.
  var isCalled: Bool {
    var index = end
    while index < bytes.count, bytes[index] == UInt8(ascii: " ") { index += 1 }
    return index < bytes.count
      && (bytes[index] == UInt8(ascii: "(") || (bytes[index] == UInt8(ascii: "{") && index > end))
  }

  /// The text in its possible readings, the likeliest first.
  func texts(naming name: String) -> [String] {
    let (whole, closed) = (whole(naming: name), closed(naming: name))
    return (isBrokenOff ? [closed, whole] : [whole, closed]) + [withoutRestOfLine(naming: name)]
  }

  /// Whether the line ends at the cursor with open brackets and the next line begins with a dot: that is a modifier of
  /// the view, not a member of the unfinished name.
  private var isBrokenOff: Bool {
    let blanks: Set = [UInt8(ascii: " "), UInt8(ascii: "\t"), UInt8(ascii: "\r")]
    guard !closers.isEmpty, let line = bytes[end...].firstIndex(where: { !blanks.contains($0) }),
      bytes[line] == UInt8(ascii: "\n")
    else { return false }
    let next = bytes[line...].first { !blanks.contains($0) && $0 != UInt8(ascii: "\n") }
    return next == UInt8(ascii: ".")
  }

  private func whole(naming name: String) -> String { text(name, bytes[end...]) }

  /// The text with the brackets closed that its line opens before the cursor.
  private func closed(naming name: String) -> String { text(name + closers, bytes[end...]) }

  private func withoutRestOfLine(naming name: String) -> String {
    let rest = bytes[end...].firstIndex(of: UInt8(ascii: "\n")) ?? bytes.count
    return text(name + closers, bytes[rest...])
  }

  private func text(_ name: String, _ rest: ArraySlice<UInt8>) -> String {
    String(decoding: bytes[..<start] + Array(name.utf8) + rest, as: UTF8.self)
  }

  /// The closing brackets for those that the line opens before the cursor.
  private var closers: String {
    let lineStart = bytes[..<start].lastIndex(of: UInt8(ascii: "\n")).map { $0 + 1 } ?? 0
    var open: [UInt8] = []
    for byte in bytes[lineStart..<start] {
      switch byte {
      case UInt8(ascii: "("): open.append(UInt8(ascii: ")"))
      case UInt8(ascii: "["): open.append(UInt8(ascii: "]"))
      case UInt8(ascii: "{"): open.append(UInt8(ascii: "}"))
      case UInt8(ascii: ")"), UInt8(ascii: "]"), UInt8(ascii: "}"): if open.last == byte { open.removeLast() }
      default: break
      }
    }
    return String(decoding: open.reversed(), as: UTF8.self)
  }

  static func isWord(_ byte: UInt8) -> Bool {
    switch byte {
    case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"),
      UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "_"), UInt8(ascii: "$"), 0x80...:
      true
    default: false
    }
  }

  private static func isDigit(_ byte: UInt8) -> Bool { (UInt8(ascii: "0")...UInt8(ascii: "9")).contains(byte) }
}
