/// A part of a long text, to be read by itself.
///
///     struct Shop: View {                  ← stays: the part is inside of its bracket
///       …                                    blank
///       var body: some View {              ← stays
///         …                                  blank
///         Text("Tomatoes")                 ← the part, up to its end
///         Text("Basil")
///
/// All bytes keep their places, so that what is found in the part is found in the file.
struct SourcePart {
  /// What opens a bracket: the end of its line up to the bracket, and before an interpolation its string's quote. Of a
  /// list without brackets, such as `case .top, .bottom`, it is all up to the first comma.
  struct Heading {
    let quote: Range<Int>
    let range: Range<Int>
  }

  let range: Range<Int>
  /// Those of the brackets that are open where the part begins, the innermost last, and of a list it is inside of.
  let headings: [Heading]

  /// The text of `bytes` up to the part's end, with blanks for what is no part of it and opens no bracket around it.
  func text(of bytes: [UInt8]) -> String {
    var text = bytes[..<range.lowerBound].map { $0 == UInt8(ascii: "\n") ? $0 : UInt8(ascii: " ") }
    for heading in headings {
      text.replaceSubrange(heading.quote, with: bytes[heading.quote])
      text.replaceSubrange(heading.range, with: bytes[heading.range])
    }
    return String(decoding: text + bytes[range], as: UTF8.self)
  }
}

/// Cuts a text into parts, at the beginnings of lines where there are any.
struct SourceCutter {
  enum Limit {
    /// Of the parser's tokens, as far as pieces tell; a text with no more is read at once. Nearly all answers are.
    static let short = 320
    /// After so many a part ends before the next line that may begin a statement.
    static let part = 100
    /// After so many it ends anyway.
    static let longest = 140
    /// So much of a line stands before the bracket that it opens.
    static let heading = 24
  }

  /// A statement that may be a list without brackets: `case 1, 2`, `if let a, b`.
  struct List {
    /// Where it begins, and how many tokens come before.
    let begin: Int
    let tokens: Int
    /// Where its first comma ends: what follows another comma can be read behind this one.
    var comma: Int?
  }

  private var parts: [SourcePart] = []
  private var begin = 0
  private var headings: [SourcePart.Heading] = []
  private var tokens = 0
  private var tokensOfPart = 0
  /// Where the last piece ends.
  private var end = 0
  /// Where the line of the last piece begins, or a later piece of it when it is long.
  private var line = 0
  private var piecesOfLine = 0
  private var isBehindComma = false
  /// Whether the last piece was `case`, whose patterns may begin on the next line.
  private var isBehindCase = false
  /// The statement at hand, of those that stand inside of the innermost bracket, if it may be a list.
  var list: List?
  /// Whether the last piece is the first of its line.
  private(set) var isFirstOfLine = true

  /// Takes note of the next piece, and says whether a part should end before it.
  ///
  /// - Parameter isListed: whether it stands in parentheses or square brackets, where what follows a comma can be read
  ///   without what comes before.
  mutating func mayCut(before piece: SourceScanner.Piece, isListed: Bool, in bytes: [UInt8]) -> Bool {
    isFirstOfLine = end == 0 || bytes[end..<max(end, piece.range.lowerBound)].contains { $0 == 10 || $0 == 13 }
    let weight = Self.tokens(of: piece, in: bytes)
    tokens += weight
    tokensOfPart += weight
    piecesOfLine += 1
    if isFirstOfLine || piecesOfLine > Limit.heading { (line, piecesOfLine) = (piece.range.lowerBound, 1) }
    // What comes before an interpolation is text of a string, in which no part can begin.
    // A line that begins with a sign goes on with the statement before it.
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

  /// A string is its marks with the text between them, and the `#`s outside of those. An editor's placeholder is a
  /// mistake wherever it stands.
  private static func tokens(of piece: SourceScanner.Piece, in bytes: [UInt8]) -> Int {
    let start = piece.range.lowerBound
    if piece.kind == .word, bytes[start] == UInt8(ascii: "<") { return 3 }
    guard piece.kind == .quote else { return 1 }
    return start > 0 && bytes[start - 1] == UInt8(ascii: "#") ? 5 : 3
  }

  /// What a part needs before it to be inside of this bracket, the piece taken note of last.
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
