import Diagnostics
import LayoutProgram
import SwiftSyntax

/// Improves the parser's message for a common slip by suggesting the likely intention.
///
///     frame(width: 20 height: 30)        a comma is missing
///     { d d.width / 2 }                  'in' is missing
///     wide : 20 ? 10                     the question mark comes first
struct SyntaxSlip {
  /// How far follow-up errors of a slip reach.
  enum Reach {
    case itself
    case line
    /// The closing brackets further on.
    case brackets
  }

  var problem: Problem
  private(set) var reach = Reach.itself
  private let node: Syntax
  private let bytes: [UInt8]
  private let file: Int

  /// The parser's own message.
  private let words: String

  /// Examines one of the parser's errors.
  ///
  /// - Parameter words: the parser's own message.
  init(_ problem: Problem, _ words: String, at node: Syntax, in bytes: [UInt8], file: Int) {
    self.problem = problem
    self.words = words
    self.node = node
    self.bytes = bytes
    self.file = file
    if words.hasPrefix("unexpected") { tellUnexpected(words) }
    if words.hasPrefix("expected") { tellMissing(words) }
    if words.hasPrefix("consecutive statements") { tellMissingIn() }
    if words.hasPrefix("cannot find operator") { tellOperator(words) }
    if words == "invalid character in source file" { tellCharacter() }
    if words.hasSuffix("is not a valid digit in integer literal") { tellUnit() }
  }

  /// Whether another problem is a consequence of this one.
  func explains(_ other: SyntaxSlip) -> Bool {
    guard let own = problem.range, let place = other.problem.range, place.lower >= own.lower else { return false }
    switch reach {
    case .itself: return false
    case .line: return !bytes[min(own.lower, bytes.count)..<min(place.lower, bytes.count)].contains(UInt8(ascii: "\n"))
    case .brackets: return other.words.hasPrefix("expected ") && other.words.contains(" to end ")
    }
  }

  // MARK: Unexpected code

  private mutating func tellUnexpected(_ words: String) {
    if words == "unexpected brace in source file" {
      let place = BraceIndentation(of: node.root, in: bytes).missingOpening
      problem.notes.append(place.map { Note(SlipNote.openBraceMissing, at: here($0)) } ?? Note(SlipNote.braceTooMany))
    }
    guard let unexpected = node.as(UnexpectedNodesSyntax.self), let first = unexpected.firstToken(viewMode: .all) else {
      return
    }
    if first.tokenKind == .comma, !words.hasSuffix(" in function call") { return tellComma(first) }
    if words.hasSuffix(" in function call") { return tellMissingComma(first, unexpected) }
    if words.hasSuffix(" in closure") { return tellInClosure(first) }
    if words.hasSuffix(" in 'if' statement") { return tellWord(first) }
    if words.hasSuffix(" in function"), first.tokenKind == .colon {
      problem.notes.append(Note(NameNote.write("->")))
      problem.fixIts = [replacement("replace ':' with '->'", of: first, with: "->")]
      return
    }
    if let keyword = Self.keywords[unexpected.trimmedDescription] {
      problem.notes.append(Note(SlipNote.signIs(word: unexpected.trimmedDescription, sign: keyword)))
      problem.fixIts = [replacement("replace '\(first.text)' with '\(keyword)'", of: first, with: keyword)]
      reach = .line
      return
    }
    let wrappers = [
      "State", "Binding", "Environment", "EnvironmentObject", "ObservedObject", "StateObject", "Namespace",
    ]
    guard wrappers.contains(unexpected.trimmedDescription), let lower = problem.range?.lower else { return }
    problem.notes.append(Note(NameNote.write("@\(unexpected.trimmedDescription)")))
    problem.fixIts = [insertion("insert '@'", "@", at: lower)]
  }

  /// Keywords of other languages.
  private static let keywords = [
    "function": "func", "def": "func", "fn": "func", "fun": "func", "const": "let", "val": "let", "auto": "let",
  ]

  /// Suggests an operator for a word: `if wide and tall`, `if not wide`, `if wide then`.
  private mutating func tellWord(_ first: TokenSyntax) {
    let before = first.previousToken(viewMode: .sourceAccurate)
    for (token, signs) in [(first, ["and": "&&", "or": "||", "then": "{", "is": "=="]), (before, ["not": "!"])] {
      guard let token, let sign = signs[token.text] else { continue }
      problem.notes.append(Note(SlipNote.signIs(word: token.text, sign: sign)))
    }
  }

  /// Explains a superfluous comma: `Text("a"),` between views, `HStack(spacing: 8), { … }`.
  private mutating func tellComma(_ comma: TokenSyntax) {
    problem.notes.append(Note(SlipNote.noComma))
    problem.fixIts = [replacement("remove ','", of: comma, with: "")]
    reach = .line
  }

  private mutating func tellMissingComma(_ first: TokenSyntax, _ unexpected: UnexpectedNodesSyntax) {
    if tellCast() { return }
    switch first.tokenKind {
    case .colon:
      guard unexpected.trimmedDescription.contains("?") else { return }
      problem.notes.append(Note(SlipNote.questionMarkFirst))
    case .identifier, .integerLiteral, .floatLiteral, .stringQuote, .period:
      guard let before = first.previousToken(viewMode: .sourceAccurate), before.tokenKind != .comma else { return }
      problem.message = SwiftMessage.words("expected ',' separator")
      let end = before.endPositionBeforeTrailingTrivia.utf8Offset
      problem.fixIts = [insertion("insert ','", ",", at: end)]
    default: return
    }
  }

  private mutating func tellInClosure(_ first: TokenSyntax) {
    let lower = first.positionAfterSkippingLeadingTrivia.utf8Offset
    if first.tokenKind == .rightParen {
      problem.notes.append(Note(SlipNote.closeTheClosure))
      problem.fixIts = [insertion("insert '}'", "}", at: lower)]
      reach = .brackets
    } else if first.tokenKind == .colon, let name = loneName {
      problem.notes.append(Note(SlipNote.inIsMissing(name.text)))
      problem.fixIts = [replacement("replace ':' with 'in'", of: first, with: " in")]
    }
  }

  // MARK: Missing code

  private mutating func tellMissing(_ words: String) {
    if words == "expected ')' to end function call", let place = firstByte(from: problem.range?.lower ?? 0),
      bytes[place] == UInt8(ascii: ";")
    {
      problem.message = SwiftMessage.words("expected ',' separator")
      let range = SourceRange(file: file, lower: place, upper: place + 1)
      (problem.range, problem.notes) = (range, [])
      problem.fixIts = [FixIt("replace ';' with ','", replacing: range, with: ",")]
      reach = .line
    }
    if words.hasPrefix("expected '}' to end") {
      let place = BraceIndentation(of: node.root, in: bytes).unclosedOpening
      if let place { problem.notes.append(Note(SlipNote.closeBraceMissing, at: here(place))) }
    }
    if words == "expected ')' to end function call",
      let arrow = node.tokens(viewMode: .sourceAccurate).first(where: { $0.text == "=>" })
    {
      problem.message = SwiftMessage.words("cannot find operator '=>' in scope")
      (problem.range, problem.notes, problem.fixIts) = (arrow.range(in: file), [], [])
      reach = .brackets
      return tellArrow()
    }
    guard words == "expected 'in' in closure signature", let signature = closure?.signature,
      let arrow = signature.returnClause?.arrow, let clause = signature.parameterClause,
      case .simpleInput(let names) = clause, let name = names.first?.name.text
    else { return }
    problem.notes.append(Note(SlipNote.inIsMissing(name)))
    problem.fixIts = [replacement("replace '->' with 'in'", of: arrow, with: "in")]
    reach = .line
  }

  /// Suggests `in` for a closure without it: `{ d d.width }`.
  private mutating func tellMissingIn() {
    if tellCast() { return }
    let place = problem.range?.lower ?? 0
    if tellWordAhead(at: place) { return }
    let next = bytes.dropFirst(place).prefix(3).map { Character(UnicodeScalar($0)) }
    if next.count == 3, next[0] == " ", "+-*/".contains(next[1]), next[2] != " " {
      problem.notes.append(Note(SlipNote.spaceOnBothSides(String(next[1]))))
    }
    guard let name = loneName, name.endPositionBeforeTrailingTrivia.utf8Offset == problem.range?.lower else { return }
    problem.notes.append(Note(SlipNote.inIsMissing(name.text)))
    problem.fixIts = [insertion("insert 'in'", " in", at: name.endPositionBeforeTrailingTrivia.utf8Offset)]
  }

  /// Explains `{ d in … }` without its first brace, and `elseif`.
  private mutating func tellWordAhead(at place: Int) -> Bool {
    let ahead = String(decoding: bytes.dropFirst(place).prefix(40), as: UTF8.self)
    let words = ahead.split(separator: " ", maxSplits: 2)
    if let word = words.first, ["elseif", "elif", "elsif"].contains(word) {
      problem.notes.append(Note(SlipNote.signIs(word: String(word), sign: "else if")))
      let lower = place + (ahead.first == " " ? 1 : 0)
      let range = SourceRange(file: file, lower: lower, upper: lower + word.utf8.count)
      problem.fixIts = [FixIt("replace '\(word)' with 'else if'", replacing: range, with: "else if")]
      reach = .line
      return true
    }
    guard words.count > 1, words[1] == "in", bytes.prefix(place).last == UInt8(ascii: ")") else { return false }
    problem.notes.append(Note(NameNote.write("{ \(words[0]) in … }")))
    problem.fixIts = [insertion("insert '{'", " {", at: place)]
    reach = .line
    return true
  }

  /// Explains a cast in C's notation: `(CGFloat)width` for `CGFloat(width)`.
  private mutating func tellCast() -> Bool {
    let place = min(problem.range?.lower ?? 0, bytes.count)
    let before = String(decoding: bytes[..<place].suffix(40), as: UTF8.self).trimmingSuffix(" ")
    guard before.last == ")", let open = before.lastIndex(of: "(") else { return false }
    let type = before[before.index(after: open)...].dropLast()
    guard ["CGFloat", "Double", "Int", "Float", "String"].contains(type) else { return false }
    let gap = bytes[place...].prefix { $0 == UInt8(ascii: " ") }.count
    let value = String(decoding: bytes[(place + gap)...].prefix { $0.isInPath }, as: UTF8.self)
    guard !value.isEmpty else { return false }
    let lower = bytes[..<place].lastIndex(of: UInt8(ascii: "(")) ?? place
    let range = SourceRange(file: file, lower: lower, upper: place + gap + value.utf8.count)
    problem.notes = [Note(NameNote.write("\(type)(\(value))"))]
    problem.fixIts = [FixIt("convert with '\(type)(\(value))'", replacing: range, with: "\(type)(\(value))")]
    reach = .line
    return true
  }

  /// The parameter name at the start of a closure without `in`, on its own.
  private var loneName: TokenSyntax? {
    guard let closure, closure.signature == nil, let first = closure.statements.first,
      case .expr(let expression) = first.item
    else { return nil }
    return expression.as(DeclReferenceExprSyntax.self)?.baseName
  }

  private var closure: ClosureExprSyntax? {
    var here: Syntax? = node
    while let syntax = here, !syntax.is(CodeBlockSyntax.self), !syntax.is(MemberBlockSyntax.self) {
      if let closure = syntax.as(ClosureExprSyntax.self) { return closure }
      here = syntax.parent
    }
    return nil
  }

  // MARK: Characters that are no operators

  private mutating func tellOperator(_ words: String) {
    switch words {
    case "cannot find operator '..' in scope":
      let isRange = !digits(before: problem.range?.lower ?? 0).isEmpty
      if isRange { problem.message = SwiftMessage.words("\(words); did you mean '...'?") }
      problem.notes.append(Note(NameNote.didYouMean(isRange ? "..<" : ".")))
    case "cannot find operator '×' in scope": problem.notes.append(Note(SlipNote.signIs(word: "×", sign: "*")))
    case "cannot find operator '÷' in scope": problem.notes.append(Note(SlipNote.signIs(word: "÷", sign: "/")))
    case "cannot find operator '=>' in scope": tellArrow()
    case "cannot find operator '=+' in scope", "cannot find operator '=-' in scope",
      "cannot find operator '=*' in scope", "cannot find operator '=/' in scope",
      "cannot find operator '=!' in scope", "cannot find operator '=<' in scope":
      guard let range = problem.range, range.upper <= bytes.count else { return }
      let meant = String(decoding: bytes[range.lower..<range.upper].reversed(), as: UTF8.self)
      problem.notes.append(Note(NameNote.didYouMean(meant)))
      problem.fixIts = [FixIt("replace with '\(meant)'", replacing: range, with: meant)]
    default: return
    }
  }

  /// Explains an arrow of other languages: `d => d.width`.
  private mutating func tellArrow() {
    let place = min(problem.range?.lower ?? 0, bytes.count)
    let word = bytes[..<place].reversed().drop { " ()".utf8.contains($0) }.prefix { $0.isInPath }
    let name = String(decoding: word.reversed(), as: UTF8.self)
    problem.notes.append(name.isEmpty ? Note(NameNote.didYouMean("in")) : Note(SlipNote.inIsMissing(name)))
  }

  /// Explains a typographic character: `d.width – 4`.
  private mutating func tellCharacter() {
    guard let lower = problem.range?.lower, lower < bytes.count,
      let sign = String(decoding: bytes[lower...].prefix(4), as: UTF8.self).unicodeScalars.first,
      let plain = Self.signs[Character(sign)]
    else { return }
    problem.notes.append(Note(SlipNote.signIs(word: String(Character(sign)), sign: plain)))
    let range = SourceRange(file: file, lower: lower, upper: lower + UTF8.width(sign))
    problem.fixIts = [FixIt("replace '\(sign)' with '\(plain)'", replacing: range, with: plain)]
  }

  /// Typographic characters, and those of other keyboards.
  private static let signs: [Character: String] = [
    "–": "-", "—": "-", "−": "-", "‐": "-", "×": "*", "÷": "/", "，": ",", "：": ":", "（": "(", "）": ")",
  ]

  /// Explains that numbers have no units: `8px`.
  private mutating func tellUnit() {
    let number = digits(before: problem.range?.lower ?? 0)
    if !number.isEmpty { problem.notes.append(Note(SlipNote.noUnits(number))) }
  }

  // MARK: Text

  private func digits(before end: Int) -> String {
    guard end <= bytes.count else { return "" }
    let digits = bytes[..<end].reversed().prefix { (UInt8(ascii: "0")...UInt8(ascii: "9")).contains($0) }
    return String(decoding: digits.reversed(), as: UTF8.self)
  }

  private func firstByte(from place: Int) -> Int? {
    bytes.indices.dropFirst(place).first { bytes[$0] != UInt8(ascii: " ") }
  }

  private func here(_ place: Int) -> SourceRange { SourceRange(file: file, lower: place, upper: place) }

  private func insertion(_ words: String, _ text: String, at place: Int) -> FixIt {
    FixIt(words, replacing: SourceRange(file: file, lower: place, upper: place), with: text)
  }

  private func replacement(_ words: String, of token: TokenSyntax, with text: String) -> FixIt {
    FixIt(words, replacing: token.range(in: file), with: text)
  }
}

extension UInt8 {
  /// Whether it may be part of a name, a number or a path such as `d.width`.
  fileprivate var isInPath: Bool {
    switch self {
    case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"),
      UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "_"), UInt8(ascii: "."):
      true
    default: false
    }
  }
}

extension String {
  fileprivate func trimmingSuffix(_ character: Character) -> Substring {
    var rest = self[...]
    while rest.last == character { rest = rest.dropLast() }
    return rest
  }
}
