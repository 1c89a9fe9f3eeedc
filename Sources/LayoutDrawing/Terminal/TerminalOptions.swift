import Diagnostics
import LayoutEngine

/// The terminal window for a drawing.
public struct TerminalOptions: Sendable {
  /// The width in cells.
  public var columns: Int
  /// The maximum height of one drawing in cells.
  public var rows: Int
  /// Whether to use only ASCII.
  public var isPlain: Bool
  /// Whether to draw unnamed containers.
  public var showsContainers: Bool
  /// Whether a name that fits nowhere is noted with its place; in drawings of other places, it is left out.
  var notesPlaces = true
  /// The language of the words.
  public var language: Language
  /// The number of cells that a character fills: 0, 1 or 2.
  public var width: @Sendable (Character) -> Int

  /// Makes options.
  ///
  /// - Parameter width: the number of cells that a character fills; in terminals, wide characters and emoji fill two.
  public init(
    columns: Int = 80, rows: Int = 24, isPlain: Bool = false, showsContainers: Bool = false,
    language: Language = .english, width: @escaping @Sendable (Character) -> Int
  ) {
    self.columns = min(max(columns, 20), 400)
    self.rows = min(max(rows, 4), 200)
    self.isPlain = isPlain
    self.showsContainers = showsContainers
    self.language = language
    self.width = width
  }

  func width(of text: String) -> Int { text.reduce(0) { $0 + cells(of: $1) } }

  func cells(of character: Character) -> Int { min(max(width(character), 0), 2) }

  /// The text padded with spaces to a number of cells; a longer text stays as it is.
  func padded(_ text: String, to cells: Int) -> String {
    text + String(repeating: " ", count: max(cells - width(of: text), 0))
  }

  /// "12,8, 40 × 20", with an x instead of × in ASCII.
  func place(_ frame: Rect) -> String {
    isPlain ? frame.place.replacing("×", with: "x") : frame.place
  }

  /// Without characters that would move the cursor or change colors; a line break becomes a space.
  func harmless(_ text: String) -> String {
    String(
      text.compactMap { character -> Character? in
        if character.isNewline { return " " }
        let isControl = character.unicodeScalars.first.map { $0.properties.generalCategory == .control } ?? true
        return isControl ? "?" : (cells(of: character) > 0 ? character : nil)
      })
  }
}

extension TerminalOptions {
  func say(_ sentence: DrawingSentence) -> String { sentence.text(in: language) }
}
