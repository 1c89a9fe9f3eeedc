/// Titled drawings side by side, as many as fit; the rest follow below.
struct Panels {
  struct Panel {
    var title: String
    var lines: [String]
  }

  /// Sketches under their titles, with their first rows aligned.
  static func panels(_ sketches: [(title: String, sketch: Sketch)]) -> [Panel] {
    let heading = sketches.reduce(0) { max($0, $1.sketch.heading.count) }
    return sketches.map { title, sketch in
      let above = [String](repeating: "", count: heading - sketch.heading.count) + sketch.heading
      return Panel(title: title, lines: above + sketch.lines + sketch.notes)
    }
  }

  static let gap = 4

  /// - Parameter columns: the total width in cells.
  static func lines(of panels: [Panel], columns: Int, _ options: TerminalOptions) -> [String] {
    var rows: [[(panel: Panel, width: Int)]] = []
    var used = 0
    for panel in panels {
      let width = ([panel.title] + panel.lines).reduce(0) { max($0, options.width(of: $1)) }
      if rows.isEmpty || used + gap + width > columns {
        rows.append([])
        used = 0
      }
      used += (used > 0 ? gap : 0) + width
      rows[rows.count - 1].append((panel, width))
    }
    return Array(rows.map { lines(of: $0, options) }.joined(separator: [""]))
  }

  private static func lines(of row: [(panel: Panel, width: Int)], _ options: TerminalOptions) -> [String] {
    let isTitled = row.contains { !$0.panel.title.isEmpty }
    let columns = row.map { (isTitled ? [$0.panel.title] : []) + $0.panel.lines }
    let height = columns.reduce(0) { max($0, $1.count) }
    return (0..<height).map { line in
      var text = ""
      for (index, column) in columns.enumerated() {
        let part = line < column.count ? column[line] : ""
        text += options.padded(part, to: index == columns.count - 1 ? 0 : row[index].width + gap)
      }
      while text.last == " " { text.removeLast() }
      return text
    }
  }
}
