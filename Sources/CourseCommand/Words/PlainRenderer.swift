import Diagnostics

/// Renders a document as sentences without columns, signs and colors, for screen readers.
///
///     view   expected         yours           difference         line
///     image  36,52 120 × 120  36,40 120 × 120  12 too high        14
///
/// becomes `image: expected 36,52 120 × 120; yours 36,40 120 × 120; difference 12 too high; line 14.`
struct PlainRenderer {
  /// The caller for which commands are formatted.
  var caller: Caller

  func render(_ document: Document) -> String {
    document.blocks.flatMap(lines).map { $0 + "\n" }.joined()
  }

  private func lines(of block: Document.Block) -> [String] {
    switch block {
    case .paragraph(let phrase), .heading(let phrase), .line(let phrase): parts(phrase)
    case .sides(let left, let right): [joined([text(left), text(right)].filter { !$0.isEmpty })]
    case .fields(let fields): fields.map { "\($0.label): \(text($0.text))" }
    case .table(let table): table.rows.map { sentence($0, columns: table.columns) }
    case .code(let text): text.lines.map(\.withVisibleControls)
    case .quote(let excerpt): excerpt.lines()
    case .picture(let picture): parts("\(picture.label): \(picture.alt)")
    case .item(let mark, let blocks): item(mark, blocks.flatMap(lines))
    case .indented(let blocks): blocks.flatMap(lines)
    case .problems(let problems): problems.plain.lines
    case .gap: []
    }
  }

  private func text(_ phrase: Phrase) -> String { parts(phrase).joined(separator: ", ") }

  /// Joins parts with commas, or with a space after a sentence.
  private func joined(_ parts: [String]) -> String {
    parts.dropFirst().reduce(parts.first ?? "") { all, part in
      all + (all.hasSuffix(".") || all.hasSuffix("!") || all.hasSuffix("?") ? " " : ", ") + part
    }
  }

  /// Keeps the number of a list item, since texts refer to it, and drops bullets.
  private func item(_ mark: String, _ lines: [String]) -> [String] {
    guard mark.contains(where: \.isNumber), let first = lines.first else { return lines }
    return ["\(mark) \(first)"] + lines.dropFirst()
  }

  /// Splits a phrase at gaps of two or more spaces, which separate columns on a screen.
  private func parts(_ phrase: Phrase) -> [String] {
    let shown = phrase.spans.filter { $0.kind != .mark }.map { $0.shown(calling: caller) }.joined()
    var parts: [String] = []
    var part = ""
    var gap = 0
    for word in shown.split(omittingEmptySubsequences: false, whereSeparator: { $0 == " " || $0 == "\n" }) {
      if word.isEmpty {
        gap += 1
        continue
      }
      if gap >= 2, !part.isEmpty {
        parts.append(part)
        part = ""
      }
      part += part.isEmpty ? word : " " + word
      gap = 0
    }
    return parts + (part.isEmpty ? [] : [part])
  }

  private func sentence(_ row: [Phrase], columns: [Document.Table.Column]) -> String {
    let cells = zip(columns, row).map { (title: $0.title, text: text($1)) }.filter { !$0.text.isEmpty }
    let details = cells.dropFirst().map { $0.title.isEmpty ? $0.text : "\($0.title) \($0.text)" }
    guard let name = cells.first?.text else { return "" }
    return details.isEmpty ? name : "\(name): \(details.joined(separator: "; "))."
  }
}
