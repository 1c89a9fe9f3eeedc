import Diagnostics
import LayoutEngine

/// The window that a drawing is for.
public struct TerminalOptions: Sendable {
  /// How many cells stand beside each other.
  public var columns: Int
  /// How many cells one drawing may be high.
  public var rows: Int
  /// Whether only ASCII is used.
  public var isPlain: Bool
  /// Whether containers are drawn that nobody named.
  public var showsContainers: Bool
  /// What the words are in.
  public var language: Language
  /// How many cells a character fills: 0, 1 or 2.
  public var width: @Sendable (Character) -> Int

  /// Makes options.
  ///
  /// - Parameter width: how many cells a character fills; terminals give wide letters and emoji two.
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

  /// A text of exactly so many cells: filled up with blanks, or as it is if it is longer.
  func padded(_ text: String, to cells: Int) -> String {
    text + String(repeating: " ", count: max(cells - width(of: text), 0))
  }

  /// "12,8, 40 × 20", with an x for the sign where only ASCII is used.
  func place(_ frame: Rect) -> String {
    isPlain ? frame.place.replacing("×", with: "x") : frame.place
  }

  /// Without characters that would move the cursor or change the colours; a break between lines becomes a space.
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
