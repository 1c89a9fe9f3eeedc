import Diagnostics

/// Renders a document for a terminal, wrapped to its width, aligned and possibly colored.
struct TerminalRenderer {
  /// The width of a line in cells. Values are never cut; whatever does not fit moves below.
  var width: Int
  var ink: Ink
  /// The caller for which commands are formatted.
  var caller: Caller

  func render(_ document: Document) -> String {
    lines(of: document.blocks, width: width).map { $0 + "\n" }.joined()
  }

  private func lines(of blocks: [Document.Block], width: Int) -> [String] {
    blocks.flatMap { lines(of: $0, width: width) }
  }

  private func lines(of block: Document.Block, width: Int) -> [String] {
    switch block {
    case .paragraph(let phrase): wrapped(phrase, width)
    case .heading(let phrase):
      wrapped(Phrase(spans: phrase.spans.map { .init(text: $0.text, role: .strong, kind: $0.kind) }), width)
    case .line(let phrase): [phrase.line(ink: ink, caller: caller).text]
    case .sides(let left, let right): sides(left, right, width)
    case .fields(let fields): lines(of: fields, width: width)
    case .table(let table): lines(of: table, width: width)
    case .code(let text): text.lines.map { ink($0.withVisibleControls, .code) }
    case .quote(let excerpt): excerpt.lines(width: width).map { ink($0, .code) }
    case .picture(let picture): lines(of: picture, width: width)
    case .item(let mark, let blocks): hanging(mark, lines(of: blocks, width: width - mark.displayWidth - 1))
    case .indented(let blocks): hanging(" ", lines(of: blocks, width: width - 2))
    case .problems(let problems): problems.terminal(ink: ink, width: width).lines
    case .gap: [""]
    }
  }

  private func lines(of picture: Document.Picture, width: Int) -> [String] {
    guard !picture.drawing.isEmpty else { return wrapped("\(picture.label): \(picture.alt)", width) }
    let caption = picture.alt.isEmpty ? [] : wrapped(Phrase(picture.alt, .faint), width - 2)
    return hanging(" ", picture.drawing.map(\.withVisibleControls) + caption)
  }

  private func wrapped(_ phrase: Phrase, _ width: Int) -> [String] {
    phrase.wrapped(to: max(20, width), ink: ink, caller: caller).map(\.text)
  }

  /// Puts a mark before the first line and indents the others by its width.
  private func hanging(_ mark: String, _ lines: [String]) -> [String] {
    let space = String(repeating: " ", count: mark.displayWidth + 1)
    return lines.enumerated().map { position, line in
      line.isEmpty ? "" : (position == 0 ? mark + " " : space) + line
    }
  }

  private func sides(_ left: Phrase, _ right: Phrase, _ width: Int) -> [String] {
    var line = left.line(ink: ink, caller: caller)
    let end = right.line(ink: ink, caller: caller)
    guard line.width + 2 + end.width <= width else { return hangingSides(left, end, width) }
    if end.width == 0 { return [line.text] }
    line.pad(to: width - end.width)
    return [line.text + end.text]
  }

  /// Halves too long for one line: the left one wraps with a hanging indent, the right one follows at the end.
  private func hangingSides(_ left: Phrase, _ end: Line, _ width: Int) -> [String] {
    let indent = (left.spans.first?.text.prefix { $0 == " " }.count ?? 0) + 2
    var lines = left.wrapped(to: max(20, width - indent), ink: ink, caller: caller)
    for position in lines.indices.dropFirst() { lines[position].indent(by: indent) }
    guard end.width > 0, var last = lines.popLast() else { return lines.map(\.text) }
    if last.width + 2 + end.width > width {
      lines.append(last)
      last = Line()
    }
    last.pad(to: width - end.width)
    return lines.map(\.text) + [last.text + end.text]
  }

  private func lines(of fields: [Document.Field], width: Int) -> [String] {
    let column = (fields.map(\.label.displayWidth).max() ?? 0) + 3
    guard width - column >= 20 else {
      return fields.flatMap { [ink($0.label, .strong)] + hanging("   ", wrapped($0.text, width - 4)) }
    }
    return fields.flatMap { field in
      let texts = wrapped(field.text, width - column)
      var label = Line()
      label.append(field.label, .strong, ink: ink)
      label.pad(to: column)
      return texts.enumerated().map { position, text in
        (position == 0 ? label.text : String(repeating: " ", count: column)) + text
      }
    }
  }

  // MARK: Tables

  private func lines(of table: Document.Table, width: Int) -> [String] {
    guard let aligned = aligned(table, width: width) else { return narrower(table, width: width) }
    return aligned
  }

  /// The table without the last column that may be dropped or moved; if all have to stay, one value per line.
  private func narrower(_ table: Document.Table, width: Int) -> [String] {
    guard let column = table.columns.lastIndex(where: { $0.narrow != .stays }) else { return stacked(table) }
    var rest = table
    rest.columns.remove(at: column)
    rest.rows = table.rows.map { row in row.indices.filter { $0 != column }.map { row[$0] } }
    guard table.columns[column].narrow == .below else { return lines(of: rest, width: width) }
    let hasTitles = rest.columns.contains { !$0.title.isEmpty }
    let shown = lines(of: rest, width: width)
    guard shown.count == rest.rows.count + (hasTitles ? 1 : 0) else { return stacked(table) }
    let below =
      (hasTitles ? [[]] : [])
      + table.rows.map { row -> [String] in
        let cell = row[column].line(ink: ink, caller: caller)
        return cell.width == 0 ? [] : ["        " + cell.text]
      }
    return zip(shown, below).flatMap { [$0] + $1 }
  }

  /// The table with aligned columns; nil if they are too wide.
  private func aligned(_ table: Document.Table, width: Int) -> [String]? {
    let titles = table.columns.map { Phrase($0.title, .faint).line(ink: ink, caller: caller) }
    let rows = table.rows.map { $0.map { $0.line(ink: ink, caller: caller) } }
    let widths = table.columns.indices.map { column in
      ([titles] + rows).compactMap { column < $0.count ? $0[column].width : nil }.max() ?? 0
    }
    let room = width - widths.reduce(0, +)
    guard let gap = [3, 2].first(where: { max(0, widths.count - 1) * $0 <= room }) else { return nil }
    let hasTitles = table.columns.contains { !$0.title.isEmpty }
    return ((hasTitles ? [titles] : []) + rows).map { row($0, widths, table.columns, gap: gap) }
  }

  private func row(_ cells: [Line], _ widths: [Int], _ columns: [Document.Table.Column], gap: Int) -> String {
    var text = ""
    for (column, cell) in cells.enumerated() where column < widths.count {
      let space = String(repeating: " ", count: widths[column] - cell.width)
      let isLast = column == cells.count - 1
      text += columns[column].isNumber ? space + cell.text : cell.text + (isLast ? "" : space)
      if !isLast { text += String(repeating: " ", count: gap) }
    }
    return String(text.trimmedAtEnd)
  }

  /// The form of a table that is too wide: each row's name with its other cells below it.
  private func stacked(_ table: Document.Table) -> [String] {
    table.rows.flatMap { row in
      let cells = row.map { $0.line(ink: ink, caller: caller).text }
      let column = (table.columns.dropFirst().map(\.title.displayWidth).max() ?? 0) + 2
      let details = zip(table.columns, cells).dropFirst().filter { !$0.1.isEmpty }.map { title, cell in
        let space = String(repeating: " ", count: max(0, column - title.title.displayWidth))
        return "  " + ink(title.title, .faint) + space + cell
      }
      return (cells.first.map { [$0] } ?? []) + details
    }
  }
}

extension String {
  /// The lines of the text; a line break at the end does not start another line.
  var lines: [String] {
    var lines = split(separator: "\n", omittingEmptySubsequences: false).map(String.init)
    if lines.last == "" { lines.removeLast() }
    return lines
  }
}
