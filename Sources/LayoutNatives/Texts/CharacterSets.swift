import Diagnostics
import LayoutProgram

extension Natives {
  /// Character sets, and comparisons of texts.
  static let characterSets: [Native] =
    [
      .native("CharacterSet.init(charactersIn:)") { (text: String) in CharacterSetValue(parts: [.string(text)]).value },
      .native("StringProtocol.trimmingCharacters(in:)") { (text: String, set: Value?) in
        let set = CharacterSetValue(set)
        var scalars = text.unicodeScalars[...]
        while let first = scalars.first, set.contains(first) { scalars.removeFirst() }
        while let last = scalars.last, set.contains(last) { scalars.removeLast() }
        return .string(String(String.UnicodeScalarView(scalars)))
      },
      .native("StringProtocol.components(separatedBy: CharacterSet)") {
        (run: Run, call: Arguments, text: String, set: Value?) throws(Stop) in
        let set = CharacterSetValue(set)
        let parts = text.unicodeScalars.split(omittingEmptySubsequences: false) { set.contains($0) }
        return .array(
          try run.checked(parts.map { .string(String(String.UnicodeScalarView($0))) }, at: call.range))
      },
      .native("StringProtocol.replacingOccurrences(of:with:options:)") {
        (run: Run, call: Arguments, textArgument: Substring, target: String, replacement: String, options: Value?)
          throws(Stop) in
        let options = CompareOptions(options)
        var rest = textArgument
        if target.isEmpty { return .string(String(rest)) }
        try run.countSearch(for: target, in: String(rest), at: call.range)
        var text = ""
        while let found = options.range(of: target, in: rest) {
          text += rest[..<found.lowerBound] + replacement
          rest = rest[found.upperBound...]
        }
        return .string(try run.checked(text + rest, at: call.range))
      },
      .native("ComparisonResult.rawValue") { (comparisonResult: NativeCase?) in
        .int(comparisonResult?.name == "orderedAscending" ? -1 : comparisonResult?.name == "orderedSame" ? 0 : 1)
      },
      .native("StringProtocol.compare(_:options:)") { (text: String, other: String, options: Value?) in
        .token(CompareOptions(options).order(of: text, other))
      },
      .native("StringProtocol.caseInsensitiveCompare(_:)") { (text: String, other: String) in
        .token(CompareOptions(ignoresCase: true).order(of: text, other))
      },
      .native("StringProtocol.localizedCaseInsensitiveContains(_:)") { (text: String, other: String) in
        .bool(text.lowercased().contains(other.lowercased()))
      },
      .native("StringProtocol.localizedStandardContains(_:)") { (text: String, other: String) in
        .bool(text.lowercased().contains(other.lowercased()))
      },
    ]
    + ["localizedCompare", "localizedCaseInsensitiveCompare", "localizedStandardCompare"].map { name in
      .native("StringProtocol.\(name)(_:)") { (call: Arguments) throws(Stop) in
        .token(
          try localized(
            call, ignoresCase: name == "localizedCaseInsensitiveCompare", isNumeric: name == "localizedStandardCompare")
        )
      }
    }
    + CharacterSetValue.named.keys.sorted().map { name in
      .constant("CharacterSet.\(name)", CharacterSetValue(parts: [.token(name)]).value)
    }

  /// Compares letters and digits as an English reader sorts them. The order of other characters depends on
  /// the language.
  private static func localized(_ arguments: Arguments, ignoresCase: Bool, isNumeric: Bool) throws(Stop) -> String {
    let texts = [arguments.string(0) ?? "", arguments.string(1) ?? ""]
    guard texts.allSatisfy({ $0.allSatisfy { $0.isASCII && ($0.isLetter || $0.isNumber || $0 == " ") } }) else {
      throw Stop(problem: Problem(unsupported: .call, at: arguments.range))
    }
    let order = CompareOptions(ignoresCase: true, isNumeric: isNumeric).order(of: texts[0], texts[1])
    if order != "orderedSame" || ignoresCase || texts[0] == texts[1] { return order }
    // Lowercase comes first.
    return texts[0] > texts[1] ? "orderedAscending" : "orderedDescending"
  }
}

/// A set of scalars: the given ones, or those of a category.
struct CharacterSetValue {
  private let parts: [Value]

  init(parts: [Value]) { self.parts = parts }

  init(_ value: Value?) {
    if case .array(let parts)? = value { self.parts = parts } else { parts = [] }
  }

  var value: Value { .array(parts) }

  func contains(_ scalar: UnicodeScalar) -> Bool {
    parts.contains { part in
      switch part {
      case .string(let text): text.unicodeScalars.contains(scalar)
      case .token(let name): Self.named[name]?(scalar) ?? false
      default: false
      }
    }
  }

  static let named: [String: @Sendable (UnicodeScalar) -> Bool] = [
    "whitespaces": { $0 == "\t" || $0.properties.generalCategory == .spaceSeparator },
    "newlines": { (10...13).contains($0.value) || [0x85, 0x2028, 0x2029].contains($0.value) },
    "whitespacesAndNewlines": { $0.properties.isWhitespace },
  ]
}

/// Options for comparing two texts.
struct CompareOptions {
  var ignoresCase = false
  var isNumeric = false

  init(ignoresCase: Bool = false, isNumeric: Bool = false) {
    self.ignoresCase = ignoresCase
    self.isNumeric = isNumeric
  }

  init(_ value: Value?) {
    for name in value.map({ Natives.tokens($0) }) ?? [] {
      if name == "caseInsensitive" { ignoresCase = true }
      if name == "numeric" { isNumeric = true }
    }
  }

  func range(of wanted: String, in text: Substring) -> Range<String.Index>? {
    guard ignoresCase else { return text.firstRange(of: wanted) }
    let count = wanted.count
    let lowered = wanted.lowercased()
    var start = text.startIndex
    while let end = text.index(start, offsetBy: count, limitedBy: text.endIndex) {
      if text[start..<end].lowercased() == lowered { return start..<end }
      if start == text.endIndex { return nil }
      start = text.index(after: start)
    }
    return nil
  }

  /// The name of a `ComparisonResult`.
  func order(of first: String, _ second: String) -> String {
    let (a, b) = ignoresCase ? (first.lowercased(), second.lowercased()) : (first, second)
    let isLess = isNumeric ? Self.isNumericallyLess(a, b) : a < b
    let isGreater = isNumeric ? Self.isNumericallyLess(b, a) : b < a
    return isLess ? "orderedAscending" : isGreater ? "orderedDescending" : "orderedSame"
  }

  /// Compares with runs of digits as numbers: `item 9` is less than `item 10`.
  private static func isNumericallyLess(_ first: String, _ second: String) -> Bool {
    var (a, b) = (first[...], second[...])
    while let x = a.first, let y = b.first {
      let (one, other) = (a.prefix(while: isDigit), b.prefix(while: isDigit))
      if !one.isEmpty, !other.isEmpty {
        let (m, n) = (one.drop { $0 == "0" }, other.drop { $0 == "0" })
        if m.count != n.count { return m.count < n.count }
        if m != n { return m < n }
        a = a.dropFirst(one.count)
        b = b.dropFirst(other.count)
        continue
      }
      if x != y { return x < y }
      a.removeFirst()
      b.removeFirst()
    }
    return a.isEmpty && !b.isEmpty
  }

  private static func isDigit(_ character: Character) -> Bool { character.isASCII && character.isNumber }
}
