import Diagnostics

extension Vocabulary {
  /// Texts and characters.
  static let strings: [NativeDeclaration] =
    [
      .type("protocol StringProtocol: Comparable, Hashable, BidirectionalCollection"),
      .type("struct Substring: StringProtocol, CustomStringConvertible"),

      .member("StringProtocol", "var count: Int") { _, a in .int(a.string(0)?.count ?? 0) },
      .member("StringProtocol", "var isEmpty: Bool") { _, a in .bool(a.string(0)?.isEmpty ?? true) },
      .member("StringProtocol", "var description: String") { _, a in .string(a.string(0) ?? "") },
      .member("StringProtocol", "func uppercased() -> String") { _, a in .string(a.string(0)?.uppercased() ?? "") },
      .member("StringProtocol", "func lowercased() -> String") { _, a in .string(a.string(0)?.lowercased() ?? "") },
      .member("StringProtocol", "var capitalized: String") { _, a in .string(capitalized(a.string(0) ?? "")) },
      .member("StringProtocol", "func hasPrefix(_ prefix: StringProtocol) -> Bool") { _, a in
        .bool(a.string(0)?.hasPrefix(a.string(1) ?? "") ?? false)
      },
      .member("StringProtocol", "func hasSuffix(_ suffix: StringProtocol) -> Bool") { _, a in
        .bool(a.string(0)?.hasSuffix(a.string(1) ?? "") ?? false)
      },
      .member("StringProtocol", "func contains(_ other: StringProtocol) -> Bool") { run, a throws(Stop) in
        let (text, wanted) = (a.string(0) ?? "", a.string(1) ?? "")
        try run.countSearch(for: wanted, in: text, at: a.range)
        return .bool(text.contains(wanted))
      },
      .member("StringProtocol", "func contains(_ other: Character) -> Bool") { _, a in
        .bool((a.string(0) ?? "").contains(a.string(1) ?? ""))
      },
      .member(
        "StringProtocol",
        "func replacingOccurrences(of target: StringProtocol, with replacement: StringProtocol) -> String"
      ) {
        run, a throws(Stop) in
        let target = a.string(1) ?? ""
        if target.isEmpty { return a[0] ?? .void }
        try run.countSearch(for: target, in: a.string(0) ?? "", at: a.range)
        let parts = pieces(of: a.string(0) ?? "", between: target)
        return .string(try run.checked(parts.joined(separator: a.string(2) ?? ""), at: a.range))
      },
      .member("StringProtocol", "func components(separatedBy separator: StringProtocol) -> [String]") {
        run, a throws(Stop) in
        try run.countSearch(for: a.string(1) ?? "", in: a.string(0) ?? "", at: a.range)
        return .array(pieces(of: a.string(0) ?? "", between: a.string(1) ?? "").map { .string($0) })
      },
      .member("StringProtocol", "func filter(_ isIncluded: (Character) -> Bool) -> String") { run, a throws(Stop) in
        guard let function = a.function(1) else { return a[0] ?? .void }
        var text = ""
        for character in a.string(0) ?? "" {
          let value = Value.string(String(character))
          if case .bool(true) = try run.call(function, [value], at: a.range) { text.append(character) }
        }
        return .string(try run.checked(text, at: a.range))
      },
      .member("String", "init()") { _, _ in .string("") },
      .member("String", "init(_ value: Character)") { _, a in .string(a[0]?.text ?? "") },
      .member("String", "init(_ value: Substring)") { _, a in .string(a[0]?.text ?? "") },
      .member("String", "init(_ value: Bool)") { _, a in .string(a[0]?.text ?? "") },
      .member("String", "init(_ characters: Sequence<Character>)") { run, a throws(Stop) in
        .string(try run.checked(try list(run, a).map(\.text).joined(), at: a.range))
      },
      .member("String", "init(describing value: Any)") { run, a throws(Stop) in
        .string(try run.text(of: a[0] ?? .void))
      },
      .member("String", "init(reflecting value: Any)") { run, a throws(Stop) in
        .string(try run.debugText(of: a[0] ?? .void))
      },
      .member("String", "init(repeating character: Character, count: Int)", repeated),
      .member("String", "init(format: String, _ arguments: Any...)") { run, a throws(Stop) in
        let formatted = FormattedText(a.string(0) ?? "", a.array(1) ?? [])
        if let misfit = formatted.misfit { throw Stop(.runtime, RuntimeMessage.formatMismatch(misfit), at: a.range) }
        return .string(try run.checked(formatted.text, at: a.range))
      },
      .type("protocol CVarArg"),
      .member("String", "init(format: String, arguments: [CVarArg])") { run, a throws(Stop) in
        let formatted = FormattedText(a.string(0) ?? "", a.array(1) ?? [])
        if let misfit = formatted.misfit { throw Stop(.runtime, RuntimeMessage.formatMismatch(misfit), at: a.range) }
        return .string(try run.checked(formatted.text, at: a.range))
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
