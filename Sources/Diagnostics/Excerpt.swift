/// A line of source with its number, and the marks under the part that a problem speaks of.
///
///     10 |   .alignmentGuide(.leading) { d in d[.center] }
///        |                                      ^~~~~~~~~
///
/// Tabs are shown as spaces up to the next fourth column, wide characters count two cells, and control characters are
/// made visible, so that the marks stand where the reader's eye is.
public struct Excerpt: Sendable {
  /// The line's number, counted from 1.
  public var line: Int
  /// The line as it is shown.
  public var code: String
  /// Spaces, then a mark under each cell of the part.
  public var marks: String

  /// Cuts out the line at which a range begins.
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

  private static func shown(_ character: Character, at column: Int) -> String {
    character == "\t" ? String(repeating: " ", count: 4 - column % 4) : String(character).withVisibleControls
  }
}
