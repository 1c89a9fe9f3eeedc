import Diagnostics
import LayoutEditing
import LayoutProgram

/// The declarations of a text, for an editor's outline.
struct DocumentOutline {
  let uri: String
  let lines: LineTable
  let items: [OutlineItem]

  /// The answer to `textDocument/documentSymbol`: a tree, or a list if the editor does not support trees.
  func answer(asTree: Bool) -> JSON { JSON(asTree ? items.map(tree) : list()) }

  /// All declarations whose names are wanted, one after another.
  func list(_ isWanted: (String) -> Bool = { _ in true }) -> [JSON] {
    items.flatMap { list($0, in: nil, isWanted) }
  }

  private func tree(_ item: OutlineItem) -> JSON {
    [
      "name": JSON(name(of: item)), "kind": JSON(LanguageTerms.symbolKind(item.kind)),
      "range": lines.range(item.range), "selectionRange": lines.range(item.nameRange),
      "children": JSON(item.children.map(tree)),
    ]
  }

  private func list(_ item: OutlineItem, in container: String?, _ isWanted: (String) -> Bool) -> [JSON] {
    let own = JSON.object([
      ("name", JSON(name(of: item))), ("kind", JSON(LanguageTerms.symbolKind(item.kind))),
      ("location", ["uri": JSON(uri), "range": lines.range(item.range)]),
      ("containerName", container.map { JSON($0) }),
    ])
    return (isWanted(item.name) ? [own] : []) + item.children.flatMap { list($0, in: item.name, isWanted) }
  }

  /// The protocol forbids empty names.
  private func name(of item: OutlineItem) -> String { item.name.isEmpty ? "_" : item.name }
}

/// The declarations of several texts, for an editor's search.
enum WorkspaceSymbols {
  /// More than anybody reads; typing on narrows the list.
  private static let most = 500

  /// The answer to `workspace/symbol`: the names that contain the letters of the query in its order.
  static func answer(
    to query: String, in texts: [(uri: String, source: SourceText)], _ encoding: PositionEncoding, by deadline: Deadline
  ) -> JSON {
    let wanted = query.lowercased().filter { !$0.isWhitespace }
    var found: [JSON] = []
    for text in texts where found.count < most && !deadline.isOver {
      let items = SourceInsight.outline(of: text.source)
      let outline = DocumentOutline(uri: text.uri, lines: LineTable(text.source.bytes, encoding), items: items)
      found += outline.list { name in
        var rest = name.lowercased()[...]
        return wanted.allSatisfy { letter in
          guard let place = rest.firstIndex(of: letter) else { return false }
          rest = rest[rest.index(after: place)...]
          return true
        }
      }
    }
    return JSON(Array(found.prefix(most)))
  }
}
