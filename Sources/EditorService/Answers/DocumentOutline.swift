import Diagnostics
import LayoutEditing

/// The declarations of a text, for an editor's outline.
struct DocumentOutline {
  let reading: TextReading

  /// The answer to `textDocument/documentSymbol`: a tree, or a list if the editor does not support trees.
  func answer(asTree: Bool) -> JSON {
    let items = reading.insight.outline()
    return JSON(asTree ? items.map(tree) : items.flatMap { list($0, in: nil) })
  }

  private func tree(_ item: OutlineItem) -> JSON {
    let lines = reading.document.lines
    return [
      "name": JSON(name(of: item)), "kind": JSON(LanguageTerms.symbolKind(item.kind)),
      "range": lines.range(item.range), "selectionRange": lines.range(item.nameRange),
      "children": JSON(item.children.map(tree)),
    ]
  }

  private func list(_ item: OutlineItem, in container: String?) -> [JSON] {
    let own = JSON.object([
      ("name", JSON(name(of: item))), ("kind", JSON(LanguageTerms.symbolKind(item.kind))),
      ("location", ["uri": JSON(reading.document.uri), "range": reading.document.lines.range(item.range)]),
      ("containerName", container.map { JSON($0) }),
    ])
    return [own] + item.children.flatMap { list($0, in: item.name) }
  }

  /// The protocol forbids empty names.
  private func name(of item: OutlineItem) -> String { item.name.isEmpty ? "_" : item.name }
}
