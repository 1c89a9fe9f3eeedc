import Curriculum
import Diagnostics
import LayoutProgram

/// The view or modifier that a place in the source makes.
struct ViewInSource {
  let tree: SceneTree
  /// Its node in the scene's tree, the first if there are several.
  let node: Int
  /// The number of views from that place.
  let count: Int
  /// Whether the place is a call of a custom view or modifier, whose body contains the node.
  let isUse: Bool

  /// Finds the innermost view at an offset.
  ///
  ///     VStack { Text("Hi").padding(4) }       at `padding` the modifier, at `Text` the text, elsewhere the stack
  ///
  /// - Parameter name: the name at that place, which must then be the view's own; nil if there is none.
  init?(at offset: Int, in tree: SceneTree, name: SourceRange?) {
    self.tree = tree
    let nodes = tree.nodes
    let named = nodes.indices.filter { !nodes[$0].isImplied && Self.holds(nodes[$0].nameRange, offset) }
    if let first = named.first {
      (node, count, isUse) = (first, named.count, false)
      return
    }
    // A call of a custom modifier starts with its dot.
    func isMeant(_ use: SourceRange) -> Bool {
      Self.holds(use, offset) && name.map { (0...1).contains($0.lower - use.lower) } ?? true
    }
    let uses = nodes.indices.filter { place in
      nodes[place].uses.contains(where: isMeant)
        && nodes[place].parent.map { !nodes[$0].uses.contains(where: isMeant) } ?? true
    }
    if let first = uses.first {
      (node, count, isUse) = (first, uses.count, true)
      return
    }
    guard name == nil else { return nil }
    let around = nodes.indices.filter { !nodes[$0].isImplied && Self.holds(nodes[$0].range, offset) }
    let lengths = around.compactMap { place in nodes[place].range.map { $0.upper - $0.lower } }
    guard let shortest = lengths.min() else { return nil }
    let inner = around.filter { place in nodes[place].range.map { $0.upper - $0.lower } == shortest }
    guard let first = inner.first else { return nil }
    (node, count, isUse) = (first, inner.count, false)
  }

  /// The node with its modifiers, from the outermost to the view itself.
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

  private static func holds(_ range: SourceRange?, _ offset: Int) -> Bool {
    guard let range, range.file == 0 else { return false }
    return range.lower <= offset && offset <= range.upper
  }
}
