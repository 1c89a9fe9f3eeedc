import Diagnostics

/// Refuses texts that Swift's parser could not read in good time, before it sees them.
///
/// The parser is meant for people's code: thirty nested `[` keep it busy for seconds, and long chains of one operator
/// run out of its stack. One pass over the bytes, which knows strings and comments, counts what such texts are made of.
/// No program that anybody would write comes near a limit.
///
/// - Complexity: linear in the length of the text.
struct SourceGuard {
  enum Limit {
    static let bytes = 32 * 1024
    static let squareBrackets = 12
    static let nesting = 100
    /// `->`, `<`, `?`, `!`, `=`, `else` or trailing closures of one statement.
    static let repeats = 200
    /// Operators and postfix parts of one expression.
    static let parts = 1000
  }

  /// What was counted inside one pair of brackets since its last statement began.
  private struct Level {
    let opener: UInt8
    var arrows = 0
    var lesses = 0
    var questions = 0
    var bangs = 0
    var equals = 0
    var elses = 0
    var closures = 0
    var parts = 0

    init(_ opener: UInt8) { self.opener = opener }
  }

  private let bytes: [UInt8]
  private let file: Int
  private var index = 0
  private var levels = [Level(0)]
  private var squareDepth = 0
  private var conditionalDepth = 0
  /// Whether the last token could be the end of an expression.
  private var endsExpression = false
  private var sawLineBreak = false

  init(_ source: SourceText, file: Int) {
    bytes = source.bytes
    self.file = file
  }

  /// - Throws: the limit that the text goes beyond, and where.
  static func check(_ source: SourceText, file: Int) throws(Problem) {
    var scan = SourceGuard(source, file: file)
    try scan.run()
  }

  private mutating func run() throws(Problem) {
    if bytes.count > Limit.bytes {
      throw Problem(
        .limit, "the file has \(bytes.count) bytes; a layout may have \(Limit.bytes)", at: SourceRange(file: file, lower: 0, upper: 0))
    }
    while index < bytes.count { try token() }
  }

  private func byte(_ offset: Int = 0) -> UInt8 { index + offset < bytes.count ? bytes[index + offset] : 0 }

  private func limit(_ what: String, _ count: Int) -> Problem {
    Problem(
      .limit, "there are more than \(count) \(what) here", at: SourceRange(file: file, lower: index, upper: index + 1),
      notes: [Note("The course reads layouts, not programs of this shape. Take this part out.")])
  }

  private mutating func token() throws(Problem) {
    let byte = byte()
    switch byte {
    case UInt8(ascii: "\n"), UInt8(ascii: "\r"):
      sawLineBreak = true
      index += 1
    case UInt8(ascii: " "), UInt8(ascii: "\t"): index += 1
    case 0..<32, 127:
      throw Problem(
        .syntax, "invalid control character in source file", at: SourceRange(file: file, lower: index, upper: index + 1))
    case UInt8(ascii: "/") where self.byte(1) == UInt8(ascii: "/"): skipLine()
    case UInt8(ascii: "/") where self.byte(1) == UInt8(ascii: "*"): try skipBlockComment()
    case UInt8(ascii: "\""): try string(pounds: 0)
    case UInt8(ascii: "#"): try pound()
    default: try significant(byte)
    }
  }

  private mutating func skipLine() {
    while index < bytes.count, byte() != UInt8(ascii: "\n"), byte() != UInt8(ascii: "\r") { index += 1 }
  }

  private mutating func skipBlockComment() throws(Problem) {
    var depth = 0
    repeat {
      if byte() == UInt8(ascii: "/"), byte(1) == UInt8(ascii: "*") {
        depth += 1
        index += 2
        if depth > Limit.nesting { throw limit("comments inside each other", Limit.nesting) }
      } else if byte() == UInt8(ascii: "*"), byte(1) == UInt8(ascii: "/") {
        depth -= 1
        index += 2
      } else {
        index += 1
      }
    } while depth > 0 && index < bytes.count
  }

  // MARK: Strings

  /// A string, with as many `#` before its quote; interpolations are read as code.
  private mutating func string(pounds: Int) throws(Problem) {
    beginToken(isOperator: false, continues: false)
    let isMultiline = byte() == 34 && byte(1) == 34 && byte(2) == 34
    index += isMultiline ? 3 : 1
    while index < bytes.count {
      let byte = byte()
      if byte == UInt8(ascii: "\\"), hasPounds(pounds, at: 1) {
        if self.byte(1 + pounds) == UInt8(ascii: "(") {
          index += 1 + pounds
          try interpolation()
        } else {
          index += 2 + pounds
        }
      } else if byte == 34, closes(isMultiline, pounds) {
        index += (isMultiline ? 3 : 1) + pounds
        endsExpression = true
        return
      } else if !isMultiline, byte == UInt8(ascii: "\n") || byte == UInt8(ascii: "\r") {
        return
      } else {
        index += 1
      }
    }
  }

  private func hasPounds(_ count: Int, at offset: Int) -> Bool {
    (0..<count).allSatisfy { byte(offset + $0) == UInt8(ascii: "#") }
  }

  private func closes(_ isMultiline: Bool, _ pounds: Int) -> Bool {
    if isMultiline { return byte(1) == 34 && byte(2) == 34 && hasPounds(pounds, at: 3) }
    return hasPounds(pounds, at: 1)
  }

  private mutating func interpolation() throws(Problem) {
    let outside = levels.count
    try open(UInt8(ascii: "("))
    while index < bytes.count, levels.count > outside { try token() }
  }

  private mutating func pound() throws(Problem) {
    var count = 0
    while byte(count) == UInt8(ascii: "#") { count += 1 }
    if byte(count) == 34 {
      index += count
      return try string(pounds: count)
    }
    let word = word(from: index + 1)
    index += 1 + word.count
    if word == "if" {
      conditionalDepth += 1
      if conditionalDepth > Limit.nesting { throw limit("'#if' inside each other", Limit.nesting) }
    } else if word == "endif" {
      conditionalDepth = max(0, conditionalDepth - 1)
    }
    endsExpression = true
  }

  // MARK: Everything else

  private func word(from start: Int) -> String {
    var end = start
    while end < bytes.count, Self.isWord(bytes[end]) { end += 1 }
    return start < end ? String(decoding: bytes[start..<end], as: UTF8.self) : ""
  }

  private static func isWord(_ byte: UInt8) -> Bool {
    (byte >= 48 && byte <= 57) || (byte >= 65 && byte <= 90) || (byte >= 97 && byte <= 122) || byte == 95 || byte >= 128
      || byte == UInt8(ascii: "$")
  }

  private mutating func significant(_ byte: UInt8) throws(Problem) {
    switch byte {
    case UInt8(ascii: "("), UInt8(ascii: "["), UInt8(ascii: "{"):
      let isPostfix = endsExpression && !sawLineBreak
      beginToken(isOperator: isPostfix, continues: byte == UInt8(ascii: "{"))
      if isPostfix { try countPart() }
      if byte == UInt8(ascii: "{") { try count(\.closures, "braces in one statement") }
      try open(byte)
    case UInt8(ascii: ")"), UInt8(ascii: "]"), UInt8(ascii: "}"): close(byte)
    case UInt8(ascii: ","):
      index += 1
      levels[levels.count - 1].parts = 0
      levels[levels.count - 1].bangs = 0
      levels[levels.count - 1].questions = 0
      levels[levels.count - 1].equals = 0
      endsExpression = false
      sawLineBreak = false
    case UInt8(ascii: ";"):
      index += 1
      beginStatement()
    case _ where Self.isWord(byte): try identifier()
    default: try operatorToken(byte)
    }
  }

  private mutating func identifier() throws(Problem) {
    let text = word(from: index)
    let isElse = text == "else"
    let isPrefix = text == "try" || text == "await" || text == "is" || text == "as" || text == "in" || text == "inout"
    beginToken(isOperator: false, continues: isElse || text == "is" || text == "as")
    index += text.utf8.count
    if isElse { try count(\.elses, "'else' in one statement") }
    if isPrefix { try countPart() }
    endsExpression = !isElse && !isPrefix && text != "return"
  }

  private mutating func operatorToken(_ byte: UInt8) throws(Problem) {
    beginToken(isOperator: true, continues: true)
    switch byte {
    case UInt8(ascii: "-") where self.byte(1) == UInt8(ascii: ">"):
      try count(\.arrows, "'->' in one statement")
      index += 2
      endsExpression = false
      return
    case UInt8(ascii: "<"): try count(\.lesses, "'<' in one statement")
    case UInt8(ascii: "?"): try count(\.questions, "'?' in one expression")
    case UInt8(ascii: "!"): try count(\.bangs, "'!' in one expression")
    case UInt8(ascii: "="): try count(\.equals, "'=' in one statement")
    default: break
    }
    try countPart()
    index += 1
    // A '?', '!' or '>' may end an expression; what follows decides, and both readings are counted alike.
    endsExpression = byte == UInt8(ascii: "?") || byte == UInt8(ascii: "!") || byte == UInt8(ascii: ">")
  }

  /// A new statement begins where a line ends an expression and the next one does not go on with it.
  private mutating func beginToken(isOperator: Bool, continues: Bool) {
    if sawLineBreak, endsExpression, !isOperator, !continues { beginStatement() }
    sawLineBreak = false
  }

  private mutating func beginStatement() {
    levels[levels.count - 1] = Level(levels[levels.count - 1].opener)
    endsExpression = false
    sawLineBreak = false
  }

  private mutating func count(_ field: WritableKeyPath<Level, Int>, _ what: String) throws(Problem) {
    levels[levels.count - 1][keyPath: field] += 1
    if levels[levels.count - 1][keyPath: field] > Limit.repeats { throw limit(what, Limit.repeats) }
  }

  private mutating func countPart() throws(Problem) {
    levels[levels.count - 1].parts += 1
    if levels[levels.count - 1].parts > Limit.parts { throw limit("parts in one expression", Limit.parts) }
  }

  private mutating func open(_ opener: UInt8) throws(Problem) {
    if opener == UInt8(ascii: "[") {
      squareDepth += 1
      if squareDepth > Limit.squareBrackets { throw limit("'[' inside each other", Limit.squareBrackets) }
    }
    if levels.count > Limit.nesting { throw limit("brackets inside each other", Limit.nesting) }
    levels.append(Level(opener))
    index += 1
    endsExpression = false
    sawLineBreak = false
  }

  private mutating func close(_ closer: UInt8) {
    index += 1
    endsExpression = true
    sawLineBreak = false
    guard levels.count > 1 else { return }
    if levels.removeLast().opener == UInt8(ascii: "[") { squareDepth -= 1 }
  }
}
