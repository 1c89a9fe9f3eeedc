/// How faithfully a declaration is carried out. `Docs/Support.md` is made of this.
enum Fidelity: Sendable, Equatable {
  /// Frames are SwiftUI's.
  case faithful
  /// It works, but not as on a phone; the text says what is different.
  case approximated(String)
  /// It is accepted and has no effect: no frame depends on it.
  case ignored
  /// It is accepted and has no effect, although it can change frames on a phone: each use gets a warning.
  case passedOver
}

/// What stands before the keyword of a declaration.
extension NativeText {
  /// `@inert`, `@passedOver` and `@approximated("…")`.
  var fidelity: Fidelity {
    var fidelity = Fidelity.faithful
    forEachAttribute { name, argument in
      if name == "inert" { fidelity = .ignored }
      if name == "passedOver" { fidelity = .passedOver }
      if name == "approximated" { fidelity = .approximated(argument) }
    }
    return fidelity
  }

  /// `@carriedOut`: a protocol's requirement that has a closure here, for the types that leave it to the course.
  var isCarriedOut: Bool {
    var isCarriedOut = false
    forEachAttribute { name, _ in if name == "carriedOut" { isCarriedOut = true } }
    return isCarriedOut
  }

  /// Where the requirements begin that the extension around the declaration has: what follows its `where`.
  var requirementsAround: Int? {
    var line = declaration
    // The header of the extension, or of the type, is the nearest line that begins with a word.
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

  /// `@inert(takes: .anything)`, `@passedOver(takes: .anything)`: a modifier whose arguments nobody reads.
  var acceptsAnything: Bool { inertArgument == "takes: .anything" }

  /// `@inert(skips: "content")`: the parameter whose closure belongs to a bar or a screen that is never shown, and may
  /// hold what the course does not have.
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

  /// Calls `found` with each attribute's name and what stands between its parentheses, without quotes around it.
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

  /// A range without the spaces and line breaks at its ends.
  private func trimmed(_ range: Range<Int>) -> Range<Int> {
    var (lower, upper) = (text.skippingSpaces(from: range.lowerBound, acrossLines: true), range.upperBound)
    while upper > lower, text[upper - 1] == UInt8(ascii: " ") || text[upper - 1] == UInt8(ascii: "\n") { upper -= 1 }
    lower = min(lower, upper)
    return lower..<upper
  }

  /// The same declaration, read from another place.
  func from(_ offset: Int) -> NativeText { NativeText(text: text, start: offset, declaration: declaration) }

  /// Where the names of a protocol's associated types begin.
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
  var typeKind: Nominal.Kind {
    var offset = declaration
    while offset < start {
      if text.hasWord("protocol", at: offset) { return .proto }
      if text.hasWord("enum", at: offset) { return hasCaseWithValues ? .enumeration : .structure }
      if text.hasWord("class", at: offset) { return .object }
      if text.hasWord("struct", at: offset) { return .structure }
      offset = text[offset].isPartOfWord ? text.endOfWord(from: offset) : offset + 1
    }
    return .structure
  }

  /// Whether a pattern could take apart a value of the enum that is declared here.
  private var hasCaseWithValues: Bool {
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
