import Diagnostics
import LayoutProgram

/// Refuses text that would keep Swift's parser busy too long, before the parser sees it.
///
/// The parser is made for people's code. Each nested `[` doubles its work, so thirty of them take seconds; each `<`
/// makes it look ahead over all that follow; deeply nested brackets take quadratic time. The guard counts these things
/// in one pass over the text. No real program comes near a limit: the deepest of the course's own files nests brackets
/// ten deep.
///
/// - Complexity: linear in the length of the text.
package struct SourceGuard {
  enum Limit {
    /// The length, which is the only limit on plain but long code.
    static let bytes = 64 * 1024
    static let squareBrackets = 12
    /// The total cost of all `[`: one at depth d costs 2 to the power of d, in units of some 20 microseconds.
    static let squareBracketWork = 16_384
    /// The nesting depth of all brackets and interpolations.
    static let brackets = 50
    static let conditions = 20
    static let interpolations = 10
    /// The number of `<` in the whole text; `..<` is another operator.
    static let angleBrackets = 250
    /// The number of opening brackets in the whole text; interpolations count twice. Real code of the maximum length
    /// has 1,600.
    static let openers = 3200
    /// The number of `.` in one chain, such as a view with all its modifiers.
    static let chain = 500
    /// The number of `#` in a row.
    static let pounds = 16
    /// The number of names, brackets, operators and the like. Real code of the maximum length has 14,900.
    static let pieces = 15_000
    /// The number of words directly after an operand on the same line, as in `let a`. Beyond it every piece counts
    /// twice: at most such words the parser begins a statement.
    static let neighbors = 1500
    /// The number of lines that do not begin with a closing bracket: each may be a statement, which costs as much as
    /// three pieces.
    static let lines = 3000
    /// The number of pieces between `struct`, `extension` and the like and their `{`.
    static let heading = 200
    /// The number of operators in one expression, `.` not included.
    static let operators = 1000
    /// The number of attributes and words of `Self.prefixWords` in a row; many nest inside of the one before, as
    /// brackets do.
    static let prefixes = 10
    /// The number of attributes without a declaration's keyword or a `{` after them: the parser looks from each through
    /// the others.
    static let attributes = 12
    /// The number of regular expressions in the whole text, the length of one, and the depth of its brackets.
    static let expressions = 50
    static let expressionBytes = 200
    static let expressionBrackets = 4
  }

  let bytes: [UInt8]
  let file: Int
  private var scanner: SourceScanner
  /// The open brackets, the innermost last.
  private var open: [Opener] = []
  private var squareBrackets = 0
  private var squareBracketWork = 0
  private var conditions = 0
  private var pieces = 0
  private var lines = 0
  private var neighbors = 0
  private var openers = 0
  /// The number of `.` in the current expression.
  private var chain = 0
  /// Whether the last piece may end an expression, so that a following word begins another.
  private var endsOperand = false
  private var attributes = 0
  private var expressions = 0
  /// The number of `@` in regular expressions: each could double the parser's work.
  private var ats = 0
  /// A declaration still without its `{`: its keyword, and the number of pieces at that point.
  private var unopened: (keyword: Range<Int>, pieces: Int)?
  /// Whether the last piece was an `import` or a `.`, after which `struct` declares nothing.
  private var isBeforeName = false
  /// Whether the last piece was a `(`, `[` or `,`, after which `struct:` is an argument label.
  private var isBeforeLabel = false
  /// The number of operators since the last piece that ends an expression outside of brackets.
  private var operators = 0
  private var angleBrackets = 0
  /// The number of attributes and words of `Self.prefixWords` since the last other piece.
  private var prefixes = 0
  /// Whether the last piece was `@`.
  private var isAttribute = false
  /// Whether the last piece was a word such as `private`, which can precede a `(set)`; after one, the number of open
  /// brackets around it.
  private var takesDetail = false
  private var detail: Int?
  private var cutter = SourceCutter()

  private struct Opener {
    let byte: UInt8
    let isInterpolation: Bool
    /// The operators of the surrounding expression, and the number of `.` in its chain.
    let operators: Int
    let chain: Int
    let list: SourceCutter.List?
    /// The headings that a text part inside of this bracket needs before it.
    let headings: [SourcePart.Heading]
  }

  private init(_ source: SourceText, file: Int) {
    bytes = source.bytes
    self.file = file
    scanner = SourceScanner(source.bytes)
  }

  /// - Returns: the parts in which to parse a long text first; empty for a short one.
  /// - Throws: the limit that the text exceeds, and where.
  @discardableResult
  package static func check(_ source: SourceText, file: Int) throws(Problem) -> [SourcePart] {
    var check = SourceGuard(source, file: file)
    try check.checkBytes()
    while let piece = check.scanner.next() { try check.check(piece) }
    return check.cutter.parts(upTo: source.bytes.count)
  }

  private func limit(_ message: SourceMessage, at range: Range<Int>) -> Problem {
    Problem(
      .limit, message, at: SourceRange(file: file, lower: range.lowerBound, upper: range.upperBound),
      notes: [Note(SourceMessage.noLayoutNeedsThis)])
  }

  // MARK: Bytes

  /// Checks the length of the text, and for characters that no text has.
  private func checkBytes() throws(Problem) {
    if bytes.count > Limit.bytes {
      throw Problem(
        .limit, SourceMessage.bytes(bytes.count, most: Limit.bytes),
        at: SourceRange(file: file, lower: Limit.bytes, upper: Limit.bytes + 1),
        notes: [Note(SourceMessage.keepOneAnswer)])
    }
    let isControl = { (byte: UInt8) in byte < 32 && !(9...10).contains(byte) && byte != 13 || byte == 127 }
    if let index = bytes.indices.first(where: { isControl(bytes[$0]) && !isInLineComment($0) }) {
      throw Problem(
        .syntax, "invalid control character in source file",
        at: SourceRange(file: file, lower: index, upper: index + 1),
        notes: [Note(SourceMessage.isInvisible)])
    }
  }

  /// Whether a byte is in a `//` comment, which may contain any character except NUL.
  private func isInLineComment(_ index: Int) -> Bool {
    if bytes[index] == 0 { return false }
    let start = bytes[..<index].lastIndex(of: UInt8(ascii: "\n")).map { $0 + 1 } ?? 0
    var isInText = false
    for place in start..<index {
      if bytes[place] == UInt8(ascii: "\"") { isInText.toggle() }
      if !isInText, bytes[place] == UInt8(ascii: "/"), place + 1 < index, bytes[place + 1] == UInt8(ascii: "/") {
        return true
      }
    }
    return false
  }

  // MARK: Pieces

  private mutating func check(_ piece: SourceScanner.Piece) throws(Problem) {
    pieces += (neighbors > Limit.neighbors ? 2 : 1) + signs(in: piece)
    if pieces > Limit.pieces {
      throw limit(.pieces(most: Limit.pieces), at: piece.range)
    }
    defer { endsOperand = [.word, .closer, .quote, .regularExpression].contains(piece.kind) }
    try heading(piece)
    try attribute(piece)
    let mayCut = cutter.mayCut(before: piece, isListed: open.last?.byte != UInt8(ascii: "{"), in: bytes)
    if cutter.isFirstOfLine, piece.kind != .closer { lines += 1 }
    if !cutter.isFirstOfLine, piece.kind == .word, endsOperand { neighbors += 1 }
    if lines > Limit.lines {
      throw limit(.lines(most: Limit.lines), at: piece.range)
    }
    if mayCut { cutter.cut(before: piece, inside: open.flatMap(\.headings)) }
    try prefix(piece)
    switch piece.kind {
    case .opener: try opened(piece)
    case .closer: closed(piece)
    case .operation: try operation(piece)
    case .directive: try directive(piece)
    case .word:
      try requireValidCharacters(in: piece)
      if Self.beginners.contains(piece.word) { operators = 0 }
      if endsOperand { chain = 0 }
    case .regularExpression where isHarmless(piece): chain = 0
    case .regularExpression:
      throw Problem(
        unsupported: .regularExpression,
        at: SourceRange(file: file, lower: piece.range.lowerBound, upper: piece.range.upperBound),
        instead: SourceMessage.blanksAroundDivision)
    case .conflictMarker:
      throw Problem(
        .syntax, "source control conflict marker in source file",
        at: SourceRange(file: file, lower: piece.range.lowerBound, upper: piece.range.upperBound),
        notes: [Note(SourceMessage.twoVersions)])
    case .other:
      chain = 0
      if bytes[piece.range.lowerBound] != UInt8(ascii: ":") { operators = 0 }
    case .attribute: try requireName(ofAttribute: piece)
    case .quote: return
    }
  }

  /// Whether a regular expression is cheap for the parser even if the parser reads it as code: it is short, its
  /// brackets match, and it contains no quotes.
  private mutating func isHarmless(_ piece: SourceScanner.Piece) -> Bool {
    let inside = bytes[piece.range]
    guard inside.count > 2, inside.count <= Limit.expressionBytes, inside.last == inside.first,
      !inside.contains(UInt8(ascii: "\"")), !inside.contains(UInt8(ascii: "'"))
    else { return false }
    expressions += 1
    ats += inside.count { $0 == UInt8(ascii: "@") }
    return expressions <= Limit.expressions && ats <= Limit.attributes && Self.bracketsMatch(in: inside)
  }

  private static func bracketsMatch(in text: ArraySlice<UInt8>) -> Bool {
    let closers: [UInt8: UInt8] = [
      UInt8(ascii: "("): UInt8(ascii: ")"), UInt8(ascii: "["): UInt8(ascii: "]"), UInt8(ascii: "{"): UInt8(ascii: "}"),
    ]
    var open: [UInt8] = []
    for byte in text {
      if let closer = closers[byte] {
        open.append(closer)
        if open.count > Limit.expressionBrackets { return false }
      } else if closers.values.contains(byte), open.popLast() != byte {
        return false
      }
    }
    return open.isEmpty
  }

  /// The extra tokens of a row of characters such as ” or ?: the parser may read each as a token of its own.
  private func signs(in piece: SourceScanner.Piece) -> Int {
    switch piece.kind {
    case .word where bytes[piece.range.lowerBound] > 127: piece.range.count / 3
    case .operation: max(0, piece.range.count - 3)
    default: 0
    }
  }

  /// After a `<`, each `@` without a name doubles the parser's work: twenty of them keep it busy forever.
  private func requireName(ofAttribute piece: SourceScanner.Piece) throws(Problem) {
    let next = piece.range.upperBound < bytes.count ? bytes[piece.range.upperBound] : 0
    if next > 127 || UInt8(ascii: "A")...UInt8(ascii: "Z") ~= next || UInt8(ascii: "a")...UInt8(ascii: "z") ~= next
      || next == UInt8(ascii: "_") || next == UInt8(ascii: "`")
    {
      return
    }
    throw Problem(
      .syntax, "expected name in attribute",
      at: SourceRange(file: file, lower: piece.range.lowerBound, upper: piece.range.upperBound),
      notes: [Note(SourceMessage.nameBehindAt)])
  }

  /// Checks that a type's `{` follows soon. Without it, the parser reads everything after it as members of
  /// the type, and searches from each to the end of the text.
  private mutating func heading(_ piece: SourceScanner.Piece) throws(Problem) {
    if piece.kind == .opener, bytes[piece.range.lowerBound] == UInt8(ascii: "{") {
      unopened = nil
    } else if piece.kind == .word, unopened == nil, Self.types.contains(piece.word), !isName(piece) {
      unopened = (piece.range, pieces)
    }
    let text = bytes[piece.range]
    isBeforeName = text.elementsEqual("import".utf8) || text.elementsEqual(".".utf8)
    isBeforeLabel = text.elementsEqual("(".utf8) || text.elementsEqual("[".utf8) || text.elementsEqual(",".utf8)
    guard let unopened, pieces - unopened.pieces > Limit.heading else { return }
    let keyword = String(decoding: bytes[unopened.keyword], as: UTF8.self)
    throw Problem(
      .syntax, "expected '{' in \(keyword)",
      at: SourceRange(file: file, lower: unopened.keyword.lowerBound, upper: unopened.keyword.upperBound),
      notes: [Note(SourceMessage.braceBehindName(of: keyword))])
  }

  private func isName(_ piece: SourceScanner.Piece) -> Bool {
    isBeforeName || isBeforeLabel && bytes[piece.range.upperBound...].first { $0 > 32 } == UInt8(ascii: ":")
  }

  private static let types = WordSet(["struct", "class", "enum", "extension", "protocol"])

  private mutating func attribute(_ piece: SourceScanner.Piece) throws(Problem) {
    switch piece.kind {
    case .attribute: attributes += 1
    case .word where Self.declarators.contains(piece.word): attributes = 0
    case .opener where bytes[piece.range.lowerBound] == UInt8(ascii: "{"): attributes = 0
    default: return
    }
    if attributes > Limit.attributes {
      throw limit(.attributes(most: Limit.attributes), at: piece.range)
    }
  }

  /// Keywords of declarations, which the attributes before them belong to.
  private static let declarators = WordSet([
    "actor", "associatedtype", "case", "class", "deinit", "enum", "extension", "func", "import", "in", "init", "let",
    "macro", "operator", "protocol", "struct", "subscript", "typealias", "var",
  ])

  private mutating func operation(_ piece: SourceScanner.Piece) throws(Problem) {
    switch bytes[piece.range.lowerBound] {
    case UInt8(ascii: "."):
      chain += 1
      if chain > Limit.chain { throw limit(.chain(most: Limit.chain), at: piece.range) }
      return
    case UInt8(ascii: "<"):
      angleBrackets += 1
      if angleBrackets > Limit.angleBrackets {
        throw limit(.angleBrackets(most: Limit.angleBrackets), at: piece.range)
      }
    default: break
    }
    operators += 1
    if operators > Limit.operators {
      throw limit(.operators(most: Limit.operators), at: piece.range)
    }
  }

  private mutating func prefix(_ piece: SourceScanner.Piece) throws(Problem) {
    if let depth = detail {
      if open.count > depth { return }
      detail = nil
    }
    defer {
      isAttribute = piece.kind == .attribute
      takesDetail = piece.kind == .word && Self.wordsWithDetail.contains(piece.word)
    }
    if takesDetail, bytes[piece.range.lowerBound] == UInt8(ascii: "(") {
      detail = open.count
      return
    }
    let isPrefix = piece.kind == .word && Self.prefixWords.contains(piece.word)
    if isPrefix || piece.kind == .attribute || piece.kind == .directive {
      prefixes += 1
    } else if endsRow(piece) {
      prefixes = 0
    }
    if prefixes > Limit.prefixes {
      let word = String(decoding: bytes[piece.range], as: UTF8.self)
      throw limit(.prefixes(most: Limit.prefixes, like: word), at: piece.range)
    }
  }

  /// Whether a piece ends a row of attributes and prefix words. Attributes, details such as `(set)` and non-ASCII
  /// characters continue it.
  private func endsRow(_ piece: SourceScanner.Piece) -> Bool {
    let first = bytes[piece.range.lowerBound]
    switch piece.kind {
    case .word: return !isAttribute && first < 128
    case .closer, .other: return false
    case .opener: return first == UInt8(ascii: "{")
    default: return true
    }
  }

  /// Words before an expression, pattern, type or declaration that may begin with such a word again. Where they may
  /// also be names, the parser looks through the whole row from each of them.
  private static let prefixWords = WordSet([
    "_const", "actor", "any", "async", "await", "borrow", "borrowing", "class", "consume", "consuming", "convenience",
    "copy", "discard", "distributed", "dynamic", "each", "final", "get", "if", "indirect", "infix", "inout",
    "isolated", "lazy", "let", "macro", "mutating", "nonisolated", "nonmutating", "open", "optional", "override",
    "package", "postfix", "prefix", "reasync", "repeat", "required", "rethrows", "safe", "sending", "set", "some",
    "static", "switch", "then", "throw", "throws", "try", "unowned", "unsafe", "using", "var", "weak", "yield",
    "_modify", "_read", "addressWithNativeOwner", "addressWithOwner", "didSet", "init", "mutableAddressWithNativeOwner",
    "mutableAddressWithOwner", "unsafeAddress", "unsafeMutableAddress", "willSet",
    "__owned", "__shared", "_resultDependsOn", "_resultDependsOnSelf", "dependsOn",
    "__consuming", "__setter_access", "_borrow", "_local", "fileprivate", "internal", "private", "public",
  ])

  private static let wordsWithDetail = WordSet([
    "nonisolated", "open", "unowned", "package", "fileprivate", "internal", "private", "public",
  ])

  /// Words that end the expression before them.
  private static let beginners = WordSet([
    "let", "var", "return", "if", "else", "for", "while", "guard", "case", "func", "struct",
  ])

  private mutating func directive(_ piece: SourceScanner.Piece) throws(Problem) {
    let text = bytes[piece.range]
    if text.prefix(while: { $0 == UInt8(ascii: "#") }).count > Limit.pounds {
      throw limit(.pounds(most: Limit.pounds), at: piece.range)
    }
    if text.elementsEqual("#if".utf8) {
      conditions += 1
      if conditions > Limit.conditions {
        throw limit(.conditions(most: Limit.conditions), at: piece.range)
      }
    } else if text.elementsEqual("#endif".utf8) {
      conditions = max(0, conditions - 1)
    }
  }

  // MARK: Brackets

  private mutating func opened(_ piece: SourceScanner.Piece) throws(Problem) {
    let byte = bytes[piece.range.lowerBound]
    open.append(
      Opener(
        byte: byte, isInterpolation: piece.startsInterpolation, operators: operators, chain: chain,
        list: cutter.list, headings: cutter.headings(of: piece)))
    cutter.list = nil
    operators = 0
    chain = 0
    openers += piece.startsInterpolation ? 2 : 1
    if openers > Limit.openers {
      throw limit(.openers(most: Limit.openers), at: piece.range)
    }
    if open.count > Limit.brackets {
      throw limit(.brackets(most: Limit.brackets), at: piece.range)
    }
    if piece.startsInterpolation, open.count(where: \.isInterpolation) > Limit.interpolations {
      throw limit(.strings(most: Limit.interpolations), at: piece.range)
    }
    guard byte == UInt8(ascii: "[") else { return }
    squareBrackets += 1
    if squareBrackets > Limit.squareBrackets {
      throw limit(.squareBrackets(most: Limit.squareBrackets), at: piece.range)
    }
    squareBracketWork += 1 << squareBrackets
    if squareBracketWork > Limit.squareBracketWork {
      throw limit(.squareBracketsInAll, at: piece.range)
    }
  }

  /// A closing bracket ends the nearest bracket of its kind, and the unclosed ones inside of it. Without a match it
  /// ends nothing: the parser also stays inside of the bracket.
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
      (operators, chain, cutter.list) = (opener.operators, opener.chain, opener.list)
      if opener.byte == UInt8(ascii: "[") { squareBrackets -= 1 }
    }
  }
}
