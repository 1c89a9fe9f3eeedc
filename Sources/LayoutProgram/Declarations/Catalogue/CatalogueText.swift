import CCatalogue

/// The catalog: the Swift source of `Sources/CCatalogue`, one file after another.
///
/// The bytes are part of the program's image. Nothing copies or frees them, so any thread may read them.
package struct CatalogueText: @unchecked Sendable {
  package let bytes: UnsafeBufferPointer<UInt8>

  package static let shared = CatalogueText(
    bytes: UnsafeBufferPointer(start: catalogue_text(), count: Int(catalogue_length())))

  /// The byte at an offset; a newline past the end, so that readers need no bounds check.
  @inline(__always)
  subscript(offset: Int) -> UInt8 { offset < bytes.count ? bytes[offset] : UInt8(ascii: "\n") }

  func string(_ range: Range<Int>) -> String { String(decoding: bytes[range], as: UTF8.self) }

  /// Whether a word stands at an offset, with no letter or digit right after it.
  func hasWord(_ word: StaticString, at offset: Int) -> Bool {
    let count = word.utf8CodeUnitCount
    guard offset + count <= bytes.count else { return false }
    let isSame = word.withUTF8Buffer { wanted in
      for index in 0..<count where bytes[offset + index] != wanted[index] { return false }
      return true
    }
    return isSame && !self[offset + count].isPartOfWord
  }

  /// The offset of the first byte that is not a space; with `acrossLines`, newlines count as spaces.
  func skippingSpaces(from start: Int, acrossLines: Bool = false) -> Int {
    var offset = start
    while offset < bytes.count,
      bytes[offset] == UInt8(ascii: " ") || acrossLines && bytes[offset] == UInt8(ascii: "\n")
    {
      offset += 1
    }
    return offset
  }

  /// The offset after the word at this offset.
  func endOfWord(from start: Int) -> Int {
    var offset = start
    while self[offset].isPartOfWord { offset += 1 }
    return offset
  }

  /// The offset after a name, including a closing backtick.
  func afterName(_ end: Int) -> Int { self[end] == UInt8(ascii: "`") ? end + 1 : end }

  /// The offset after the closing parenthesis that matches the opening one at this offset.
  func endOfParentheses(from start: Int) -> Int {
    var depth = 0
    var offset = start
    var isInString = false
    while offset < bytes.count {
      switch bytes[offset] {
      case UInt8(ascii: "\""): isInString.toggle()
      case UInt8(ascii: "(") where !isInString: depth += 1
      case UInt8(ascii: ")") where !isInString:
        depth -= 1
        if depth == 0 { return offset + 1 }
      default: break
      }
      offset += 1
    }
    return offset
  }
}

extension UInt8 {
  /// Whether the byte is a letter, a digit, `_`, or part of a non-ASCII character.
  package var isPartOfWord: Bool {
    switch self {
    case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"),
      UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "_"), 0x80...:
      true
    default: false
    }
  }
}
