import Curriculum
import Diagnostics
import LayoutLanguage

/// The view or modifier that a place of the text makes.
struct ViewInSource {
  let tree: SceneTree
  /// Its node in the scene's tree; of several the first.
  let node: Int
  /// How many views come from the same place.
  let count: Int

  /// Looks for it.
  ///
  ///     VStack { Text("Hi").padding(4) }       at `padding` the modifier, at `Text` the text, elsewhere the stack
  ///
  /// - Parameter needsName: whether only a name counts, not what stands inside its call.
  init?(at offset: Int, in tree: SceneTree, needsName: Bool) {
    self.tree = tree
    let nodes = tree.nodes
    let named = nodes.indices.filter { !nodes[$0].isImplied && Self.holds(nodes[$0].nameRange, offset) }
    if let first = named.first {
      (node, count) = (first, named.count)
      return
    }
    let uses = nodes.indices.filter { place in
      nodes[place].uses.contains { Self.holds($0, offset) }
        && nodes[place].parent.map { !Self.isIn($0, tree, offset) } ?? true
    }
    if let first = uses.first {
      (node, count) = (first, uses.count)
      return
    }
    guard !needsName else { return nil }
    let around = nodes.indices.filter { !nodes[$0].isImplied && Self.holds(nodes[$0].range, offset) }
    let lengths = around.compactMap { place in nodes[place].range.map { $0.upper - $0.lower } }
    guard let shortest = lengths.min() else { return nil }
    let inner = around.filter { place in nodes[place].range.map { $0.upper - $0.lower } == shortest }
    guard let first = inner.first else { return nil }
    (node, count) = (first, inner.count)
  }

  /// The node with its modifiers: from the outermost to the view itself.
  var chain: Set<Int> {
    var outer = node
    while let parent = tree.nodes[outer].parent, tree.nodes[parent].kind.isModifier, firstChild(of: parent) == outer {
      outer = parent
    }
    var all: Set = [outer]
    while tree.nodes[outer].kind.isModifier, let inner = firstChild(of: outer) {
      outer = inner
      all.insert(inner)
    }
    return all
  }

  private func firstChild(of node: Int) -> Int? {
    let next = node + 1
    return next < tree.nodes.count && tree.nodes[next].parent == node ? next : nil
  }

  private static func isIn(_ node: Int, _ tree: SceneTree, _ offset: Int) -> Bool {
    tree.nodes[node].uses.contains { holds($0, offset) }
  }

  private static func holds(_ range: SourceRange?, _ offset: Int) -> Bool {
    guard let range, range.file == 0 else { return false }
    return range.lower <= offset && offset <= range.upper
  }
}
