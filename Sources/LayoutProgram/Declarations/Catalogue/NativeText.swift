/// The text of a catalog declaration after its name: signature and body.
///
///     public func padding(_ length: CGFloat) -> some View { native() }
///                        ^ start
package struct NativeText: Sendable {
  package let text: CatalogueText
  /// The offset of the end of the name.
  package let start: Int
  /// The offset of the start of the declaration, attributes included.
  package let declaration: Int

  package init(text: CatalogueText, start: Int, declaration: Int) {
    self.text = text
    self.start = start
    self.declaration = declaration
  }

  /// The signature as written, with line breaks as spaces: `(_ length: CGFloat) -> some View`.
  package var signature: String {
    var words = ""
    var isAfterSpace = true
    for byte in text.bytes[start..<end] {
      let isSpace = byte == UInt8(ascii: " ") || byte == UInt8(ascii: "\n")
      if !isSpace { words.unicodeScalars.append(Unicode.Scalar(byte)) } else if !isAfterSpace { words += " " }
      isAfterSpace = isSpace
    }
    while words.hasSuffix(" ") { words.removeLast() }
    return words.replacing("( ", by: "(").replacing(" )", by: ")")
  }

  /// The offset of the end of the signature, before the body, the value or the next declaration.
  var end: Int {
    var offset = start
    var depth = 0
    var isInRequirements = false
    while offset < text.bytes.count {
      switch text.bytes[offset] {
      case UInt8(ascii: "w") where !isInRequirements && text.hasWord("where", at: offset):
        isInRequirements = !text[offset - 1].isPartOfWord
      case UInt8(ascii: "("): offset = text.endOfParentheses(from: offset) - 1
      case UInt8(ascii: "<"), UInt8(ascii: "["): depth += 1
      case UInt8(ascii: "]"): depth -= 1
      case UInt8(ascii: ">") where text[offset - 1] != UInt8(ascii: "-"): depth -= 1
      case _ where depth > 0: break
      case UInt8(ascii: "=") where text[offset + 1] == UInt8(ascii: "="): offset += 1
      case UInt8(ascii: ",") where isInRequirements: break
      case UInt8(ascii: "\n") where isInRequirements && text[offset - 1] != UInt8(ascii: "}"): break
      case UInt8(ascii: "{"), UInt8(ascii: "="), UInt8(ascii: ","): return offset
      case UInt8(ascii: "\n") where !isContinued(after: offset): return offset
      default: break
      }
      offset += 1
    }
    return offset
  }

  /// Whether the line after a newline continues the signature.
  private func isContinued(after newline: Int) -> Bool {
    let next = text.skippingSpaces(from: newline + 1)
    return text[next] == UInt8(ascii: "-") || text[next] == UInt8(ascii: ")") || text[next] == UInt8(ascii: "{")
      || text[next] == UInt8(ascii: "(") || text[next] == UInt8(ascii: "&")
      || text.hasWord("where", at: next)
  }

  /// The form of the declaration's body.
  package var body: Body {
    let end = end
    if text.hasWord("case", at: declaration) { return text[start] == UInt8(ascii: "(") ? .none : .constant }
    guard text[end] == UInt8(ascii: "{") || text[end] == UInt8(ascii: "=") else {
      return isCarriedOut ? .native : .none
    }
    let first = text.skippingSpaces(from: end + 1, acrossLines: true)
    if text[end] == UInt8(ascii: "=") { return .constant }
    if text.hasWord("token", at: first) { return .constant }
    if text.hasWord("get", at: first) { return hasSetter(first) ? .settable : .native }
    return text.hasWord("native", at: first) ? .native : .expression
  }

  /// How the language implements a catalog declaration.
  package enum Body {
    /// A Swift closure of this package: `{ native() }`.
    case native
    /// The same, for a property with a setter.
    case settable
    /// A Swift expression: `{ self }`, `{ padding(.all, length) }`.
    case expression
    /// It is a value that consists of its name or another one: `{ token() }`, `= token()`, `{ token("plain") }`.
    case constant
    /// It has no body: a protocol requirement.
    case none
  }

  private func hasSetter(_ start: Int) -> Bool {
    var depth = 1
    var offset = start
    while offset < text.bytes.count, depth > 0 {
      if text[offset] == UInt8(ascii: "{") { depth += 1 }
      if text[offset] == UInt8(ascii: "}") { depth -= 1 }
      if depth == 1, text.hasWord("set", at: offset), !text[offset - 1].isPartOfWord {
        // The language itself runs a nonmutating setter: that of a property wrapper.
        return !text.hasWord("nonmutating", at: offset - "nonmutating ".utf8.count)
      }
      offset += 1
    }
    return false
  }
}

extension String {
  /// The text with another one in place of each occurrence of a part.
  package func replacing(_ part: String, by other: String) -> String {
    guard let first = part.utf8.first else { return self }
    var result: [UInt8] = []
    let (bytes, wanted) = (Array(utf8), Array(part.utf8))
    var offset = 0
    while offset < bytes.count {
      if bytes[offset] == first, bytes[offset...].starts(with: wanted) {
        result += Array(other.utf8)
        offset += wanted.count
      } else {
        result.append(bytes[offset])
        offset += 1
      }
    }
    return String(decoding: result, as: UTF8.self)
  }
}
