/// Tokenizes a catalog declaration.
///
///     "width: CGFloat? = nil"   → width, :, CGFloat, ?, =, nil
///
/// It works on bytes, because decoding characters would take longer than everything else here.
struct SignatureTokens {
  private let bytes: UnsafeBufferPointer<UInt8>
  /// The byte range of the current token; both are the end of the text after the last token.
  private var start = 0
  private var end = 0

  init(_ text: CatalogueText, from start: Int) {
    bytes = text.bytes
    end = start
    advance()
  }

  /// A single-byte token, such as `:`.
  struct Sign: ExpressibleByUnicodeScalarLiteral {
    fileprivate let byte: UInt8

    @inline(__always)
    init(unicodeScalarLiteral scalar: Unicode.Scalar) { byte = UInt8(truncatingIfNeeded: scalar.value) }
  }

  var isAtEnd: Bool { start == bytes.count }

  /// The text of the current token; empty after the last one.
  var text: String { String(decoding: bytes[start..<end], as: UTF8.self) }

  /// Whether the current token is an attribute such as `@ViewBuilder`.
  var isAtAttribute: Bool { start < end && bytes[start] == UInt8(ascii: "@") }

  /// Whether the next token is a `:`, which makes this one a label.
  var isBeforeColon: Bool {
    var next = end
    while next < bytes.count, Self.isSpace(bytes[next]) { next += 1 }
    return next < bytes.count && bytes[next] == UInt8(ascii: ":")
  }

  @inline(__always)
  func isAt(sign: Sign) -> Bool { end - start == 1 && bytes[start] == sign.byte }

  func isAt(_ token: StaticString) -> Bool {
    let count = token.utf8CodeUnitCount
    guard end - start == count else { return false }
    return token.withUTF8Buffer { wanted in
      for offset in 0..<count where bytes[start + offset] != wanted[offset] { return false }
      return true
    }
  }

  /// Consumes the token if it is the given sign.
  @inline(__always)
  mutating func take(sign: Sign) -> Bool {
    guard isAt(sign: sign) else { return false }
    advance()
    return true
  }

  /// Consumes the token if it has the given text.
  mutating func take(_ token: StaticString) -> Bool {
    guard isAt(token) else { return false }
    advance()
    return true
  }

  /// Consumes the current token and returns its text.
  mutating func next() -> String {
    defer { advance() }
    return text
  }

  mutating func advance() {
    var index = end
    while index < bytes.count, Self.isSpace(bytes[index]) { index += 1 }
    start = index
    if index < bytes.count { index = endOfToken(from: index) }
    end = index
  }

  private func endOfToken(from start: Int) -> Int {
    let byte = bytes[start]
    var end = start + 1
    if byte.isPartOfWord || byte == UInt8(ascii: "@") {
      while end < bytes.count, bytes[end].isPartOfWord { end += 1 }
    } else if byte == UInt8(ascii: "\"") {
      while end < bytes.count, bytes[end] != byte { end += 1 }
      end = min(end + 1, bytes.count)
    } else if byte == UInt8(ascii: "-") || byte == UInt8(ascii: "."), end < bytes.count,
      bytes[end] == UInt8(ascii: ">") || bytes[end] == UInt8(ascii: ".")
    {
      // `->` and `...` are single tokens.
      end += 1
      if end < bytes.count, bytes[end] == UInt8(ascii: ".") { end += 1 }
    }
    return end
  }

  private static func isSpace(_ byte: UInt8) -> Bool { byte == UInt8(ascii: " ") || byte == UInt8(ascii: "\n") }
}
