/// A part of a long text that is parsed by itself.
///
///     struct Shop: View {                  ← kept, because it opens a bracket around the part
///       …                                    blank
///       var body: some View {              ← kept
///         …                                  blank
///         Text("Tomatoes")                 ← the part, up to its end
///         Text("Basil")
///
/// All bytes keep their offsets, so positions in the part are positions in the file.
package struct SourcePart {
  /// The code that opens a bracket: the end of its line up to the bracket; for an interpolation, also its string's
  /// quote. For a list without brackets, such as `case .top, .bottom`, everything up to the first comma.
  struct Heading {
    let quote: Range<Int>
    let range: Range<Int>
  }

  let range: Range<Int>
  /// The headings of the brackets that are open where the part begins, the innermost last, and of a list around it.
  let headings: [Heading]

  /// The text up to the part's end; spaces replace everything before the part except its headings.
  func text(of bytes: [UInt8]) -> String {
    var text = bytes[..<range.lowerBound].map { $0 == UInt8(ascii: "\n") ? $0 : UInt8(ascii: " ") }
    for heading in headings {
      text.replaceSubrange(heading.quote, with: bytes[heading.quote])
      text.replaceSubrange(heading.range, with: bytes[heading.range])
    }
    return String(decoding: text + bytes[range], as: UTF8.self)
  }
}

/// Cuts a text into parts, at line starts if possible.
struct SourceCutter {
  enum Limit {
    /// The estimated number of tokens up to which a text is parsed at once. Nearly all answers are shorter.
    static let short = 320
    /// The number of tokens after which a part ends at the next line that may begin a statement.
    static let part = 100
    /// The number of tokens after which it ends anywhere.
    static let longest = 140
    /// The number of pieces of a line to keep before the bracket that it opens.
    static let heading = 24
  }

  /// A statement that may be a list without brackets: `case 1, 2`, `if let a, b`.
  struct List {
    /// Its start, and the number of tokens before it.
    let begin: Int
    let tokens: Int
    /// The end of its first comma: an element after another comma can be parsed after this one.
    var comma: Int?
  }

  private var parts: [SourcePart] = []
  private var begin = 0
  private var headings: [SourcePart.Heading] = []
  private var tokens = 0
  private var tokensOfPart = 0
  /// The end of the last piece.
  private var end = 0
  /// The start of the last piece's line, or a later piece if the line is long.
  private var line = 0
  private var piecesOfLine = 0
  private var isBehindComma = false
  /// Whether the last piece was `case`, whose patterns may begin on the next line.
  private var isBehindCase = false
  /// The current statement in the innermost bracket, if it may be a list.
  var list: List?
  /// Whether the last piece is the first of its line.
  private(set) var isFirstOfLine = true

  /// Records the next piece; returns whether a part should end before it.
  ///
  /// - Parameter isListed: whether the piece is in parentheses or square brackets, where an element after a comma can
  ///   be parsed by itself.
  mutating func mayCut(before piece: SourceScanner.Piece, isListed: Bool, in bytes: [UInt8]) -> Bool {
    isFirstOfLine = end == 0 || bytes[end..<max(end, piece.range.lowerBound)].contains { $0 == 10 || $0 == 13 }
    let weight = Self.tokens(of: piece, in: bytes)
    tokens += weight
    tokensOfPart += weight
    piecesOfLine += 1
    if isFirstOfLine || piecesOfLine > Limit.heading { (line, piecesOfLine) = (piece.range.lowerBound, 1) }
    // No part can begin inside of a string, before an interpolation. A line that begins with an operator continues the
    // statement before it.
    let isStatement = isFirstOfLine && (piece.kind == .word || piece.kind == .attribute)
    if isStatement, !isBehindComma, !isBehindCase {
      list = Self.listers.contains(piece.word) ? List(begin: piece.range.lowerBound, tokens: tokens) : nil
    }
    isBehindCase = bytes[piece.range].elementsEqual("case".utf8)
    let isElement = isBehindComma && (isListed || list?.comma != nil)
    isBehindComma = bytes[piece.range.lowerBound] == UInt8(ascii: ",")
    if isBehindComma, let list, list.comma == nil, tokens - list.tokens <= Limit.heading {
      self.list?.comma = piece.range.upperBound
    }
    end = piece.range.upperBound
    return ((isStatement || isElement) && tokensOfPart > Limit.part || tokensOfPart > Limit.longest)
      && !piece.startsInterpolation
  }

  private static let listers = WordSet(["case", "guard", "if", "let", "var", "while"])

  mutating func cut(before piece: SourceScanner.Piece, inside brackets: [SourcePart.Heading]) {
    parts.append(SourcePart(range: begin..<piece.range.lowerBound, headings: headings))
    (begin, headings, tokensOfPart) = (piece.range.lowerBound, brackets + listHeading(before: piece), 1)
  }

  private func listHeading(before piece: SourceScanner.Piece) -> [SourcePart.Heading] {
    guard let list, let comma = list.comma, comma <= piece.range.lowerBound else { return [] }
    return [SourcePart.Heading(quote: 0..<0, range: list.begin..<comma)]
  }

  /// The tokens of a piece: a string is its quotes, the text between them and the `#`s around them. An editor
  /// placeholder is always an error.
  private static func tokens(of piece: SourceScanner.Piece, in bytes: [UInt8]) -> Int {
    let start = piece.range.lowerBound
    if piece.kind == .word, bytes[start] == UInt8(ascii: "<") { return 3 }
    guard piece.kind == .quote else { return 1 }
    return start > 0 && bytes[start - 1] == UInt8(ascii: "#") ? 5 : 3
  }

  /// The headings of a part inside of this bracket, the last piece recorded.
  func headings(of piece: SourceScanner.Piece) -> [SourcePart.Heading] {
    if piece.startsInterpolation {
      return [SourcePart.Heading(quote: piece.quote, range: piece.backslash..<piece.range.upperBound)]
    }
    return listHeading(before: piece) + [SourcePart.Heading(quote: 0..<0, range: line..<piece.range.upperBound)]
  }

  func parts(upTo end: Int) -> [SourcePart] {
    tokens > Limit.short ? parts + [SourcePart(range: begin..<end, headings: headings)] : []
  }
}
