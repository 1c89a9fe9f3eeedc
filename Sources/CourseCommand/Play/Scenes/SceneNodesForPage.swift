import Diagnostics
import LayoutEditing
import LayoutEngine
import LayoutLanguage

/// A scene's views and modifiers as the page's protocol has them; a node's number is its place in the list.
struct SceneNodesForPage {
  var tree: SceneTree
  var places: PagePlaces

  /// The named views.
  static func views(of scene: Scene) -> [JSON] {
    // A view that several names mean is there once for each.
    scene.views.map { ["name": JSON($0.name), "frame": JSON($0.frame)] }
  }

  var nodes: [JSON] { tree.nodes.indices.map(node) }

  private func node(_ index: Int) -> JSON {
    let node = tree.nodes[index]
    let parameters = node.kind.parameters(tree.name)
    return [
      "parent": node.parent.map { JSON($0) } ?? nil, "kind": JSON(node.kind.name), "label": JSON(label(of: node)),
      "names": JSON(node.names.map { JSON($0) }), "isContainer": JSON(node.kind.isContainer && !node.isImplied),
      "isModifier": JSON(node.kind.isModifier), "isShown": JSON(node.isShown), "frame": JSON(node.frame),
      "proposal": proposal(node.proposal), "range": places.json(node.range), "nameRange": places.json(node.nameRange),
      "parameters": JSON(.object(parameters)), "alignment": alignment(of: index),
    ]
  }

  /// What its line can be, for a picker.
  private func alignment(of node: Int) -> JSON {
    guard !tree.nodes[node].isImplied, let argument = tree.alignment(of: node) else { return nil }
    return [
      "kind": JSON(argument.kind.rawValue), "choices": JSON(argument.choices.map { JSON($0) }),
      "current": JSON(argument.current),
    ]
  }

  /// What a person would call it: `HStack “row”`, `Text “Hello”`.
  private func label(of node: SceneNode) -> String {
    guard let name = node.names.first else { return node.kind.name }
    return "\(node.kind.name) “\(ViewName(name).short)”"
  }

  private func proposal(_ proposal: ProposedViewSize?) -> JSON {
    guard let proposal else { return nil }
    return JSON(
      [proposal.width, proposal.height].map { length -> JSON in
        length.map { $0 == .infinity ? "infinity" : JSON($0) } ?? nil
      })
  }

  /// The lines that containers matched, each with the views that were asked.
  var lines: [JSON] {
    struct Line: Hashable {
      var container: Int?
      var key: AlignmentKey
      var position: Double
    }
    var order: [Line] = []
    var ticks: [Line: [JSON]] = [:]
    for ask in tree.asks {
      guard let child = ask.child, child != ask.container else { continue }
      let line = Line(container: ask.container, key: ask.key, position: ask.line)
      if ticks[line] == nil { order.append(line) }
      ticks[line, default: []].append([
        "node": JSON(child), "value": JSON(ask.value), "isExplicit": JSON(ask.origin.isSet),
      ])
    }
    return order.map { line in
      [
        "container": line.container.map { JSON($0) } ?? nil, "key": JSON(tree.name(of: line.key)),
        "axis": JSON("\(line.key.axis)"), "position": JSON(line.position), "ticks": JSON(ticks[line] ?? []),
      ]
    }
  }

  /// All guides of the views that were asked about.
  var guides: [JSON] {
    tree.lines.map { guide in
      [
        "node": JSON(guide.node), "key": JSON(tree.name(of: guide.line.key)), "axis": JSON("\(guide.line.key.axis)"),
        "value": JSON(guide.line.value), "position": JSON(guide.position), "isExplicit": JSON(guide.isExplicit),
        "range": places.json(guide.closureRange),
      ]
    }
  }
}
