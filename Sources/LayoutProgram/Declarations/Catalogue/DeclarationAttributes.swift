/// How faithfully the language implements a declaration. `Docs/Support.md` is generated from this.
package enum Fidelity: Sendable, Equatable {
  /// Frames equal SwiftUI's.
  case faithful
  /// It works, but differs from a phone as the text describes.
  case approximated(String)
  /// It has no effect, and no frame depends on it.
  case ignored
  /// It has no effect, although it can change frames on a phone, so each use gets a warning.
  case passedOver
}

/// Reads the attributes before a declaration.
extension NativeText {
  /// The fidelity that `@inert`, `@passedOver` or `@approximated("…")` declares.
  package var fidelity: Fidelity {
    var fidelity = Fidelity.faithful
    forEachAttribute { name, argument in
      if name == "inert" { fidelity = .ignored }
      if name == "passedOver" { fidelity = .passedOver }
      if name == "approximated" { fidelity = .approximated(argument) }
    }
    return fidelity
  }

  /// Whether the declaration is marked `@carriedOut`: a protocol requirement with a native closure, for the types that do
  /// not implement it.
  var isCarriedOut: Bool {
    var isCarriedOut = false
    forEachAttribute { name, _ in if name == "carriedOut" { isCarriedOut = true } }
    return isCarriedOut
  }

  /// The offset of the requirements of the enclosing extension or type, after its `where`; nil if it has none.
  var requirementsAround: Int? {
    var line = declaration
    // The header of the extension or type is the nearest line before that begins with a word.
    repeat {
      guard line > 0 else { return nil }
      line -= 1
      while line > 0, text[line - 1] != UInt8(ascii: "\n") { line -= 1 }
    } while !text[line].isPartOfWord || text.hasWord("where", at: line)
    var offset = line
    while offset < declaration, text[offset] != UInt8(ascii: "{") {
      if text.hasWord("where", at: offset), !text[offset - 1].isPartOfWord { return offset + "where ".utf8.count }
      offset += 1
    }
    return nil
  }

  /// Whether the declaration represents several Swift types with other names: `@family`.
  var isFamily: Bool {
    var isFamily = false
    forEachAttribute { name, _ in if name == "family" { isFamily = true } }
    return isFamily
  }

  /// Whether the modifier ignores its arguments: `@inert(takes: .anything)`, `@passedOver(takes: .anything)`.
  package var acceptsAnything: Bool { inertArgument == "takes: .anything" }

  /// The parameter that `@inert(skips: "content")` names. Its closure is the content of a bar or screen that
  /// is never shown, so it may use unsupported features.
  var skippedParameter: String? {
    let argument = inertArgument
    guard argument.hasPrefix("skips: ") else { return nil }
    return String(argument.dropFirst("skips: \"".count).dropLast())
  }

  private var inertArgument: String {
    var found = ""
    forEachAttribute { name, argument in if name == "inert" || name == "passedOver" { found = argument } }
    return found
  }

  /// Calls `found` with each attribute's name and the text between its parentheses, without quotes.
  private func forEachAttribute(_ found: (String, String) -> Void) {
    var offset = declaration
    while text[offset] == UInt8(ascii: "@") {
      let end = text.endOfWord(from: offset + 1)
      var after = end
      if text[end] == UInt8(ascii: "(") { after = text.endOfParentheses(from: end) }
      var argument = after > end ? text.string(trimmed(end + 1..<after - 1)) : ""
      if argument.hasPrefix("\"") { argument = String(argument.dropFirst().dropLast()) }
      found(text.string(offset + 1..<end), argument)
      offset = text.skippingSpaces(from: after, acrossLines: true)
    }
  }

  /// A range without leading and trailing spaces and line breaks.
  private func trimmed(_ range: Range<Int>) -> Range<Int> {
    var (lower, upper) = (text.skippingSpaces(from: range.lowerBound, acrossLines: true), range.upperBound)
    while upper > lower, text[upper - 1] == UInt8(ascii: " ") || text[upper - 1] == UInt8(ascii: "\n") { upper -= 1 }
    lower = min(lower, upper)
    return lower..<upper
  }

  /// The same declaration, read from another offset.
  func from(_ offset: Int) -> NativeText { NativeText(text: text, start: offset, declaration: declaration) }

  /// The start offsets of the names of a protocol's associated types.
  var associatedTypes: [Int] {
    var found: [Int] = []
    var offset = end
    while offset < text.bytes.count, text[offset] != UInt8(ascii: "}") {
      let next = text[offset].isPartOfWord ? text.endOfWord(from: offset) : offset + 1
      if text.hasWord("associatedtype", at: offset) { found.append(text.skippingSpaces(from: next)) }
      offset = next
    }
    return found
  }

  /// The keyword of a type's declaration.
  package var typeKind: Nominal.Kind {
    var offset = declaration
    while offset < start {
      if text.hasWord("protocol", at: offset) { return .proto }
      if text.hasWord("enum", at: offset) { return .enumeration }
      if text.hasWord("class", at: offset) { return .object }
      if text.hasWord("struct", at: offset) { return .structure }
      offset = text[offset].isPartOfWord ? text.endOfWord(from: offset) : offset + 1
    }
    return .structure
  }

  /// Whether the enum that is declared here has a case with associated values, as its first case shows.
  var hasCaseWithValues: Bool {
    var offset = end
    while offset < text.bytes.count, text[offset] != UInt8(ascii: "}") {
      let next = text[offset].isPartOfWord ? text.endOfWord(from: offset) : offset + 1
      if text.hasWord("case", at: offset) {
        return text[text.endOfWord(from: text.skippingSpaces(from: next))] == UInt8(ascii: "(")
      }
      offset = next
    }
    return false
  }
}
