import Diagnostics

/// The screen of `course watch`: a header, the visible part of a page, and the keys.
struct WatchFrame {
  var columns: Int
  var rows: Int
  /// The left and the right part of the first line.
  var head: (String, String)
  /// The page's lines, with color sequences.
  var page: [String]
  /// The index of the first visible line.
  var scroll: Int
  /// The last lines, which are always visible.
  var foot: [String]

  /// The number of lines for the page.
  var room: Int { max(1, rows - 2 - foot.count) }

  /// The page, broken into lines that fit the terminal.
  private var broken: [String] { page.flatMap { $0.brokenForScreen(columns) } }

  /// The greatest scroll position.
  var last: Int { max(0, broken.count - room) }

  /// The lines of the screen, exactly as many as the terminal has.
  var lines: [String] {
    let all = broken
    let start = min(max(0, scroll), last)
    var body = Array(all[start..<min(all.count, start + room)])
    body += Array(repeating: "", count: room - body.count)
    let below = all.count - start - room
    let rule = String(repeating: "─", count: max(0, columns))
    let more = below > 0 ? " ↓ \(below) " : ""
    let line = more.isEmpty ? rule : String(rule.dropLast(min(rule.count, more.count + 2))) + more + "──"
    return Array(([title] + body + [String(line.prefix(columns))] + foot).prefix(rows))
  }

  private var title: String {
    let gap = columns - head.0.screenWidth - head.1.screenWidth
    if gap < 2 { return head.0.brokenForScreen(columns).first ?? "" }
    return head.0 + String(repeating: " ", count: gap) + head.1
  }
}

extension String {
  /// The number of cells that the text takes, without color sequences.
  var screenWidth: Int { screenPieces.reduce(0) { $0 + ($1.isEscape ? 0 : $1.text.displayWidth) } }

  /// The text without color sequences.
  var screenText: String { screenPieces.reduce(into: "") { if !$1.isEscape { $0 += $1.text } } }

  /// Breaks the text into lines of at most `columns` cells; colors continue on the next line.
  func brokenForScreen(_ columns: Int) -> [String] {
    guard columns > 0 else { return [] }
    var lines: [String] = []
    var line = ""
    var width = 0
    var color = ""
    for piece in screenPieces {
      if piece.isEscape {
        color = piece.text == "\u{1B}[0m" ? "" : color + piece.text
      } else if width + piece.text.displayWidth > columns {
        lines.append(line)
        (line, width) = (color, 0)
      }
      line += piece.text
      if !piece.isEscape { width += piece.text.displayWidth }
    }
    return lines + [line]
  }

  /// The characters and color sequences.
  private var screenPieces: [(text: String, isEscape: Bool)] {
    var pieces: [(String, Bool)] = []
    var escape: String?
    for letter in self {
      if let begun = escape {
        let whole = begun + String(letter)
        let isWhole = letter.isLetter
        if isWhole { pieces.append((whole, true)) }
        escape = isWhole ? nil : whole
      } else if letter == "\u{1B}" {
        escape = "\u{1B}"
      } else {
        pieces.append((String(letter), false))
      }
    }
    return pieces
  }
}
