import Diagnostics

/// A regular expression that is ready to be looked for.
final class RegexBox: Box {
  let expression: RegularExpression
  let captures: [(name: String?, isOptional: Bool)]
  let ignoresCase: Bool

  init(_ pattern: String) throws(RegularExpressionReader.Failure) {
    var reader = RegularExpressionReader(pattern)
    expression = try reader.read()
    captures = reader.captures
    ignoresCase = reader.ignoresCase
    super.init(.void)
  }

  /// The same expression, for which large and small letters are one.
  init(ignoringCaseIn other: RegexBox, _ ignoresCase: Bool) {
    (expression, captures) = (other.expression, other.captures)
    self.ignoresCase = ignoresCase
    super.init(.void)
  }

  /// The expression of a text that the program made; what is not known here ends the run.
  static func made(of pattern: String, _ run: Run, at range: SourceRange?) throws(Stop) -> RegexBox {
    do throws(RegularExpressionReader.Failure) {
      return try RegexBox(pattern)
    } catch .unknown {
      throw Stop(problem: Problem(unsupported: .regularExpression, at: range))
    } catch {
      throw run.raise(.token("RegexError"), at: range)
    }
  }
}

/// A text in which an expression is looked for, with the places of its letters.
struct SearchedText {
  private let text: Substring
  private let places: [String.Index]
  private let matching: RegularExpressionMatching
  private let box: RegexBox

  init(_ text: Substring, _ box: RegexBox, ignoringCase: Bool = false, _ run: Run, at range: SourceRange?) {
    self.text = text
    self.box = box
    places = Array(text.indices) + [text.endIndex]
    matching = RegularExpressionMatching(
      Array(text), box.expression, captures: box.captures.count, ignoresCase: ignoringCase || box.ignoresCase, run,
      at: range)
  }

  /// A match with places of the text.
  struct Match {
    let range: Range<String.Index>
    let captures: [Range<String.Index>?]
    let isEmpty: Bool
  }

  func first() throws(Stop) -> Match? { try matching.first(from: 0).map { match($0) } }

  func atStart(whole: Bool) throws(Stop) -> Match? { try matching.match(at: 0, whole: whole).map { match($0) } }

  /// Every match, one behind the other.
  func all() throws(Stop) -> [Match] {
    var found: [Match] = []
    var start = 0
    while start < places.count, let next = try matching.first(from: start) {
      found.append(match(next))
      start = next.range.isEmpty ? next.range.upperBound + 1 : next.range.upperBound
    }
    return found
  }

  private func match(_ found: RegularExpressionMatching.Match) -> Match {
    Match(
      range: range(found.range), captures: found.captures.map { $0.map { range($0) } }, isEmpty: found.range.isEmpty)
  }

  private func range(_ range: Range<Int>) -> Range<String.Index> { places[range.lowerBound]..<places[range.upperBound] }

  /// What stands between the matches.
  func pieces() throws(Stop) -> [Substring] {
    var pieces: [Substring] = []
    var start = text.startIndex
    for match in try all() {
      pieces.append(text[start..<match.range.lowerBound])
      start = match.range.upperBound
    }
    return pieces + [text[start...]]
  }

  /// The match as the program sees it: all of it, and each part that was captured.
  func value(of match: Match) -> Value {
    let parts = zip(match.captures, box.captures).map { range, capture -> Value in
      guard let range else { return .none }
      return capture.isOptional ? .some(.substring(text[range])) : .substring(text[range])
    }
    let whole = Value.substring(text[match.range])
    let output = parts.isEmpty ? whole : Value.tuple([whole] + parts)
    return .tuple([Vocabulary.value(of: match.range), output])
  }
}

extension Vocabulary {
  /// Looking for regular expressions.
  static let regexes: [NativeDeclaration] =
    [
      .type("struct Regex<Output>"), .type("struct RegexMatch<Output>"), .type("struct AnyRegexOutput"),
      .member("Regex", "init(_ pattern: String) throws -> Regex<AnyRegexOutput>") {
        (run: Run, call: Arguments, pattern: String) throws(Stop) in
        .box(try RegexBox.made(of: pattern, run, at: call.range))
      },
      .member("Regex", "func ignoresCase(_ ignoresCase: Bool = true) -> Regex<Output>") {
        (regex: Value?, ignoresCase: Bool?) in
        guard case .box(let box)? = regex, let regex = box as? RegexBox else { return regex ?? .void }
        return .box(RegexBox(ignoringCaseIn: regex, ignoresCase ?? true))
      },
      .member("RegexMatch", "var range: Range<StringIndex>") { (call: Arguments) in part(call, 0) },
      .member("RegexMatch", "var output: Output") { (call: Arguments) in part(call, 1) },
      .member("StringProtocol", "func contains<Output>(_ regex: Regex<Output>) -> Bool") {
        (run: Run, call: Arguments) throws(Stop) in
        .bool(try searched(run, call)?.first() != nil)
      },
      .member("StringProtocol", "func starts<Output>(with regex: Regex<Output>) -> Bool") {
        (run: Run, call: Arguments) throws(Stop) in
        .bool(try searched(run, call)?.atStart(whole: false) != nil)
      },
      found("firstMatch(of") { (text) throws(Stop) in try text.first() },
      found("wholeMatch(of") { (text) throws(Stop) in try text.atStart(whole: true) },
      found("prefixMatch(of") { (text) throws(Stop) in try text.atStart(whole: false) },
      .member("StringProtocol", "func matches<Output>(of regex: Regex<Output>) -> [RegexMatch<Output>]") {
        (run: Run, call: Arguments) throws(Stop) in
        guard let text = searched(run, call) else { return .array([]) }
        return .array(try run.checked(try text.all().map { text.value(of: $0) }, at: call.range))
      },
      .member("StringProtocol", "func ranges<Output>(of regex: Regex<Output>) -> [Range<StringIndex>]") {
        (run: Run, call: Arguments) throws(Stop) in
        .array(try run.checked(try searched(run, call)?.all().map { value(of: $0.range) } ?? [], at: call.range))
      },
      .member("StringProtocol", "func firstRange<Output>(of regex: Regex<Output>) -> Range<StringIndex>?") {
        (run: Run, call: Arguments) throws(Stop) in
        try searched(run, call)?.first().map { .some(value(of: $0.range)) } ?? .none
      },
      .member("StringProtocol", "func trimmingPrefix<Output>(_ regex: Regex<Output>) -> Substring") {
        (run: Run, call: Arguments, text: Substring, _: Value?) throws(Stop) in
        let start = try searched(run, call)?.atStart(whole: false)?.range.upperBound
        return .substring(start.map { text[$0...] } ?? text)
      },
      .member("StringProtocol", "func split<Output>(separator: Regex<Output>) -> [Substring]") {
        (run: Run, call: Arguments) throws(Stop) in
        let pieces = try searched(run, call)?.pieces() ?? []
        return .array(try run.checked(pieces.filter { !$0.isEmpty }.map { .substring($0) }, at: call.range))
      },
      .member("StringProtocol", "func replacing<Output>(_ regex: Regex<Output>, with other: StringProtocol) -> String")
      { (run: Run, call: Arguments) throws(Stop) in .string(try replaced(run, call))
      },
      .member("String", "mutating func replace<Output>(_ regex: Regex<Output>, with other: StringProtocol)") {
        (run: Run, call: Arguments) throws(Stop) in .string(try replaced(run, call))
      },
      .member(
        "StringProtocol",
        "func replacing<Output>(_ regex: Regex<Output>, with other: (RegexMatch<Output>) -> StringProtocol) -> String"
      ) { (run: Run, call: Arguments, text: Value, _: Value?, otherArgument: FunctionValue?) throws(Stop) in
        guard let text = searched(run, call), let function = otherArgument else { return text }
        var (result, pieces) = ("", try text.pieces()[...])
        for match in try text.all() {
          result += pieces.popFirst() ?? ""
          let other = try run.call(function, [text.value(of: match)], at: call.range)
          result += Arguments(other, range: call.range).string(0) ?? ""
        }
        return .string(try run.checked(result + (pieces.first ?? ""), at: call.range))
      },
    ]

  static func value(of range: Range<String.Index>) -> Value {
    .interval(Interval(lower: .index(range.lowerBound), upper: .index(range.upperBound), isClosed: false))
  }

  private static func part(_ arguments: Arguments, _ index: Int) -> Value {
    guard case .tuple(let parts, _)? = arguments[0], index < parts.count else { return .void }
    return parts[index]
  }

  private static func searched(_ run: Run, _ arguments: Arguments) -> SearchedText? {
    guard case .box(let box)? = arguments[1], let regex = box as? RegexBox else { return nil }
    return SearchedText(arguments.substring(0), regex, run, at: arguments.range)
  }

  private static func found(
    _ form: String, _ search: @escaping @Sendable (SearchedText) throws(Stop) -> SearchedText.Match?
  ) -> NativeDeclaration {
    let parts = form.split(separator: "(")
    return .member(
      "StringProtocol", "func \(parts[0])<Output>(\(parts[1]) regex: Regex<Output>) -> RegexMatch<Output>?"
    ) { (run: Run, call: Arguments) throws(Stop) in
      guard let text = searched(run, call), let match = try search(text) else { return .none }
      return .some(text.value(of: match))
    }
  }

  private static func replaced(_ run: Run, _ arguments: Arguments) throws(Stop) -> String {
    let pieces = try searched(run, arguments)?.pieces() ?? []
    return try run.checked(pieces.joined(separator: arguments.string(2) ?? ""), at: arguments.range)
  }
}
