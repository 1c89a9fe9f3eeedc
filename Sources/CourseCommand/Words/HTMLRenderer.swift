import Diagnostics

/// Renders a document as a fragment of a web page, with all text escaped.
///
///     .table(…)          <table><thead>…   the first column names the row
///     .sides(a, b)       <p class="sides"><span>a</span><span>b</span></p>
///     "\(command: …)"    <code class="command">course check</code>
struct HTMLRenderer {
  /// The caller for which commands are formatted.
  var caller: Caller

  func render(_ document: Document) -> String { html(of: document.blocks) }

  /// Renders blocks; consecutive list items form one list.
  func html(of blocks: [Document.Block]) -> String {
    var text = ""
    var isInList = false
    for block in blocks {
      if case .item(let mark, let inner) = block {
        if !isInList { text += "<ul class=\"points\">" }
        isInList = true
        text += "<li><span class=\"mark\" aria-hidden=\"true\">\(mark.inHTML)</span>\(html(of: inner))</li>"
        continue
      }
      if isInList { text += "</ul>" }
      isInList = false
      text += html(of: block)
    }
    return isInList ? text + "</ul>" : text
  }

  private func html(of block: Document.Block) -> String {
    switch block {
    case .paragraph(let phrase): "<p>\(words(phrase))</p>"
    case .heading(let phrase): "<h3>\(words(phrase))</h3>"
    case .line(let phrase): "<p class=\"line\">\(words(phrase))</p>"
    case .sides(let left, let right):
      "<p class=\"sides\"><span>\(words(left))</span><span>\(words(right))</span></p>"
    case .fields(let fields):
      "<dl>\(fields.map { "<dt>\($0.label.inHTML)</dt><dd>\(words($0.text))</dd>" }.joined())</dl>"
    case .table(let table): html(of: table)
    case .code(let text): "<pre>\(text.withVisibleControlsByLine.inHTML)</pre>"
    case .quote(let excerpt): "<pre>\(excerpt.lines().joined(separator: "\n").inHTML)</pre>"
    case .picture(let picture): "<p class=\"picture\">\(picture.alt.inHTML)</p>"
    case .indented(let blocks): "<div class=\"indented\">\(html(of: blocks))</div>"
    case .problems(let problems): "<ul class=\"problems\">\(problems.plain.lines.map(problemLine).joined())</ul>"
    case .item, .gap: ""
    }
  }

  private func problemLine(_ line: String) -> String { line.isEmpty ? "" : "<li>\(line.inHTML)</li>" }

  private func html(of table: Document.Table) -> String {
    let head = table.columns.map { "<th scope=\"col\"\(numberClass($0))>\($0.title.inHTML)</th>" }.joined()
    let rows = table.rows.map { row in
      let cells = zip(table.columns, row).enumerated().map { position, cell in
        let words = words(cell.1)
        return position == 0
          ? "<th scope=\"row\">\(words)</th>" : "<td\(numberClass(cell.0))>\(words)</td>"
      }
      return "<tr>\(cells.joined())</tr>"
    }
    return "<table><thead><tr>\(head)</tr></thead><tbody>\(rows.joined())</tbody></table>"
  }

  private func numberClass(_ column: Document.Table.Column) -> String { column.isNumber ? " class=\"number\"" : "" }

  private func words(_ phrase: Phrase) -> String {
    phrase.spans.filter { $0.kind != .aside }.map { span in
      let text = (span.kind == .code ? span.text.withVisibleControls : span.shown(calling: caller)).inHTML
      switch (span.kind, span.role) {
      case (.command, _), (.form, _): return "<code class=\"command\">\(text)</code>"
      case (.mark, let role): return "<span class=\"\(name(role))\" aria-hidden=\"true\">\(text)</span>"
      case (_, .strong): return "<strong>\(text)</strong>"
      case (_, .code): return "<code>\(text)</code>"
      case (_, nil): return text
      case (_, let role): return "<span class=\"\(name(role))\">\(text)</span>"
      }
    }.joined()
  }

  private func name(_ role: Ink.Role?) -> String { role.map { "\($0)" } ?? "words" }
}

extension String {
  /// The text with the characters escaped that HTML treats as markup.
  var inHTML: String {
    var text = ""
    for character in self {
      switch character {
      case "&": text += "&amp;"
      case "<": text += "&lt;"
      case ">": text += "&gt;"
      case "\"": text += "&quot;"
      case "'": text += "&#39;"
      default: text.append(character)
      }
    }
    return text
  }

  /// The text with its line breaks and with all other control characters made visible.
  fileprivate var withVisibleControlsByLine: String {
    lines.map(\.withVisibleControls).joined(separator: "\n")
  }
}
