import LayoutProgram

/// Parses the inline Markdown of a `LocalizedStringKey`, the literal in `Text("plain **bold**")`.
///
///     **a** __a__     strong           `a`      code
///     *a* _a_         emphasized       [a](b)   a link, shown as a
///     ~~a~~           struck through   \\*       a plain sign
///
/// - Complexity: O(*n*) in the length of the text for each level of nesting, of which there are at most twenty.
package struct InlineMarkdown {
  /// A part of the text in one style.
  struct Piece: Equatable {
    var string: String
    var isBold = false
    var isItalic = false
    var isCode = false
    var isLink = false
  }

  private let text: [Character]
  private(set) var pieces: [Piece] = []

  private static let deepest = 20
  private static let longest = 10_000

  /// Whether a text contains any Markdown delimiter.
  package static func mayBe(in text: String) -> Bool { text.utf8.contains { "*_`~[\\".utf8.contains($0) } }

  init(_ text: String) {
    self.text = Array(text)
    if self.text.count > Self.longest {
      pieces = [Piece(string: text)]
    } else {
      read(self.text.indices, Piece(string: ""), depth: 0)
    }
  }

  private mutating func read(_ range: Range<Int>, _ style: Piece, depth: Int) {
    var unclosed: Set<String> = []
    var place = range.lowerBound
    while place < range.upperBound {
      if text[place] == "\\", place + 1 < range.upperBound, text[place + 1].isPunctuation || text[place + 1].isSymbol {
        add(text[place + 1], style)
        place += 2
      } else if depth < Self.deepest, let link = link(at: place, in: range) {
        var inner = style
        inner.isLink = true
        read(link.title, inner, depth: depth + 1)
        place = link.end
      } else if depth < Self.deepest, let sign = sign(at: place, in: range), !unclosed.contains(sign) {
        guard let end = end(of: sign, after: place + sign.count, in: range) else {
          unclosed.insert(sign)
          for character in sign { add(character, style) }
          place += sign.count
          continue
        }
        var inner = style
        switch sign {
        case "**", "__": inner.isBold = true
        case "`": inner.isCode = true
        case "~~": break
        default: inner.isItalic = true
        }
        let content = place + sign.count..<end
        if inner.isCode {
          for index in content { add(text[index], inner) }
        } else {
          read(content, inner, depth: depth + 1)
        }
        place = end + sign.count
      } else {
        add(text[place], style)
        place += 1
      }
    }
  }

  private mutating func add(_ character: Character, _ style: Piece) {
    var piece = style
    if let last = pieces.last {
      piece.string = last.string
      if piece == last { return pieces[pieces.count - 1].string.append(character) }
    }
    piece.string = String(character)
    pieces.append(piece)
  }

  /// The delimiter at a position that opens a style: a word must follow, and an underscore must not be inside of one.
  private func sign(at place: Int, in range: Range<Int>) -> String? {
    let first = text[place]
    guard "*_`~".contains(first) else { return nil }
    let isDouble = first != "`" && place + 1 < range.upperBound && text[place + 1] == first
    if first == "~", !isDouble { return nil }
    let next = place + (isDouble ? 2 : 1)
    guard next < range.upperBound, first == "`" || !text[next].isWhitespace else { return nil }
    if first == "_", place > range.lowerBound, text[place - 1].isLetter || text[place - 1].isNumber { return nil }
    return String(repeating: first, count: isDouble ? 2 : 1)
  }

  /// The position of the closing delimiter; the last asterisks of a row close the outer style.
  private func end(of sign: String, after start: Int, in range: Range<Int>) -> Int? {
    guard let first = sign.first else { return nil }
    let count = sign.count
    var place = start
    while place + count <= range.upperBound {
      guard text[place] == first else {
        place += 1
        continue
      }
      var length = 1
      while place + length < range.upperBound, text[place + length] == first { length += 1 }
      let after = place + length
      let isInWord = first == "_" && after < range.upperBound && (text[after].isLetter || text[after].isNumber)
      let fits = first == "`" ? length == 1 : length >= count && (count == 2 || length != 2)
      if fits, place > start, first == "`" || !text[place - 1].isWhitespace, !isInWord { return after - count }
      place = after
    }
    return nil
  }

  /// Parses a link: `[title](address)`.
  private func link(at place: Int, in range: Range<Int>) -> (title: Range<Int>, end: Int)? {
    guard text[place] == "[", let close = text[place..<range.upperBound].firstIndex(of: "]"),
      close + 1 < range.upperBound, text[close + 1] == "(",
      let end = text[close..<range.upperBound].firstIndex(of: ")")
    else { return nil }
    return (place + 1..<close, end + 1)
  }
}

extension TextContent {
  /// The text with its Markdown converted to styles.
  package var readingMarkdown: TextContent {
    TextContent(
      runs: runs.flatMap { run -> [Run] in
        guard InlineMarkdown.mayBe(in: run.string) else { return [run] }
        return InlineMarkdown(run.string).pieces.map { piece in
          var styled = run
          styled.string = piece.string
          if piece.isBold { styled.isBold = true }
          if piece.isItalic { styled.isItalic = true }
          if piece.isCode { styled.design = .monospaced }
          if piece.isLink { styled.fill = run.fill ?? .color(.accent) }
          return styled
        }
      })
  }
}
