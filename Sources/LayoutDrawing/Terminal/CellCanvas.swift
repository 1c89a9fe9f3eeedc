/// A grid of terminal cells in which lines join where they meet.
///
///     ┌────┬──┐        +----+--+
///     │ A  │B │        | A  |B |
///     └────┴──┘        +----+--+
struct CellCanvas {
  /// The content of one cell. Letters cover marks, marks cover lines.
  struct Cell {
    var strokes: Strokes = []
    /// Whether a shared line runs through it, vertically or horizontally.
    var hasUpright = false
    var hasLevel = false
    /// A view's mark on a shared line; true if the source sets it.
    var mark: Bool?
    var letter: Character?
    /// The second half of a wide character.
    var isCovered = false

    var isEmpty: Bool {
      strokes.isEmpty && !hasUpright && !hasLevel && mark == nil && letter == nil && !isCovered
    }
  }

  /// The sides at which lines leave a cell.
  struct Strokes: OptionSet {
    let rawValue: UInt8
    static let up = Strokes(rawValue: 1)
    static let right = Strokes(rawValue: 2)
    static let down = Strokes(rawValue: 4)
    static let left = Strokes(rawValue: 8)
    static let upright: Strokes = [.up, .down]
    static let level: Strokes = [.left, .right]
  }

  let columns: Int
  let rows: Int
  private let options: TerminalOptions
  private var cells: [Cell]

  init(columns: Int, rows: Int, _ options: TerminalOptions) {
    self.columns = min(max(columns, 1), 1000)
    self.rows = min(max(rows, 1), 1000)
    self.options = options
    cells = Array(repeating: Cell(), count: self.columns * self.rows)
  }

  private func index(_ column: Int, _ row: Int) -> Int? {
    column >= 0 && column < columns && row >= 0 && row < rows ? row * columns + column : nil
  }

  func isEmpty(_ column: Int, _ row: Int) -> Bool { index(column, row).map { cells[$0].isEmpty } ?? false }

  /// Whether a name covers this cell.
  func hasLetter(_ column: Int, _ row: Int) -> Bool {
    index(column, row).map { cells[$0].letter != nil || cells[$0].isCovered } ?? false
  }

  /// Whether the cell contains only a horizontal line.
  func isLevelLine(_ column: Int, _ row: Int) -> Bool {
    guard let place = index(column, row) else { return false }
    let cell = cells[place]
    return cell.strokes == .level && cell.letter == nil && cell.mark == nil && !cell.isCovered && !cell.hasUpright
  }

  private mutating func change(_ column: Int, _ row: Int, _ change: (inout Cell) -> Void) {
    if let place = index(column, row) { change(&cells[place]) }
  }

  /// The outline of a box between two corners; flat boxes become lines, empty ones a point.
  mutating func drawBox(_ left: Int, _ top: Int, _ right: Int, _ bottom: Int) {
    for column in left...max(left, right) {
      var strokes: Strokes = []
      if column > left { strokes.insert(.left) }
      if column < right { strokes.insert(.right) }
      change(column, top) { $0.strokes.formUnion(strokes) }
      change(column, bottom) { $0.strokes.formUnion(strokes) }
    }
    for row in top...max(top, bottom) {
      var strokes: Strokes = []
      if row > top { strokes.insert(.up) }
      if row < bottom { strokes.insert(.down) }
      change(left, row) { $0.strokes.formUnion(strokes) }
      change(right, row) { $0.strokes.formUnion(strokes) }
    }
    if left >= right, top >= bottom { put(options.isPlain ? "+" : "▫", left, top) }
  }

  mutating func drawUpright(_ column: Int, from top: Int, to bottom: Int) {
    for row in top...max(top, bottom) { change(column, row) { $0.hasUpright = true } }
  }

  mutating func drawLevel(_ row: Int, from left: Int, to right: Int) {
    for column in left...max(left, right) { change(column, row) { $0.hasLevel = true } }
  }

  mutating func mark(_ column: Int, _ row: Int, isSet: Bool) { change(column, row) { $0.mark = isSet } }

  /// Writes text from a cell on; wide characters take two cells.
  mutating func put(_ text: String, _ column: Int, _ row: Int) {
    var column = column
    for letter in text {
      let width = options.cells(of: letter)
      guard width > 0 else { continue }
      change(column, row) { $0.letter = letter }
      if width == 2 { change(column + 1, row) { $0.isCovered = true } }
      column += width
    }
  }

  /// The rows as text, without trailing spaces.
  var lines: [String] {
    (0..<rows).map { row in
      var line = ""
      for cell in cells[(row * columns)..<((row + 1) * columns)] where !cell.isCovered { line.append(glyph(of: cell)) }
      while line.last == " " { line.removeLast() }
      return line
    }
  }

  private func glyph(of cell: Cell) -> Character {
    if let letter = cell.letter { return letter }
    if let mark = cell.mark { return options.isPlain ? (mark ? "@" : "o") : (mark ? "●" : "○") }
    if cell.strokes.isEmpty {
      if cell.hasUpright, cell.hasLevel { return "+" }
      if cell.hasUpright { return options.isPlain ? ":" : "┆" }
      if cell.hasLevel { return options.isPlain ? "." : "┄" }
      return " "
    }
    if cell.hasUpright, cell.strokes == .upright { return options.isPlain ? ":" : "┃" }
    if cell.hasLevel, cell.strokes == .level { return options.isPlain ? "=" : "━" }
    return options.isPlain ? cell.strokes.plainGlyph : cell.strokes.glyph
  }
}

extension CellCanvas.Strokes {
  fileprivate var glyph: Character {
    let glyphs: [Character] = [" ", "╵", "╶", "└", "╷", "│", "┌", "├", "╴", "┘", "─", "┴", "┐", "┤", "┬", "┼"]
    return glyphs[Int(rawValue) & 15]
  }

  fileprivate var plainGlyph: Character {
    switch self {
    case .upright, .up, .down: "|"
    case .level, .left, .right: "-"
    default: "+"
    }
  }
}
