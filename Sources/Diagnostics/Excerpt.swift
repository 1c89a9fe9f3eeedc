/// A numbered source line with a problem's range underlined.
///
///     10 |   .alignmentGuide(.leading) { d in d[.center] }
///        |                                      ^~~~~~~~~
///
/// Tabs become spaces up to the next multiple of four columns, wide characters count as two cells, and control
/// characters become visible, so that the underline is always below its code.
public struct Excerpt: Sendable {
  /// The line's number, counted from 1.
  public var line: Int
  /// The line as displayed.
  public var code: String
  /// Spaces, then an underline mark below each cell of the range.
  public var marks: String

  /// Makes the excerpt for the line at which a range begins.
  public init(of range: SourceRange, in source: SourceText) {
    let location = source.location(at: range.lower)
    line = location.line
    let characters = Array(source.text(ofLine: location.line))
    let start = min(location.column - 1, characters.count)
    let end = min(start + source.caretLength(of: range), characters.count)
    code = ""
    var column = 0
    var firstCell = 0
    var cells = 0
    for (position, character) in characters.enumerated() {
      if position == start { firstCell = column }
      let shown = Excerpt.shown(character, at: column)
      code += shown
      column += shown.displayWidth
      if position >= start, position < end { cells = column - firstCell }
    }
    if start >= characters.count { firstCell = column }
    marks = String(repeating: " ", count: firstCell) + "^" + String(repeating: "~", count: max(0, cells - 1))
  }

  /// A piece of the line that fits beside its number, with its underline, if it has one.
  public struct Row: Equatable, Sendable {
    /// As many cells of the line as fit.
    public var code: String
    /// Empty, or spaces and marks.
    public var marks: String
  }

  /// Splits the line into pieces of at most `width` cells, each with its own underline.
  public func rows(width: Int) -> [Row] {
    let room = max(width, 8)
    guard max(code.displayWidth, marks.count) > room else { return [Row(code: code, marks: marks)] }
    var pieces: [(text: String, cells: Int)] = [("", 0)]
    for character in code {
      let cells = character.displayWidth
      if pieces[pieces.count - 1].cells + cells > room { pieces.append(("", 0)) }
      pieces[pieces.count - 1].text.append(character)
      pieces[pieces.count - 1].cells += cells
    }
    var rest = marks[...]
    return pieces.enumerated().map { position, piece in
      let isLast = position == pieces.count - 1
      let part = rest.prefix(isLast ? rest.count : piece.cells)
      rest = rest.dropFirst(part.count)
      let text = isLast ? piece.text : String(piece.text.trimmedAtEnd)
      return Row(code: text, marks: part.contains("^") || part.contains("~") ? String(part) : "")
    }
  }

  /// The line with its number and the underline below it; more than two lines if the code does not fit.
  public func lines(width: Int = .max) -> [String] {
    let number = String(line)
    let margin = String(repeating: " ", count: number.count)
    return rows(width: width == .max ? .max : width - number.count - 3).enumerated().flatMap { position, row in
      [String("\(position == 0 ? number : margin) | \(row.code)".trimmedAtEnd)]
        + (row.marks.isEmpty ? [] : ["\(margin) | \(row.marks)"])
    }
  }

  private static func shown(_ character: Character, at column: Int) -> String {
    character == "\t" ? String(repeating: " ", count: 4 - column % 4) : String(character).withVisibleControls
  }
}
