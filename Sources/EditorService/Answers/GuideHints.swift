import Diagnostics
import LayoutProgram

/// Inlay hints after each `alignmentGuide`'s closure, with its values in the first scenario.
///
///     .alignmentGuide(.leading) { d in d.width - 4 }  → 116
struct GuideHints {
  /// The most values per guide; more are abbreviated.
  private static let most = 3

  /// The answer to `textDocument/inlayHint`.
  static func answer(in range: SourceRange, of reading: inout TextReading, by deadline: Deadline) -> JSON {
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
    return JSON(
      order.map { closure in
        let answers = values[closure] ?? []
        let shown = answers.prefix(most).joined(separator: ", ") + (answers.count > most ? ", …" : "")
        return ["position": lines.position(closure.upper), "label": JSON("→ \(shown)"), "paddingLeft": true]
      })
  }
}
