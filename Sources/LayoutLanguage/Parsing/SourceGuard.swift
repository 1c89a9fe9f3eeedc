import Diagnostics

/// Refuses texts that Swift's parser could not read in good time, before it sees them.
///
/// The parser is meant for people's code. Each `[` inside another doubles its work, so that thirty of them keep it busy
/// for seconds; each `<` makes it look ahead over all that follow; deep brackets cost it the square of their depth. One
/// pass over the pieces of the text counts these things. No program that anybody would write comes near a limit: the
/// deepest of the course's own files has brackets ten deep.
///
/// - Complexity: linear in the length of the text.
struct SourceGuard {
  enum Limit {
    /// Nothing else limits the time that plain but long code takes.
    static let bytes = 32 * 1024
    static let squareBrackets = 12
    /// Of what all `[` cost together: one inside d others costs 2 to the power of d, in steps of some 20 microseconds.
    static let squareBracketWork = 16_384
    /// Of brackets of any kind, and of interpolations, inside each other.
    static let brackets = 50
    static let conditions = 20
    static let interpolations = 10
    /// Of `<` in the whole text; `..<` is another operator.
    static let angleBrackets = 400
    /// Of `@` in the whole text.
    static let attributes = 250
    /// Of the words of `Self.searching` in the whole text.
    static let searchingWords = 100
    /// Of the words of `Self.misplaced` inside `(…)` or `[…]`, where they mean nothing.
    static let misplacedWords = 20
    /// Of `#` in a row.
    static let pounds = 16
    /// Of names, brackets, operators and the like; code as people write it fills the greatest length with 9,000.
    static let pieces = 13_000
    /// Of operators in one expression, `.` not counted.
    static let operators = 1000
  }

  let bytes: [UInt8]
  let file: Int
  private var scanner: SourceScanner
  /// The brackets that are open, the innermost last.
  private var open: [Opener] = []
  private var squareBrackets = 0
  private var squareBracketWork = 0
  private var conditions = 0
  private var pieces = 0
  /// Operators since the last word or sign that ends an expression outside of brackets.
  private var operators = 0
  private var counts: [Counted: Int] = [:]

  private struct Opener {
    let byte: UInt8
    let isInterpolation: Bool
    /// The operators of the expression around it.
    let operators: Int
  }

  /// What is counted over the whole text.
  private enum Counted {
    case angleBracket
    case attribute
    case searchingWord
    case misplacedWord
  }
  /// A word in brackets that is misplaced unless a `:` follows, which makes it a label.
  private var misplacedWord: SourceScanner.Piece?

  private init(_ source: SourceText, file: Int) {
    bytes = source.bytes
    self.file = file
    scanner = SourceScanner(source.bytes)
  }

  /// - Throws: the limit that the text goes beyond, and where.
  static func check(_ source: SourceText, file: Int) throws(Problem) {
    var check = SourceGuard(source, file: file)
    try check.checkBytes()
    while let piece = check.scanner.next() { try check.check(piece) }
  }

  private func limit(_ message: String, at range: Range<Int>) -> Problem {
    Problem(
      .limit, message, at: SourceRange(file: file, lower: range.lowerBound, upper: range.upperBound),
      notes: [
        Note("The course reads layouts, and no layout needs this. Take this part out, or write it in several steps.")
      ])
  }

  // MARK: Bytes

  /// The length of the text, and characters that no text has.
  private func checkBytes() throws(Problem) {
    if bytes.count > Limit.bytes {
      throw Problem(
        .limit, "the file has \(bytes.count) bytes; a layout may have \(Limit.bytes)",
        at: SourceRange(file: file, lower: Limit.bytes, upper: Limit.bytes + 1),
        notes: [Note("Keep one exercise's answer in the file, and take out what is left over from trying.")])
    }
    if let index = bytes.firstIndex(where: { $0 < 32 && !(9...10).contains($0) && $0 != 13 || $0 == 127 }) {
      throw Problem(
        .syntax, "invalid control character in source file",
        at: SourceRange(file: file, lower: index, upper: index + 1),
        notes: [Note("It cannot be seen in an editor. Type the line again.")])
    }
  }

  // MARK: Pieces

  private mutating func check(_ piece: SourceScanner.Piece) throws(Problem) {
    pieces += 1
    if pieces > Limit.pieces {
      throw limit("this file has more than \(Limit.pieces) names, brackets and signs", at: piece.range)
    }
    if let word = misplacedWord {
      misplacedWord = nil
      if bytes[piece.range.lowerBound] != UInt8(ascii: ":") {
        let text = String(decoding: bytes[word.range], as: UTF8.self)
        try count(.misplacedWord, "words such as '\(text)' inside of brackets", upTo: Limit.misplacedWords, word)
      }
    }
    switch piece.kind {
    case .opener: try opened(piece)
    case .closer: closed(piece)
    case .operation: try operation(piece)
    case .attribute: try count(.attribute, "'@'", upTo: Limit.attributes, piece)
    case .directive: try directive(piece)
    case .word:
      try requireValidCharacters(in: piece)
      try word(piece)
    case .regularExpression:
      throw Problem(
        .unsupported, "a regular expression is not part of this course",
        at: SourceRange(file: file, lower: piece.range.lowerBound, upper: piece.range.upperBound),
        notes: [Note("A '/' that divides has blanks on both sides, or on none.")])
    case .conflictMarker:
      throw Problem(
        .syntax, "source control conflict marker in source file",
        at: SourceRange(file: file, lower: piece.range.lowerBound, upper: piece.range.upperBound),
        notes: [Note("Two versions of the file stand here, one above the other. Keep one, and take the marks out.")])
    case .other: if bytes[piece.range.lowerBound] != UInt8(ascii: ":") { operators = 0 }
    case .quote: return
    }
  }

  private mutating func operation(_ piece: SourceScanner.Piece) throws(Problem) {
    switch bytes[piece.range.lowerBound] {
    case UInt8(ascii: "."): return
    case UInt8(ascii: "<"): try count(.angleBracket, "'<'", upTo: Limit.angleBrackets, piece)
    default: break
    }
    operators += 1
    if operators > Limit.operators {
      throw limit("there are more than \(Limit.operators) operators in one expression", at: piece.range)
    }
  }

  private mutating func word(_ piece: SourceScanner.Piece) throws(Problem) {
    if Self.searching.contains(piece.word) {
      let word = String(decoding: bytes[piece.range], as: UTF8.self)
      try count(.searchingWord, "words such as '\(word)'", upTo: Limit.searchingWords, piece)
    }
    if let bracket = open.last?.byte, bracket != UInt8(ascii: "{"), Self.misplaced.contains(piece.word) {
      misplacedWord = piece
    }
    if Self.beginners.contains(piece.word) { operators = 0 }
  }

  /// Words that layouts hardly have, and after each of which the parser searches through all that follow.
  private static let searching = WordSet([
    "actor", "async", "await", "borrow", "consume", "copy", "discard", "each", "extension", "import", "isolated",
    "macro", "nonisolated",
    "operator", "precedencegroup", "reasync", "repeat", "rethrows", "sending", "then", "throw", "throws", "try",
    "unsafe", "yield",
  ])

  /// Words that begin statements and declarations. After one that stands in an expression the parser looks for the
  /// expression's end through all that follows.
  private static let misplaced = WordSet([
    "associatedtype", "break", "case", "class", "continue", "defer", "deinit", "do", "enum", "extension", "fallthrough",
    "fileprivate", "for", "func", "guard", "if", "import", "internal", "operator", "precedencegroup", "private",
    "protocol",
    "public", "return", "static", "struct", "subscript", "switch", "throw", "typealias", "while",
  ])

  /// Words that end the expression before them.
  private static let beginners = WordSet([
    "let", "var", "return", "if", "else", "for", "while", "guard", "case", "func", "struct",
  ])

  private mutating func count(
    _ what: Counted, _ name: String, upTo most: Int, _ piece: SourceScanner.Piece
  ) throws(Problem) {
    let number = counts[what, default: 0] + 1
    counts[what] = number
    if number > most { throw limit("there are more than \(most) \(name) in this file", at: piece.range) }
  }

  private mutating func directive(_ piece: SourceScanner.Piece) throws(Problem) {
    let text = bytes[piece.range]
    if text.prefix(while: { $0 == UInt8(ascii: "#") }).count > Limit.pounds {
      throw limit("there are more than \(Limit.pounds) '#' in a row", at: piece.range)
    }
    if text.elementsEqual("#if".utf8) {
      conditions += 1
      if conditions > Limit.conditions {
        throw limit("more than \(Limit.conditions) '#if' stand inside each other", at: piece.range)
      }
    } else if text.elementsEqual("#endif".utf8) {
      conditions = max(0, conditions - 1)
    }
  }

  // MARK: Brackets

  private mutating func opened(_ piece: SourceScanner.Piece) throws(Problem) {
    let byte = bytes[piece.range.lowerBound]
    open.append(Opener(byte: byte, isInterpolation: piece.startsInterpolation, operators: operators))
    operators = 0
    if open.count > Limit.brackets {
      throw limit("more than \(Limit.brackets) brackets stand inside each other", at: piece.range)
    }
    if piece.startsInterpolation, open.count(where: \.isInterpolation) > Limit.interpolations {
      throw limit("more than \(Limit.interpolations) strings stand inside each other", at: piece.range)
    }
    guard byte == UInt8(ascii: "[") else { return }
    squareBrackets += 1
    if squareBrackets > Limit.squareBrackets {
      throw limit("more than \(Limit.squareBrackets) '[' stand inside each other", at: piece.range)
    }
    squareBracketWork += 1 << squareBrackets
    if squareBracketWork > Limit.squareBracketWork {
      throw limit("there are too many '[' inside each other in this file", at: piece.range)
    }
  }

  /// A closer ends the nearest bracket of its kind, and those inside that were left open. One without a partner ends
  /// nothing: the parser, too, goes on inside the bracket.
  private mutating func closed(_ piece: SourceScanner.Piece) {
    if piece.endsInterpolation {
      close(downTo: open.lastIndex { $0.isInterpolation })
      return
    }
    let opener: UInt8
    switch bytes[piece.range.lowerBound] {
    case UInt8(ascii: ")"): opener = UInt8(ascii: "(")
    case UInt8(ascii: "]"): opener = UInt8(ascii: "[")
    default: opener = UInt8(ascii: "{")
    }
    let inside = open.lastIndex { $0.isInterpolation }.map { $0 + 1 } ?? 0
    close(downTo: open[inside...].lastIndex { $0.byte == opener })
  }

  private mutating func close(downTo index: Int?) {
    guard let index else { return }
    while open.count > index {
      let opener = open.removeLast()
      operators = opener.operators
      if opener.byte == UInt8(ascii: "[") { squareBrackets -= 1 }
    }
  }
}
