/// Computes the keys that connect a catalog declaration with the closure that implements it.
///
///     extension View { public func padding(_ insets: EdgeInsets) -> some View { native() } }
///
///     View.padding(_:)                usually the labels are enough
///     View.padding(_: EdgeInsets)     with types, if overloads work differently
///     Array.suffix(_:) -> [Element]   with the result type, if only that differs
///     static Task.isCancelled         static, if instances have a member of that name too
extension NativeText {
  /// The suffixes after the name in each possible key, the most specific first.
  var keys: [String] {
    guard let parameters else { return [": \(normalized(start + 1..<max(start + 1, end)))", ""] }
    let types = "(" + parameters.map { "\($0.label): \($0.type)" }.joined(separator: ", ") + ")"
    let labels = labels(of: parameters)
    guard let result else { return [types, labels] }
    return ["\(types) -> \(result)", "\(labels) -> \(result)", types, labels]
  }

  /// The labels with their types: `(_: EdgeInsets)`; empty for a property.
  package var labelsAndTypes: String {
    parameters.map { "(" + $0.map { "\($0.label): \($0.type)" }.joined(separator: ", ") + ")" } ?? ""
  }

  /// The labels: `(_:)`; empty for a property.
  var labels: String { parameters.map(labels(of:)) ?? "" }

  private func labels(of parameters: [ParameterText]) -> String {
    "(" + parameters.map { $0.label + ":" }.joined() + ")"
  }

  /// The result type, after `->`.
  private var result: String? {
    guard let parenthesis else { return nil }
    var offset = text.endOfParentheses(from: parenthesis)
    let end = end
    while offset + 1 < end {
      if text[offset] == UInt8(ascii: "-"), text[offset + 1] == UInt8(ascii: ">") {
        return normalized(offset + 2..<end)
      }
      offset += 1
    }
    return nil
  }

  /// The offset of the parameter list; nil for a property.
  package var parenthesis: Int? {
    var offset = start
    if text[offset] == UInt8(ascii: "?") { offset += 1 }
    if text[offset] == UInt8(ascii: "<") { offset = afterGenerics(offset) }
    return text[offset] == UInt8(ascii: "(") ? offset : nil
  }

  struct ParameterText {
    let label: String
    /// The name inside the body.
    let name: String
    let type: String
  }

  /// The parameters; nil for a property.
  var parameters: [ParameterText]? {
    guard let parenthesis else { return nil }
    let end = text.endOfParentheses(from: parenthesis) - 1
    var offset = text.skippingSpaces(from: parenthesis + 1, acrossLines: true)
    var parameters: [ParameterText] = []
    while offset < end {
      let next = endOfParameter(from: offset, to: end)
      parameters.append(parameter(offset..<next))
      offset = text.skippingSpaces(from: next + 1, acrossLines: true)
    }
    return parameters
  }

  private func parameter(_ range: Range<Int>) -> ParameterText {
    var offset = skippingAttributes(from: range.lowerBound)
    let label = offset..<text.endOfWord(from: offset)
    let second = text.skippingSpaces(from: label.upperBound)
    let name = text[second] == UInt8(ascii: ":") ? label : second..<text.endOfWord(from: second)
    while offset < range.upperBound, text[offset] != UInt8(ascii: ":") { offset += 1 }
    offset = skippingAttributes(from: text.skippingSpaces(from: offset + 1, acrossLines: true))
    var end = offset
    var depth = 0
    while end < range.upperBound {
      if text[end] == UInt8(ascii: "(") { depth += 1 }
      if text[end] == UInt8(ascii: ")") { depth -= 1 }
      if text[end] == UInt8(ascii: "="), depth == 0 { break }
      end += 1
    }
    return ParameterText(label: text.string(label), name: text.string(name), type: normalized(offset..<end))
  }

  /// A type as one line, without attributes and effects.
  private func normalized(_ range: Range<Int>) -> String {
    text.string(range).split { $0 == " " || $0 == "\n" }
      .filter { !$0.hasPrefix("@") && $0 != "throws" && $0 != "async" }
      .map { $0 == "inout" ? "" : $0 == "(inout" ? "(" : $0 + " " }.joined().withoutSpaceAtEnd
      // The course has no localized texts.
      .replacing("LocalizedStringKey", by: "String")
  }

  private func skippingAttributes(from start: Int) -> Int {
    var offset = start
    while text[offset] == UInt8(ascii: "@") {
      offset = text.endOfWord(from: offset + 1)
      if text[offset] == UInt8(ascii: "(") { offset = text.endOfParentheses(from: offset) }
      if text[offset] == UInt8(ascii: "<") { offset = afterGenerics(offset) }
      offset = text.skippingSpaces(from: offset, acrossLines: true)
    }
    return offset
  }

  /// The offset of the comma after a parameter, or of the end of the list.
  private func endOfParameter(from start: Int, to end: Int) -> Int {
    var depth = 0
    var offset = start
    var isInString = false
    while offset < end {
      let byte = text[offset]
      if byte == UInt8(ascii: "\"") { isInString.toggle() }
      switch byte {
      case _ where isInString: break
      case UInt8(ascii: "("), UInt8(ascii: "["), UInt8(ascii: "<"): depth += 1
      case UInt8(ascii: ")"), UInt8(ascii: "]"): depth -= 1
      case UInt8(ascii: ">") where text[offset - 1] != UInt8(ascii: "-"): depth -= 1
      case UInt8(ascii: ",") where depth == 0: return offset
      default: break
      }
      offset += 1
    }
    return end
  }

  private func afterGenerics(_ start: Int) -> Int {
    var depth = 0
    var offset = start
    while offset < text.bytes.count {
      if text[offset] == UInt8(ascii: "<") { depth += 1 }
      if text[offset] == UInt8(ascii: ">"), text[offset - 1] != UInt8(ascii: "-") { depth -= 1 }
      offset += 1
      if depth == 0 { break }
    }
    return offset
  }
}

extension String {
  fileprivate var withoutSpaceAtEnd: String { hasSuffix(" ") ? String(dropLast()) : self }
}
