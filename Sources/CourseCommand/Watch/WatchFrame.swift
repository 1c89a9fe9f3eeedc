import Diagnostics

/// What `course watch` shows: a head, as much of a page as fits, and the keys.
struct WatchFrame {
  var columns: Int
  var rows: Int
  /// Left and right in the first line.
  var head: (String, String)
  /// The page's lines, with their colors.
  var page: [String]
  /// The first line of the page that is shown.
  var scroll: Int
  /// The last lines, which are always there.
  var foot: [String]

  /// How many lines of the page fit.
  var room: Int { max(1, rows - 2 - foot.count) }

  /// The page broken into what the terminal can show in a line.
  private var broken: [String] { page.flatMap { $0.brokenForScreen(columns) } }

  /// The furthest that one can go down.
  var last: Int { max(0, broken.count - room) }

  /// Exactly as many lines as the terminal has.
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
  /// How many cells the text takes, without what only colors it.
  var screenWidth: Int { screenPieces.reduce(0) { $0 + ($1.isEscape ? 0 : $1.text.displayWidth) } }

  /// The text without what only colors it.
  var screenText: String { screenPieces.reduce(into: "") { if !$1.isEscape { $0 += $1.text } } }

  /// The text in lines of at most so many cells; colors go on in the next line.
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

  /// Letters, and the sequences that color them.
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
