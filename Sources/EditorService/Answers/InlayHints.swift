import Diagnostics
import LayoutProgram

/// Inlay hints: the types that nobody wrote, and after each `alignmentGuide`'s closure its values in the first scenario.
///
///     .alignmentGuide(.leading) { d: ViewDimensions in d.width - 4 }  → 116
struct InlayHints {
  /// The most values per guide; more are abbreviated.
  private static let most = 3

  /// The answer to `textDocument/inlayHint`.
  static func answer(
    in range: SourceRange, of reading: inout TextReading, _ wanted: EditorSettings.Hints, by deadline: Deadline
  ) -> JSON {
    let lines = reading.document.lines
    let types = reading.insight.inferredTypes().filter { range.lower <= $0.place && $0.place <= range.upper }
      .map { ["position": lines.position($0.place), "label": JSON(": \($0.type)"), "kind": 1] as JSON }
    return JSON(types + (wanted == .all ? guides(in: range, of: &reading, by: deadline) : []))
  }

  private static func guides(
    in range: SourceRange, of reading: inout TextReading, by deadline: Deadline
  ) -> [JSON] {
    guard let tree = reading.scene(0, by: deadline)?.tree else { return [] }
    var order: [SourceRange] = []
    var values: [SourceRange: [String]] = [:]
    for guide in tree.guides {
      guard let closure = guide.closureRange, closure.file == 0, range.lower <= closure.upper,
        closure.upper <= range.upper
      else { continue }
      if values[closure] == nil { order.append(closure) }
      let value = guide.guide.value.map { points($0) } ?? "–"
      if values[closure]?.contains(value) != true { values[closure, default: []].append(value) }
    }
    let lines = reading.document.lines
    return order.map { closure in
      let answers = values[closure] ?? []
      let shown = answers.prefix(most).joined(separator: ", ") + (answers.count > most ? ", …" : "")
      return ["position": lines.position(closure.upper), "label": JSON("→ \(shown)"), "paddingLeft": true]
    }
  }
}
