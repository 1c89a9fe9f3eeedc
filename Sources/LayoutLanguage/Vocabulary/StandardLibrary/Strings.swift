import Diagnostics

extension Vocabulary {
  /// Texts and characters.
  static let strings: [NativeDeclaration] =
    [
      .type("protocol StringProtocol: Comparable, Hashable, BidirectionalCollection"),
      .type("struct Substring: StringProtocol"),

      .member("StringProtocol", "var count: Int") { _, a in .int(a.string(0)?.count ?? 0) },
      .member("StringProtocol", "var isEmpty: Bool") { _, a in .bool(a.string(0)?.isEmpty ?? true) },
      .member("StringProtocol", "var description: String") { _, a in a[0] ?? .void },
      .member("StringProtocol", "func uppercased() -> String") { _, a in .string(a.string(0)?.uppercased() ?? "") },
      .member("StringProtocol", "func lowercased() -> String") { _, a in .string(a.string(0)?.lowercased() ?? "") },
      .member("StringProtocol", "var capitalized: String") { _, a in .string(capitalized(a.string(0) ?? "")) },
      .member("StringProtocol", "func hasPrefix(_ prefix: String) -> Bool") { _, a in
        .bool(a.string(0)?.hasPrefix(a.string(1) ?? "") ?? false)
      },
      .member("StringProtocol", "func hasSuffix(_ suffix: String) -> Bool") { _, a in
        .bool(a.string(0)?.hasSuffix(a.string(1) ?? "") ?? false)
      },
      .member("StringProtocol", "func contains(_ other: String) -> Bool") { run, a throws(Stop) in
        let (text, wanted) = (a.string(0) ?? "", a.string(1) ?? "")
        try run.countSearch(for: wanted, in: text, at: a.range)
        return .bool(text.contains(wanted))
      },
      .member("StringProtocol", "func contains(_ other: Character) -> Bool") { _, a in
        .bool((a.string(0) ?? "").contains(a.string(1) ?? ""))
      },
      .member("StringProtocol", "func replacingOccurrences(of target: String, with replacement: String) -> String") {
        run, a throws(Stop) in
        let target = a.string(1) ?? ""
        if target.isEmpty { return a[0] ?? .void }
        try run.countSearch(for: target, in: a.string(0) ?? "", at: a.range)
        let parts = pieces(of: a.string(0) ?? "", between: target)
        return .string(try run.checked(parts.joined(separator: a.string(2) ?? ""), at: a.range))
      },
      .member("StringProtocol", "func components(separatedBy separator: String) -> [String]") { run, a throws(Stop) in
        try run.countSearch(for: a.string(1) ?? "", in: a.string(0) ?? "", at: a.range)
        return .array(pieces(of: a.string(0) ?? "", between: a.string(1) ?? "").map { .string($0) })
      },
      .member("StringProtocol", "func trimmingCharacters(in set: CharacterSet) -> String") { _, a in
        let newlines = a.token(1) == "whitespacesAndNewlines"
        let isSpace: (Character) -> Bool = { newlines ? $0.isWhitespace : $0.isWhitespace && !$0.isNewline }
        let text = (a.string(0) ?? "").drop(while: isSpace)
        return .string(String(String(text.reversed().drop(while: isSpace)).reversed()))
      },
      .type("struct CharacterSet"),
      .constant("CharacterSet", "whitespaces", "CharacterSet", .token("whitespaces")),
      .constant("CharacterSet", "whitespacesAndNewlines", "CharacterSet", .token("whitespacesAndNewlines")),
      .member("StringProtocol", "func filter(_ isIncluded: (Character) -> Bool) -> String") { run, a throws(Stop) in
        guard let function = a.function(1) else { return a[0] ?? .void }
        var text = ""
        for character in a.string(0) ?? "" {
          let value = Value.string(String(character))
          if case .bool(true) = try run.call(function, [value], at: a.range) { text.append(character) }
        }
        return .string(try run.checked(text, at: a.range))
      },
      .member("StringProtocol", "func split(separator: Character) -> [Substring]") { _, a in
        .array((a.string(0) ?? "").split { String($0) == a.string(1) ?? "" }.map { .string(String($0)) })
      },
      .member("StringProtocol", "func prefix(_ count: Int) -> Substring") { _, a in
        .string(String((a.string(0) ?? "").prefix(max(0, a.int(1) ?? 0))))
      },
      .member("StringProtocol", "func suffix(_ count: Int) -> Substring") { _, a in
        .string(String((a.string(0) ?? "").suffix(max(0, a.int(1) ?? 0))))
      },
      .member("StringProtocol", "func dropFirst(_ count: Int = 1) -> Substring") { _, a in
        .string(String((a.string(0) ?? "").dropFirst(max(0, a.int(1) ?? 1))))
      },
      .member("StringProtocol", "func dropLast(_ count: Int = 1) -> Substring") { _, a in
        .string(String((a.string(0) ?? "").dropLast(max(0, a.int(1) ?? 1))))
      },
      .member("StringProtocol", "func prefix(while predicate: (Character) -> Bool) -> Substring") {
        run, a throws(Stop) in
        guard let function = a.function(1) else { return a[0] ?? .void }
        var text = ""
        for character in a.string(0) ?? "" {
          guard case .bool(true) = try run.call(function, [.string(String(character))], at: a.range) else { break }
          text.append(character)
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
      .member("String", "init(format: String, _ arguments: Any...)") { run, a throws(Stop) in
        .string(try run.checked(formatted(a), at: a.range))
      },
      .member("String", "mutating func append(_ other: String)") { run, a throws(Stop) in
        .string(try run.checked((a.string(0) ?? "") + (a.string(1) ?? ""), at: a.range))
      },
      .member("String", "mutating func append(_ other: Character)") { run, a throws(Stop) in
        .string(try run.checked((a.string(0) ?? "") + (a.string(1) ?? ""), at: a.range))
      },
      .member("String", "mutating func removeLast() -> Character") { _, a throws(Stop) in
        var text = a.string(0) ?? ""
        guard let last = text.popLast() else {
          throw Stop(.runtime, "Can't remove last element from an empty collection", at: a.range)
        }
        return .tuple([.string(text), .string(String(last))])
      },
      .member("String", "mutating func removeFirst() -> Character") { _, a throws(Stop) in
        var text = a.string(0) ?? ""
        if text.isEmpty {
          throw Stop(.runtime, "Can't remove first element from an empty collection", at: a.range)
        }
        let first = text.removeFirst()
        return .tuple([.string(text), .string(String(first))])
      },
      .member("String", "mutating func removeAll()") { _, _ in .string("") },

      .member("Character", "func uppercased() -> String") { _, a in .string(a.string(0)?.uppercased() ?? "") },
      .member("Character", "func lowercased() -> String") { _, a in .string(a.string(0)?.lowercased() ?? "") },
      .member("Character", "var wholeNumberValue: Int?") { _, a in
        optional(a.string(0)?.first?.wholeNumberValue.map { .int($0) })
      },
    ]
    + characterTests.map { name, test in
      .member("Character", "var \(name): Bool") { _, a in .bool(a.string(0)?.first.map(test) ?? false) }
    }

  private static let characterTests: [(String, @Sendable (Character) -> Bool)] = [
    ("isLetter", { $0.isLetter }), ("isNumber", { $0.isNumber }), ("isWhitespace", { $0.isWhitespace }),
    ("isUppercase", { $0.isUppercase }), ("isLowercase", { $0.isLowercase }), ("isNewline", { $0.isNewline }),
    ("isPunctuation", { $0.isPunctuation }), ("isWholeNumber", { $0.isWholeNumber }),
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

  private static func pieces(of text: String, between separator: String) -> [String] {
    if separator.isEmpty { return [text] }
    var parts: [String] = []
    var rest = text[...]
    while let found = rest.firstRange(of: separator) {
      parts.append(String(rest[..<found.lowerBound]))
      rest = rest[found.upperBound...]
    }
    return parts + [String(rest)]
  }

  /// `String(format: "%.1f %d %@", …)`: the placeholders that layout code uses.
  static func formatted(_ arguments: Arguments) -> String {
    guard case .array(let values)? = arguments[1] else { return arguments.string(0) ?? "" }
    var text = ""
    var rest = (arguments.string(0) ?? "")[...]
    var next = 0
    while let character = rest.popFirst() {
      guard character == "%" else {
        text.append(character)
        continue
      }
      if rest.first == "%" {
        rest.removeFirst()
        text.append("%")
        continue
      }
      let flags = String(rest.prefix { $0.isNumber || $0 == "." || $0 == "-" })
      rest = rest.dropFirst(flags.count).drop { $0 == "l" }
      guard let kind = rest.popFirst() else { break }
      text += FormatSpecifier(flags, kind).text(of: next < values.count ? values[next] : .none)
      next += 1
    }
    return text
  }
}
