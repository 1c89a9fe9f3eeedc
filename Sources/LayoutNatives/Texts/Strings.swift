import Diagnostics
import LayoutProgram

extension Natives {
  /// Strings and characters.
  static let strings: [Native] =
    [

      .native("StringProtocol.count") { (text: String) in .int(text.count) },
      .native("StringProtocol.isEmpty") { (text: String) in .bool(text.isEmpty) },
      .native("StringProtocol.description") { (text: String) in .string(text) },
      .native("StringProtocol.uppercased()") { (text: String) in .string(text.uppercased()) },
      .native("StringProtocol.lowercased()") { (text: String) in .string(text.lowercased()) },
      .native("StringProtocol.capitalized") { (text: String) in .string(capitalized(text)) },
      .native("StringProtocol.hasPrefix(_:)") { (text: String?, prefix: String) in
        .bool(text?.hasPrefix(prefix) ?? false)
      },
      .native("StringProtocol.hasSuffix(_:)") { (text: String?, suffix: String) in
        .bool(text?.hasSuffix(suffix) ?? false)
      },
      .native("StringProtocol.contains(_: some StringProtocol)") {
        (run: Run, call: Arguments, text: String, wanted: String) throws(Stop) in
        try run.countSearch(for: wanted, in: text, at: call.range)
        return .bool(text.contains(wanted))
      },
      .native("StringProtocol.contains(_: Character)") { (text: String, other: String) in .bool(text.contains(other)) },
      .native("StringProtocol.replacingOccurrences(of:with:)") { (run: Run, call: Arguments) throws(Stop) in
        let target = call.string(1) ?? ""
        if target.isEmpty { return try call.value(0) }
        try run.countSearch(for: target, in: call.string(0) ?? "", at: call.range)
        let parts = pieces(of: call.string(0) ?? "", between: target)
        return .string(try run.checked(parts.joined(separator: call.string(2) ?? ""), at: call.range))
      },
      .native("StringProtocol.components(separatedBy: some StringProtocol)") {
        (run: Run, call: Arguments, text: String, separator: String) throws(Stop) in
        try run.countSearch(for: separator, in: text, at: call.range)
        return .array(pieces(of: text, between: separator).map { .string($0) })
      },
      .native("StringProtocol.filter(_:)") { (run: Run, call: Arguments) throws(Stop) in
        guard let function = call.function(1) else { return try call.value(0) }
        var text = ""
        for character in call.string(0) ?? "" {
          let value = Value.string(String(character))
          if case .bool(true) = try run.call(function, [value], at: call.range) { text.append(character) }
        }
        return .string(try run.checked(text, at: call.range))
      },
      .native("String.init()") { .string("") },
      .native("String.init(_: Character)") { (value: Value?) in .string(value?.text ?? "") },
      .native("String.init(_: Substring)") { (value: Value?) in .string(value?.text ?? "") },
      .native("String.init(_: Bool)") { (value: Value?) in .string(value?.text ?? "") },
      .native("String.init(_: some Sequence<Character>)") { (run: Run, call: Arguments) throws(Stop) in
        .string(try run.checked(try list(run, call).map(\.text).joined(), at: call.range))
      },
      .native("String.init(describing:)") { (run: Run, value: Value) throws(Stop) in .string(try run.text(of: value)) },
      .native("String.init(reflecting:)") { (run: Run, value: Value) throws(Stop) in
        .string(try run.debugText(of: value))
      },
      .native("String.init(repeating: Character, count: Int)", repeated),
      .native("String.init(format:_:)") {
        (run: Run, call: Arguments, format: String, arguments: [Value]) throws(Stop) in
        let formatted = FormattedText(format, arguments)
        if let misfit = formatted.misfit { throw Stop(.runtime, RuntimeMessage.formatMismatch(misfit), at: call.range) }
        return .string(try run.checked(formatted.text, at: call.range))
      },
      .native("String.init(format:arguments:)") {
        (run: Run, call: Arguments, format: String, arguments: [Value]) throws(Stop) in
        let formatted = FormattedText(format, arguments)
        if let misfit = formatted.misfit { throw Stop(.runtime, RuntimeMessage.formatMismatch(misfit), at: call.range) }
        return .string(try run.checked(formatted.text, at: call.range))
      },
    ]

  /// The text with the first letter of each word capitalized.
  private static func capitalized(_ text: String) -> String {
    var result = ""
    var isStart = true
    for character in text {
      result += isStart ? titlecased(character) : character.lowercased()
      isStart = !(character.isLetter || character.isNumber || character == "'")
    }
    return result
  }

  /// The titlecase form of a character: `ǆ` becomes `ǅ`, and `ß` becomes `Ss`.
  private static func titlecased(_ character: Character) -> String {
    guard let first = character.unicodeScalars.first else { return "" }
    return first.properties.titlecaseMapping + String(String.UnicodeScalarView(character.unicodeScalars.dropFirst()))
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
