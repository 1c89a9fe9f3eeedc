import Diagnostics
import LayoutProgram

/// Characters that are invalid in Swift names and operators: the ideographic space U+3000 of East Asian keyboards, the
/// line separator U+2028, a byte order mark.
///
/// Swift's parser treats them as odd spaces, and crashes over a fix-it that it cannot apply if one is next to a `=`. So
/// we find them first.
enum InvalidCharacters {
  /// The byte range of the first one. Other code checks bytes below 128.
  static func first(in range: Range<Int>, of bytes: [UInt8]) -> (range: Range<Int>, scalar: Unicode.Scalar)? {
    var start = range.lowerBound
    for scalar in String(decoding: bytes[range], as: UTF8.self).unicodeScalars {
      let length = UTF8.width(scalar)
      // A byte order mark is valid at the very beginning.
      if isInvalid(scalar), !(start == 0 && scalar == "\u{FEFF}") { return (start..<start + length, scalar) }
      start += length
    }
    return nil
  }

  private static func isInvalid(_ scalar: Unicode.Scalar) -> Bool {
    !valid.contains { $0.contains(scalar.value) }
  }

  /// The characters that Swift's lexer accepts in names and operators, and those with messages of their own:
  /// `“`, `”`, a no-break space.
  private static let valid: [ClosedRange<UInt32>] = [
    0...0x7F, 0xA0...0x167F, 0x1681...0x180D, 0x180F...0x1FFF, 0x200B...0x200D, 0x2010...0x2027, 0x202A...0x202E,
    0x2030...0x205E, 0x2060...0x2FFF, 0x3001...0xD7FF, 0xF900...0xFD3D, 0xFD40...0xFDCF, 0xFDF0...0xFE44,
    0xFE47...0xFEFE, 0xFF00...0xFFF8, 0x10000...0x1FFFD, 0x20000...0x2FFFD, 0x30000...0x3FFFD, 0x40000...0x4FFFD,
    0x50000...0x5FFFD, 0x60000...0x6FFFD, 0x70000...0x7FFFD, 0x80000...0x8FFFD, 0x90000...0x9FFFD,
    0xA0000...0xAFFFD, 0xB0000...0xBFFFD, 0xC0000...0xCFFFD, 0xD0000...0xDFFFD, 0xE0000...0xEFFFD,
  ]
}

extension SourceGuard {
  /// - Throws: the compiler's error for such a character, with its code point, because it is invisible.
  func requireValidCharacters(in piece: SourceScanner.Piece) throws(Problem) {
    guard bytes[piece.range].contains(where: { $0 > 127 }),
      let (range, scalar) = InvalidCharacters.first(in: piece.range, of: bytes)
    else { return }
    let number = String(scalar.value, radix: 16, uppercase: true)
    let code = String(repeating: "0", count: max(0, 4 - number.count)) + number
    throw Problem(
      .syntax, "invalid character in source file",
      at: SourceRange(file: file, lower: range.lowerBound, upper: range.upperBound),
      notes: [Note(SourceMessage.looksLikeBlank(code))]
    )
  }
}
