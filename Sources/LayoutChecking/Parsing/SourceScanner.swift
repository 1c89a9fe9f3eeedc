/// Cuts a text into the tokens that Swift's own lexer would see, as far as brackets and names are concerned.
///
/// The guard must not mistake a bracket in a string for code, nor code for a string: that would be a way around it. So
/// the scanner also follows the lexer's odd rules: a one-line string ends with the line even if it is unterminated,
/// `#"""#` is a one-line string, and a `/` may begin a regular expression.
///
/// - Complexity: linear in the length of the text, except for raw strings that begin with `"""`, which look ahead to
///   the end of their line.
struct SourceScanner {
  enum Kind {
    /// A name, keyword or number.
    case word
    /// One operator, such as `+`, `->` or `..<`.
    case operation
    /// `#if`, `#Preview`, `#selector`: the range includes the `#`, or several of them.
    case directive
    /// `(`, `[` or `{`; also the `(` of an interpolation.
    case opener
    case closer
    /// `@`
    case attribute
    /// `"` with its `#`s; text follows until the string's end.
    case quote
    case regularExpression
    case conflictMarker
    /// Separators, and anything else that the guard ignores.
    case other
  }

  struct Piece {
    let kind: Kind
    let range: Range<Int>
    /// The text of a name, keyword or number.
    var word = ShortWord()
    /// Ends the innermost interpolation, whatever brackets are open in it.
    var endsInterpolation = false
    var startsInterpolation = false
    /// For a `(` that starts an interpolation: the quotes of its string, and the backslash before it.
    var quote = 0..<0
    var backslash = 0
  }

  /// A string that the scanner is inside of.
  private struct Literal {
    let quote: UInt8
    let isMultiline: Bool
    let pounds: Int
    /// Its `"` or `"""`, with the `#` before them.
    let opening: Range<Int>
    /// Open parentheses of the current interpolation; nil in the string's text.
    var parentheses: Int?
  }

  private let bytes: [UInt8]
  private var index = 0
  private var literals: [Literal] = []
  private var previous = Previous.nothing

  /// The kind of the previous piece, which decides whether a `/` begins a regular expression.
  private enum Previous {
    case nothing
    case operand
    case operation
    case functionKeyword
  }

  init(_ bytes: [UInt8]) {
    self.bytes = bytes
    if bytes.starts(with: "#!".utf8) { skipLine() }
  }

  /// The next piece of code; nil at the end of the text.
  mutating func next() -> Piece? {
    while index < bytes.count {
      if let literal = literals.last, literal.parentheses == nil {
        if let piece = text(of: literal) { return piece }
        continue
      }
      let byte = bytes[index]
      switch byte {
      case "\n", "\r":
        leaveStringsOfOneLine()
        index += 1
        if let marker = conflictMarker() { return marker }
      case 0...32: index += 1
      case 0xC2 where isHardBlank: index += 2
      case "/" where peek(1) == "/": skipLine()
      case "/" where peek(1) == "*": skipBlockComment()
      default: return code(byte)
      }
    }
    return nil
  }

  private func peek(_ offset: Int) -> UInt8 { index + offset < bytes.count ? bytes[index + offset] : 0 }

  private func isLineBreak(_ byte: UInt8) -> Bool { byte == "\n" || byte == "\r" }

  /// U+00A0, which Swift accepts as a space with a warning.
  private var isHardBlank: Bool { peek(0) == 0xC2 && peek(1) == 0xA0 }

  // MARK: Comments and lines

  private mutating func skipLine() {
    while index < bytes.count, !isLineBreak(bytes[index]) { index += 1 }
  }

  private mutating func skipBlockComment() {
    var depth = 0
    repeat {
      if peek(0) == "/", peek(1) == "*" {
        depth += 1
        index += 2
      } else if peek(0) == "*", peek(1) == "/" {
        depth -= 1
        index += 2
      } else {
        index += 1
      }
    } while depth > 0 && index < bytes.count
    index = min(index, bytes.count)
  }

  /// A version control conflict marker at the start of a line.
  private mutating func conflictMarker() -> Piece? {
    guard bytes[index...].starts(with: "<<<<<<< ".utf8) || bytes[index...].starts(with: ">>>> ".utf8) else {
      return nil
    }
    let start = index
    skipLine()
    return Piece(kind: .conflictMarker, range: start..<index)
  }

  // MARK: Code

  private mutating func code(_ byte: UInt8) -> Piece {
    switch byte {
    case "(", "[", "{":
      if byte == "(", let last = literals.indices.last {
        literals[last].parentheses = (literals[last].parentheses ?? 0) + 1
      }
      return take(1, .opener, then: .operation)
    case ")", "]", "}": return closer(byte)
    case "\"", "'": return quote(pounds: 0)
    case "#": return pound()
    case "`": return escapedName()
    case "@": return take(1, .attribute, then: .operand)
    case ",", ";", ":": return take(1, .other, then: .operation)
    case "\\": return take(1, .other, then: .operand)
    case _ where isCurlyQuote: return curlyQuote()
    case _ where Self.isOperator(byte): return operation()
    default: return word()
    }
  }

  private mutating func take(_ count: Int, _ kind: Kind, then previous: Previous) -> Piece {
    let start = index
    index = min(index + count, bytes.count)
    self.previous = previous
    return Piece(kind: kind, range: start..<index)
  }

  private mutating func closer(_ byte: UInt8) -> Piece {
    var piece = take(1, .closer, then: .operand)
    guard byte == ")", let last = literals.indices.last, let open = literals[last].parentheses else { return piece }
    if open > 0 {
      literals[last].parentheses = open - 1
    } else {
      literals[last].parentheses = nil
      piece.endsInterpolation = true
    }
    return piece
  }

  private mutating func word() -> Piece {
    let start = index
    var word = ShortWord()
    repeat {
      word.append(bytes[index])
      index += 1
    } while index < bytes.count && Self.isWord(bytes[index]) && !isCurlyQuote && !isHardBlank
    if Self.functionKeywords.contains(word) {
      previous = .functionKeyword
    } else {
      previous = Self.keywords.contains(word) ? .operation : .operand
    }
    return Piece(kind: .word, range: start..<index, word: word)
  }

  private static let functionKeywords = WordSet(["func", "operator"])

  /// Keywords before an expression: a `/` after them is no division.
  private static let keywords = WordSet([
    "as", "await", "break", "case", "catch", "class", "continue", "default", "defer", "deinit", "do", "else", "enum",
    "extension", "fallthrough", "for", "guard", "if", "import", "in", "init", "inout", "is", "let", "precedencegroup",
    "protocol", "repeat", "rethrows", "return", "static", "struct", "subscript", "switch", "throw", "throws", "try",
    "typealias", "var", "where", "while", "associatedtype", "fileprivate", "internal", "private", "public",
  ])

  /// Reads a name in backticks, `` `in` ``: anything between two backticks on one line.
  private mutating func escapedName() -> Piece {
    var end = index + 1
    while end < bytes.count, bytes[end] != "`", !isLineBreak(bytes[end]) { end += 1 }
    let isClosed = end < bytes.count && bytes[end] == "`" && end > index + 1
    return take(isClosed ? end + 1 - index : 1, .word, then: .operand)
  }

  private mutating func pound() -> Piece {
    var count = 0
    while peek(count) == "#" { count += 1 }
    if peek(count) == "\"" {
      index += count
      return quote(pounds: count)
    }
    if peek(count) == "/" {
      return take(lengthOfExpression(from: index + count, closing: count), .regularExpression, then: .operand)
    }
    let start = index
    index += count
    while index < bytes.count, Self.isWord(bytes[index]), !isCurlyQuote, !isHardBlank { index += 1 }
    previous = .operation
    return Piece(kind: .directive, range: start..<index)
  }

  // MARK: Operators

  private mutating func operation() -> Piece {
    if let placeholder = placeholder() { return placeholder }
    let isLeftBound = isBoundOnTheLeft
    if isLeftBound, bytes[index] == "!" || bytes[index] == "?" { return take(1, .operation, then: .operand) }
    var end = index + 1
    while end < bytes.count, Self.isOperator(bytes[end]), bytes[end] != "." || bytes[index] == "." {
      let following = end + 1 < bytes.count ? bytes[end + 1] : 0
      if bytes[end] == "/", following == "/" || following == "*" { break }
      if bytes[end] == "<", following == "#" { break }
      end += 1
    }
    let isRightBound = isBoundOnTheRight(end, isLeftBound: isLeftBound)
    let mayBeExpression = !isLeftBound && previous != .functionKeyword && (isRightBound || previous != .operand)
    if mayBeExpression, let slash = (index..<end).first(where: { bytes[$0] == "/" }), isRegularExpression(from: slash) {
      index = slash
      return take(lengthOfExpression(from: slash, closing: 0), .regularExpression, then: .operand)
    }
    let isPostfix = isLeftBound && !isRightBound
    return take(end - index, .operation, then: isPostfix ? .operand : .operation)
  }

  private var isBoundOnTheLeft: Bool {
    guard index > 0 else { return false }
    switch bytes[index - 1] {
    case " ", "\r", "\n", "\t", "(", "[", "{", ",", ";", ":": return false
    case "/": return !(index > 1 && bytes[index - 2] == "*")
    case 0xA0: return !(index > 1 && bytes[index - 2] == 0xC2)
    default: return true
    }
  }

  private func isBoundOnTheRight(_ end: Int, isLeftBound: Bool) -> Bool {
    guard end < bytes.count else { return false }
    switch bytes[end] {
    case " ", "\r", "\n", "\t", ")", "]", "}", ",", ";", ":": return false
    case ".": return !isLeftBound
    case "/": return !(end + 1 < bytes.count && (bytes[end + 1] == "/" || bytes[end + 1] == "*"))
    case 0xC2: return !(end + 1 < bytes.count && bytes[end + 1] == 0xA0)
    default: return true
    }
  }

  /// Whether Swift reads a `/` as the start of a regular expression: it ends with a `/` on the same line, has no space
  /// at its ends, and its parentheses match.
  private func isRegularExpression(from slash: Int) -> Bool {
    var here = slash + 1
    var depth = 0
    var isInClass = 0
    let mustBe = previous == .operation
    if here < bytes.count, bytes[here] == " " || bytes[here] == "\t", !mustBe { return false }
    while here < bytes.count, !isLineBreak(bytes[here]) {
      switch bytes[here] {
      case "/":
        if here + 1 < bytes.count, bytes[here + 1] == "/" || bytes[here + 1] == "*" { return mustBe }
        return mustBe || !(bytes[here - 1] == " " || bytes[here - 1] == "\t")
      case "\\": here += 1
      case "(" where isInClass == 0: depth += 1
      case ")" where isInClass == 0:
        if depth == 0, !mustBe { return false }
        depth -= 1
      case "[": isInClass += 1
      case "]": isInClass = max(0, isInClass - 1)
      default: break
      }
      here += 1
    }
    return false
  }

  /// The length of a regular expression up to its `/` on the same line; without one, the length of its start.
  ///
  /// - Parameter pounds: the number of `#` before its first `/` and after its last.
  private func lengthOfExpression(from slash: Int, closing pounds: Int) -> Int {
    var here = slash + 1
    while here < bytes.count, !isLineBreak(bytes[here]) {
      if bytes[here] == "\\" {
        here += 1
      } else if bytes[here] == "/", hasPounds(pounds, at: here + 1) {
        return here + 1 + pounds - index
      }
      here += 1
    }
    return slash + 1 - index
  }

  /// Reads an editor placeholder: `<#editor placeholder#>`.
  private mutating func placeholder() -> Piece? {
    guard bytes[index] == "<", peek(1) == "#" else { return nil }
    var end = index + 2
    while end + 1 < bytes.count, bytes[end] != "\n" {
      if bytes[end] == "<", bytes[end + 1] == "#" { return nil }
      if bytes[end] == "#", bytes[end + 1] == ">" { return take(end + 2 - index, .word, then: .operand) }
      end += 1
    }
    return nil
  }

  // MARK: Strings

  private mutating func quote(pounds: Int) -> Piece {
    let mark = bytes[index]
    let isMultiline = mark == "\"" && peek(1) == mark && peek(2) == mark && !endsOnItsLine(pounds: pounds)
    let piece = take(isMultiline ? 3 : 1, .quote, then: .operand)
    let opening = piece.range.lowerBound - pounds..<piece.range.upperBound
    literals.append(
      Literal(quote: mark, isMultiline: isMultiline, pounds: pounds, opening: opening, parentheses: nil))
    return piece
  }

  /// Whether a string with `#`s ends on its line: `#"""#` and `#""" "#` are strings of one line.
  private func endsOnItsLine(pounds: Int) -> Bool {
    guard pounds > 0 else { return false }
    var here = index + 2
    while here < bytes.count, !isLineBreak(bytes[here]) {
      if bytes[here] == "\"", hasPounds(pounds, at: here + 1) { return true }
      here += 1
    }
    return false
  }

  private func hasPounds(_ count: Int, at start: Int) -> Bool {
    start + count <= bytes.count && bytes[start..<start + count].allSatisfy { $0 == "#" }
  }

  /// Continues in a string's text, up to its end or its next interpolation.
  private mutating func text(of literal: Literal) -> Piece? {
    while index < bytes.count {
      let byte = bytes[index]
      if isLineBreak(byte), !literal.isMultiline {
        leaveStringsOfOneLine()
        return nil
      }
      if byte == "\\", hasPounds(literal.pounds, at: index + 1) {
        if let piece = escape(after: 1 + literal.pounds) { return piece }
      } else if byte == literal.quote, closes(literal) {
        index += (literal.isMultiline ? 3 : 1) + literal.pounds
        literals.removeLast()
        previous = .operand
        return nil
      } else {
        index += 1
      }
    }
    return nil
  }

  /// Reads a backslash and what follows: an interpolation or a character.
  private mutating func escape(after length: Int) -> Piece? {
    let next = peek(length)
    if next == "(", let last = literals.indices.last {
      literals[last].parentheses = 0
      let backslash = index
      index += length
      var piece = take(1, .opener, then: .operation)
      piece.startsInterpolation = true
      piece.quote = literals[last].opening
      piece.backslash = backslash
      return piece
    }
    let isConsumed = next == "\\" || next == "\"" || next == "'" || (next < 128 && Self.isWord(next))
    index += length + (isConsumed ? 1 : 0)
    return nil
  }

  private func closes(_ literal: Literal) -> Bool {
    let length = literal.isMultiline ? 3 : 1
    if literal.isMultiline, !(peek(1) == literal.quote && peek(2) == literal.quote) { return false }
    return hasPounds(literal.pounds, at: index + length)
  }

  /// The end of a line also ends one-line strings, with all interpolations in them.
  private mutating func leaveStringsOfOneLine() {
    while let last = literals.last, !last.isMultiline { literals.removeLast() }
  }

  /// The curly quote “ of word processors.
  private var isCurlyQuote: Bool { peek(0) == 0xE2 && peek(1) == 0x80 && peek(2) == 0x9C }

  /// Swift skips text between “ and ” on one line, so that its message can point out the quotes.
  private mutating func curlyQuote() -> Piece {
    var here = index + 3
    while here < bytes.count, bytes[here] >= 32, bytes[here] != 127 {
      if bytes[here] == "\\" {
        guard let length = lengthOfEscape(at: here) else { break }
        here += length - 1
      } else if bytes[here] == "\"" {
        return take(here + 1 - index, .word, then: .operand)
      } else if here + 2 < bytes.count, bytes[here] == 0xE2, bytes[here + 1] == 0x80, bytes[here + 2] == 0x9D {
        return take(here + 3 - index, .word, then: .operand)
      }
      here += 1
    }
    return take(3, .word, then: .operand)
  }

  /// The length of an escape such as `\n` or `\u{e9}`; nil for one that Swift does not know.
  private func lengthOfEscape(at start: Int) -> Int? {
    guard start + 1 < bytes.count else { return nil }
    switch bytes[start + 1] {
    case "0", "n", "r", "t", "\"", "'", "\\": return 2
    case "u":
      guard start + 2 < bytes.count, bytes[start + 2] == "{" else { return nil }
      let digits = bytes[(start + 3)...].prefix { Self.isHexadecimal($0) }
      guard (1...8).contains(digits.count), digits.endIndex < bytes.count, bytes[digits.endIndex] == "}" else {
        return nil
      }
      return digits.endIndex + 1 - start
    default: return nil
    }
  }

  // MARK: Characters

  private static func isHexadecimal(_ byte: UInt8) -> Bool {
    switch byte {
    case "0"..."9", "A"..."F", "a"..."f": return true
    default: return false
    }
  }

  private static func isWord(_ byte: UInt8) -> Bool {
    switch byte {
    case "0"..."9", "A"..."Z", "a"..."z", "_", "$", 128...: return true
    default: return false
    }
  }

  private static func isOperator(_ byte: UInt8) -> Bool {
    switch byte {
    case "/", "=", "-", "+", "*", "%", "<", ">", "!", "&", "|", "^", "~", ".", "?": return true
    default: return false
    }
  }
}

/// Compares a byte with an ASCII character.
private func == (byte: UInt8, character: Unicode.Scalar) -> Bool { UInt32(byte) == character.value }

private func != (byte: UInt8, character: Unicode.Scalar) -> Bool { UInt32(byte) != character.value }

private func ~= (character: Unicode.Scalar, byte: UInt8) -> Bool { byte == character }

private func ~= (characters: ClosedRange<Unicode.Scalar>, byte: UInt8) -> Bool {
  characters.contains(Unicode.Scalar(byte))
}
