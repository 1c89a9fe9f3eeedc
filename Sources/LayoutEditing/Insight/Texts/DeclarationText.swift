/// A declaration in Swift, split up for completions and signature help.
///
///     func frame(width: CGFloat? = nil, alignment: Alignment = .center) -> some View
///                ───────────────────── ───────────────────────────────     ─────────
///                two parameters with defaults                              the result
struct DeclarationText: Sendable {
  let text: String
  private(set) var parameters: [Parameter] = []
  /// The type after `->`, or after the `:` of a property; empty if there is none.
  private(set) var result = ""
  /// Whether it is called with parentheses.
  private(set) var isCallable = false

  struct Parameter: Sendable {
    /// The label; nil for `_`.
    var label: String?
    var name: String
    var type: String
    var hasDefault: Bool
    /// The range in characters of the text.
    var range: Range<Int>
  }

  init(_ text: String) {
    self.text = text
    // Works on bytes, because one completion list needs hundreds of these.
    let bytes = Array(text.utf8)
    guard let open = Self.firstParenthesis(in: bytes) else {
      if let colon = Self.find(":", in: bytes[...]) { result = Self.trimmed(bytes[(colon + 1)...]) }
      return
    }
    isCallable = true
    let isPlain = bytes.allSatisfy { $0 < 0x80 }
    var start = open + 1
    while let end = Self.end(of: bytes, from: start) {
      if var parameter = Self.parameter(in: bytes[start..<end]) {
        if !isPlain { parameter.range = Self.characters(parameter.range, of: bytes) }
        parameters.append(parameter)
      }
      start = end + 1
      if bytes[end] == UInt8(ascii: ")") { break }
    }
    if let arrow = Self.find("->", in: bytes[start...]) { result = Self.trimmed(bytes[(arrow + 2)...]) }
  }

  /// The name with its labels: `padding(_:)` for a function; the name alone for a property.
  func label(named name: String) -> String {
    isCallable ? "\(name)(\(parameters.map { "\($0.label ?? "_"):" }.joined()))" : name
  }

  private static func characters(_ range: Range<Int>, of bytes: [UInt8]) -> Range<Int> {
    let lower = String(decoding: bytes[..<range.lowerBound], as: UTF8.self).count
    return lower..<lower + String(decoding: bytes[range], as: UTF8.self).count
  }

  /// The parenthesis before the parameters; nil for a property, whose type may contain parentheses.
  private static func firstParenthesis(in bytes: [UInt8]) -> Int? {
    var depth = 0
    var hasColon = false
    for (index, byte) in bytes.enumerated() {
      switch byte {
      case UInt8(ascii: "<"): depth += 1
      case UInt8(ascii: ">") where index > 0 && bytes[index - 1] != UInt8(ascii: "-"): depth -= 1
      case UInt8(ascii: ":"): hasColon = true
      case UInt8(ascii: "(") where depth == 0: return hasColon && !isFunction(bytes[..<index]) ? nil : index
      default: break
      }
    }
    return nil
  }

  private static func isFunction(_ head: ArraySlice<UInt8>) -> Bool {
    let words = String(decoding: head, as: UTF8.self).split { !($0.isLetter || $0 == "_") }
    return words.contains { $0 == "func" || $0 == "init" || $0 == "subscript" || $0 == "case" }
  }

  /// The comma or parenthesis that ends the parameter at `start`.
  private static func end(of bytes: [UInt8], from start: Int) -> Int? {
    var depth = 0
    for index in start..<max(start, bytes.count) {
      switch bytes[index] {
      case UInt8(ascii: "("), UInt8(ascii: "["), UInt8(ascii: "<"), UInt8(ascii: "{"): depth += 1
      case UInt8(ascii: ")") where depth == 0, UInt8(ascii: ",") where depth == 0: return index
      // `->`, and `>` as an operator in a default.
      case UInt8(ascii: ">") where bytes[index - 1] == UInt8(ascii: "-") || bytes[index - 1] == UInt8(ascii: " "): break
      case UInt8(ascii: ")"), UInt8(ascii: "]"), UInt8(ascii: ">"), UInt8(ascii: "}"): depth -= 1
      default: break
      }
    }
    return nil
  }

  /// The first index of a character outside of parentheses and brackets.
  private static func find(_ sign: StaticString, in bytes: ArraySlice<UInt8>) -> Int? {
    var depth = 0
    for index in bytes.indices {
      if depth == 0, begins(with: sign, bytes[index...]) { return index }
      switch bytes[index] {
      case UInt8(ascii: "("), UInt8(ascii: "["): depth += 1
      case UInt8(ascii: ")"), UInt8(ascii: "]"): depth -= 1
      default: break
      }
    }
    return nil
  }

  private static func begins(with sign: StaticString, _ bytes: ArraySlice<UInt8>) -> Bool {
    sign.withUTF8Buffer { bytes.starts(with: $0) }
  }

  private static func parameter(in written: ArraySlice<UInt8>) -> Parameter? {
    let part = written.drop { $0 == UInt8(ascii: " ") }
    if part.isEmpty { return nil }
    guard let colon = find(":", in: part) else {
      // The associated value of an enum case, without a label.
      let type = trimmed(part)
      return Parameter(label: nil, name: type, type: type, hasDefault: false, range: part.indices)
    }
    let words = part[..<colon].split(separator: UInt8(ascii: " ")).map { String(decoding: $0, as: UTF8.self) }
      .filter { !$0.hasPrefix("@") }
    let equal = find(" = ", in: part[colon...])
    return Parameter(
      label: words.first == "_" ? nil : words.first, name: words.last ?? "",
      type: trimmed(part[(colon + 1)..<(equal ?? part.endIndex)]), hasDefault: equal != nil, range: part.indices)
  }

  private static func trimmed(_ bytes: ArraySlice<UInt8>) -> String {
    var bytes = bytes.drop { $0 == UInt8(ascii: " ") }
    while bytes.last == UInt8(ascii: " ") { bytes.removeLast() }
    return String(decoding: bytes, as: UTF8.self)
  }
}
