import Diagnostics

extension Vocabulary {
  /// Texts and characters.
  static let strings: [NativeDeclaration] =
    [
      .type("protocol StringProtocol: Comparable, Hashable, BidirectionalCollection"),
      .type("struct Substring: StringProtocol, CustomStringConvertible"),

      .member("StringProtocol", "var count: Int") { (text: String) in .int(text.count) },
      .member("StringProtocol", "var isEmpty: Bool") { (text: String) in .bool(text.isEmpty) },
      .member("StringProtocol", "var description: String") { (text: String) in .string(text) },
      .member("StringProtocol", "func uppercased() -> String") { (text: String) in .string(text.uppercased()) },
      .member("StringProtocol", "func lowercased() -> String") { (text: String) in .string(text.lowercased()) },
      .member("StringProtocol", "var capitalized: String") { (text: String) in .string(capitalized(text)) },
      .member("StringProtocol", "func hasPrefix(_ prefix: StringProtocol) -> Bool") { (text: String?, prefix: String) in
        .bool(text?.hasPrefix(prefix) ?? false)
      },
      .member("StringProtocol", "func hasSuffix(_ suffix: StringProtocol) -> Bool") { (text: String?, suffix: String) in
        .bool(text?.hasSuffix(suffix) ?? false)
      },
      .member("StringProtocol", "func contains(_ other: StringProtocol) -> Bool") {
        (run: Run, call: Arguments, text: String, wanted: String) throws(Stop) in
        try run.countSearch(for: wanted, in: text, at: call.range)
        return .bool(text.contains(wanted))
      },
      .member("StringProtocol", "func contains(_ other: Character) -> Bool") { (text: String, other: String) in
        .bool(text.contains(other))
      },
      .member(
        "StringProtocol",
        "func replacingOccurrences(of target: StringProtocol, with replacement: StringProtocol) -> String"
      ) { (run: Run, call: Arguments) throws(Stop) in
        let target = call.string(1) ?? ""
        if target.isEmpty { return call[0] ?? .void }
        try run.countSearch(for: target, in: call.string(0) ?? "", at: call.range)
        let parts = pieces(of: call.string(0) ?? "", between: target)
        return .string(try run.checked(parts.joined(separator: call.string(2) ?? ""), at: call.range))
      },
      .member("StringProtocol", "func components(separatedBy separator: StringProtocol) -> [String]") {
        (run: Run, call: Arguments, text: String, separator: String) throws(Stop) in
        try run.countSearch(for: separator, in: text, at: call.range)
        return .array(pieces(of: text, between: separator).map { .string($0) })
      },
      .member("StringProtocol", "func filter(_ isIncluded: (Character) -> Bool) -> String") {
        (run: Run, call: Arguments) throws(Stop) in
        guard let function = call.function(1) else { return call[0] ?? .void }
        var text = ""
        for character in call.string(0) ?? "" {
          let value = Value.string(String(character))
          if case .bool(true) = try run.call(function, [value], at: call.range) { text.append(character) }
        }
        return .string(try run.checked(text, at: call.range))
      },
      .member("String", "init()") { .string("") },
      .member("String", "init(_ value: Character)") { (value: Value?) in .string(value?.text ?? "") },
      .member("String", "init(_ value: Substring)") { (value: Value?) in .string(value?.text ?? "") },
      .member("String", "init(_ value: Bool)") { (value: Value?) in .string(value?.text ?? "") },
      .member("String", "init(_ characters: Sequence<Character>)") { (run: Run, call: Arguments) throws(Stop) in
        .string(try run.checked(try list(run, call).map(\.text).joined(), at: call.range))
      },
      .member("String", "init(describing value: Any)") { (run: Run, value: Value) throws(Stop) in
        .string(try run.text(of: value))
      },
      .member("String", "init(reflecting value: Any)") { (run: Run, value: Value) throws(Stop) in
        .string(try run.debugText(of: value))
      },
      .member("String", "init(repeating character: Character, count: Int)", repeated),
      .member("String", "init(format: String, _ arguments: Any...)") {
        (run: Run, call: Arguments, format: String, arguments: [Value]) throws(Stop) in
        let formatted = FormattedText(format, arguments)
        if let misfit = formatted.misfit { throw Stop(.runtime, RuntimeMessage.formatMismatch(misfit), at: call.range) }
        return .string(try run.checked(formatted.text, at: call.range))
      },
      .type("protocol CVarArg"),
      .member("String", "init(format: String, arguments: [CVarArg])") {
        (run: Run, call: Arguments, format: String, arguments: [Value]) throws(Stop) in
        let formatted = FormattedText(format, arguments)
        if let misfit = formatted.misfit { throw Stop(.runtime, RuntimeMessage.formatMismatch(misfit), at: call.range) }
        return .string(try run.checked(formatted.text, at: call.range))
      },
    ]

  /// Each word with a large first letter.
  private static func capitalized(_ text: String) -> String {
    var result = ""
    var isStart = true
    for character in text {
      result += isStart ? character.uppercased() : character.lowercased()
      isStart = !(character.isLetter || character.isNumber || character == "'")
    }
    return result
  }

  static func pieces(of text: String, between separator: String) -> [String] {
    if separator.isEmpty { return [text] }
    var parts: [String] = []
    var rest = text[...]
    while let found = rest.firstRange(of: separator) {
      parts.append(String(rest[..<found.lowerBound]))
      rest = rest[found.upperBound...]
    }
    return parts + [String(rest)]
  }
}
