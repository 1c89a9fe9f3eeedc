/// A declaration as Swift writes it, taken apart as far as completions and the help for calls need it.
///
///     func frame(width: CGFloat? = nil, alignment: Alignment = .center) -> some View
///                ───────────────────── ───────────────────────────────     ─────────
///                two parameters that may be left out                       the result
struct DeclarationText: Sendable {
  let text: String
  private(set) var parameters: [Parameter] = []
  /// Behind `->`, or behind the `:` of a property; empty where there is none.
  private(set) var result = ""
  /// Whether it is called with parentheses.
  private(set) var isCallable = false

  struct Parameter: Sendable {
    /// Nil for `_`.
    var label: String?
    var name: String
    var type: String
    var hasDefault: Bool
    /// In characters of the text.
    var range: Range<Int>
  }

  init(_ text: String) {
    self.text = text
    let letters = Array(text)
    guard let open = Self.firstParenthesis(in: letters) else {
      if let colon = Self.find(":", in: letters, from: 0) { result = Self.trimmed(letters[(colon + 1)...]) }
      return
    }
    isCallable = true
    var start = open + 1
    while let end = Self.end(of: letters, from: start) {
      if let parameter = Self.parameter(in: letters, start..<end) { parameters.append(parameter) }
      start = end + 1
      if letters[end] == ")" { break }
    }
    if let arrow = Self.find("->", in: letters, from: start) { result = Self.trimmed(letters[(arrow + 2)...]) }
  }

  /// `padding(_:)`, for a function of that name; the name alone for a property.
  func label(named name: String) -> String {
    isCallable ? "\(name)(\(parameters.map { "\($0.label ?? "_"):" }.joined()))" : name
  }

  /// The parenthesis in front of the parameters; generic ones before it are none.
  private static func firstParenthesis(in letters: [Character]) -> Int? {
    var depth = 0
    for (index, letter) in letters.enumerated() {
      switch letter {
      case "<": depth += 1
      case ">" where index > 0 && letters[index - 1] != "-": depth -= 1
      case "(" where depth == 0:
        // Of `var size: (Int, Int)` and of `@State(1) var` it is none.
        return letters[..<index].contains(":") && depth == 0 && !isFunction(letters[..<index]) ? nil : index
      default: break
      }
    }
    return nil
  }

  private static func isFunction(_ head: ArraySlice<Character>) -> Bool {
    let words = String(head).split(whereSeparator: { !($0.isLetter || $0 == "_") })
    return words.contains { $0 == "func" || $0 == "init" || $0 == "subscript" || $0 == "case" }
  }

  /// The comma or parenthesis that ends what begins here.
  private static func end(of letters: [Character], from start: Int) -> Int? {
    var depth = 0
    var index = start
    while index < letters.count {
      switch letters[index] {
      case "(", "[", "<", "{": depth += 1
      case ")" where depth == 0, "," where depth == 0: return index
      case ">" where letters[index - 1] == "-" || letters[index - 1] == " ": break
      case ")", "]", ">", "}": depth -= 1
      default: break
      }
      index += 1
    }
    return nil
  }

  /// A sign outside of all brackets.
  private static func find(_ sign: String, in letters: [Character], from start: Int) -> Int? {
    let sign = Array(sign)
    var depth = 0
    var index = start
    while index + sign.count <= letters.count {
      if depth == 0, Array(letters[index..<index + sign.count]) == sign { return index }
      switch letters[index] {
      case "(", "[": depth += 1
      case ")", "]": depth -= 1
      default: break
      }
      index += 1
    }
    return nil
  }

  private static func parameter(in letters: [Character], _ range: Range<Int>) -> Parameter? {
    var range = range
    while range.lowerBound < range.upperBound, letters[range.lowerBound].isWhitespace {
      range = range.lowerBound + 1..<range.upperBound
    }
    let part = Array(letters[range])
    guard !part.isEmpty else { return nil }
    guard let colon = find(":", in: part, from: 0) else {
      // The payload of an enum's case, without a label.
      let type = trimmed(part[...])
      return Parameter(label: nil, name: type, type: type, hasDefault: false, range: range)
    }
    let words = String(part[..<colon]).split(separator: " ").map(String.init).filter { !$0.hasPrefix("@") }
    let equal = find(" = ", in: part, from: colon)
    return Parameter(
      label: words.first == "_" ? nil : words.first, name: words.last ?? "",
      type: trimmed(part[(colon + 1)..<(equal ?? part.count)]),
      hasDefault: equal != nil, range: range)
  }

  private static func trimmed(_ letters: ArraySlice<Character>) -> String {
    var letters = letters
    while letters.first?.isWhitespace == true { letters.removeFirst() }
    while letters.last?.isWhitespace == true { letters.removeLast() }
    return String(letters)
  }
}
