import Diagnostics

/// What a predicate's text says, with the values that stand for its `%@`.
private final class PredicateBox: Box {
  let format: String
  let parts: [Value]

  init(_ format: String, _ parts: [Value]) {
    self.format = format
    self.parts = parts
    super.init(.void)
  }
}

extension Vocabulary {
  /// Expressions as Foundation takes them: as texts, in the search for a part of a text and in a predicate.
  static let predicates: [NativeDeclaration] = [
    .type("class NSPredicate").approximated("Knows 'SELF MATCHES %@'; another format is refused when it is asked."),
    .member("NSPredicate", "init(format: String, _ parts: Any...)") { (format: String, parts: [Value]) in
      .box(PredicateBox(format, parts))
    },
    .member("NSPredicate", "func evaluate(with object: Any?) -> Bool") {
      (run: Run, call: Arguments, nsPredicate: Value?, object: String?) throws(Stop) in
      guard case .box(let box)? = nsPredicate, let predicate = box as? PredicateBox else { return .bool(false) }
      let words = predicate.format.split(separator: " ")
      let isExact = words.map(String.init) == ["SELF", "MATCHES", "%@"]
      let ignoresCase = words.map(String.init) == ["SELF", "MATCHES[c]", "%@"]
      guard isExact || ignoresCase, case .string(let pattern)? = predicate.parts.first?.unerased else {
        throw Stop(problem: Problem(unsupported: .name("NSPredicate"), at: call.range))
      }
      guard let text = object else { return .bool(false) }
      let regex = try RegexBox.made(of: pattern, run, at: call.range)
      let searched = SearchedText(text[...], regex, ignoringCase: ignoresCase, run, at: call.range)
      return .bool(try searched.atStart(whole: true) != nil)
    },
  ]

  /// `range(of:options: .regularExpression)`
  static func expressionFound(_ run: Run, _ arguments: Arguments, _ options: CompareOptions) throws(Stop) -> Value {
    let regex = try RegexBox.made(of: arguments.string(1) ?? "", run, at: arguments.range)
    let searched = SearchedText(
      arguments.substring(0), regex, ignoringCase: options.ignoresCase, run, at: arguments.range)
    return try searched.first().map { .some(value(of: $0.range)) } ?? .none
  }

  /// `replacingOccurrences(of:with:options: .regularExpression)`: `$1` in the other text is what was captured first.
  static func expressionsReplaced(_ run: Run, _ arguments: Arguments, _ options: CompareOptions) throws(Stop) -> Value {
    let text = arguments.substring(0)
    let regex = try RegexBox.made(of: arguments.string(1) ?? "", run, at: arguments.range)
    let searched = SearchedText(text, regex, ignoringCase: options.ignoresCase, run, at: arguments.range)
    var (result, start) = ("", text.startIndex)
    for match in try searched.all() {
      result += text[start..<match.range.lowerBound]
      result += filled(arguments.string(2) ?? "", [match.range] + match.captures, text)
      start = match.range.upperBound
    }
    return .string(try run.checked(result + text[start...], at: arguments.range))
  }

  private static func filled(_ template: String, _ parts: [Range<String.Index>?], _ text: Substring) -> String {
    var (result, rest) = ("", template[...])
    while let letter = rest.popFirst() {
      if letter == "\\", let next = rest.popFirst() {
        result.append(next)
      } else if letter == "$", let number = rest.first?.wholeNumberValue, parts.indices.contains(number) {
        rest.removeFirst()
        if let part = parts[number] { result += text[part] }
      } else {
        result.append(letter)
      }
    }
    return result
  }
}
