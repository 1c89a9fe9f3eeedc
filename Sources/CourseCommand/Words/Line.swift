import Diagnostics

/// A line of terminal output under construction: colored text and its width in cells.
struct Line {
  private(set) var text = ""
  private(set) var width = 0

  mutating func append(_ text: String, _ role: Ink.Role? = nil, ink: Ink) {
    self.text += ink(text, role)
    width += text.displayWidth
  }

  /// Adds spaces before the text.
  mutating func indent(by columns: Int) {
    text = String(repeating: " ", count: columns) + text
    width += columns
  }

  /// Adds spaces up to a column.
  mutating func pad(to column: Int) {
    guard column > width else { return }
    text += String(repeating: " ", count: column - width)
    width = column
  }
}

extension Phrase {
  /// The phrase on one line; a sign replaces line breaks in interpolated text.
  func line(ink: Ink, caller: Caller) -> Line {
    var line = Line()
    for span in spans where span.kind != .aside {
      line.append(span.shown(calling: caller).replacing("\n", with: "⏎"), span.role, ink: ink)
    }
    return line
  }

  /// The phrase wrapped to a width; it breaks only at spaces, so that no word is cut.
  func wrapped(to width: Int, ink: Ink, caller: Caller) -> [Line] {
    var lines: [Line] = []
    var line = Line()
    var gap = 0
    for word in words(calling: caller) {
      let isTooLong = line.width > 0 && line.width + gap + word.width > width
      if word.breaksBefore || isTooLong {
        lines.append(line)
        line = Line()
        gap = 0
      }
      line.pad(to: line.width + gap)
      for span in word.spans { line.append(span.text, span.role, ink: ink) }
      gap = word.spacesAfter
    }
    return lines + [line]
  }

  /// A piece of a phrase that is never wrapped.
  fileprivate struct Word {
    var spans: [Span] = []
    var spacesAfter = 0
    var breaksBefore = false

    var width: Int { spans.reduce(0) { $0 + $1.text.displayWidth } }
    var isEmpty: Bool { spans.isEmpty && spacesAfter == 0 && !breaksBefore }
  }

  private func words(calling caller: Caller) -> [Word] {
    var words: [Word] = []
    var word = Word()
    for span in spans where span.kind != .aside {
      let shown = span.shown(calling: caller)
      // Commands and paths stay in one piece, so that they can be copied whole.
      for piece in [.command, .form, .path].contains(span.kind) ? [shown] : shown.map({ String($0) }) {
        switch piece {
        case "\n":
          words.append(word)
          word = Word(breaksBefore: true)
        case " ": word.spacesAfter += 1
        default:
          if word.spacesAfter > 0 {
            words.append(word)
            word = Word()
          }
          word.append(piece, span.role)
        }
      }
    }
    if !word.isEmpty { words.append(word) }
    return words
  }
}

extension Phrase.Word {
  fileprivate mutating func append(_ piece: String, _ role: Ink.Role?) {
    if let last = spans.indices.last, spans[last].role == role {
      spans[last].text += piece
    } else {
      spans.append(Phrase.Span(text: piece, role: role))
    }
  }
}
