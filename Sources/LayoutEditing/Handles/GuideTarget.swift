import Diagnostics
import LayoutEngine
import LayoutLanguage

/// The views and modifiers on which a guide of a view can be written.
///
///     VStack(alignment: .leading) {          asks the padding for .leading
///       Text("Hi").background(.yellow)       2 background, 3 Text
///         .padding(4)                        1 padding
///     }
///
/// The user may touch the text, but the column uses the guide of the padding.
struct GuideTarget {
  private let tree: SceneTree
  private let key: AlignmentKey
  /// The touched view.
  let touched: Int
  /// The touched view and the modifiers around it, from the inside out.
  private let around: [Int]

  init(_ node: Int, _ key: AlignmentKey, in tree: SceneTree) {
    self.tree = tree
    self.key = key
    touched = node
    var chain = [node]
    while let outer = chain.last, let parent = tree.modifier(aroundPrimary: outer) { chain.append(parent) }
    around = chain
  }

  /// The nodes to which a new guide can be added, best first.
  ///
  /// A container that asks for the line comes first. Frames, overlays and backgrounds also ask, but count only if
  /// nothing else asks.
  var places: [Int] {
    let asked = asked
    let isAskedOutside = around.last.map(asked.contains) ?? false
    let last = isAskedOutside ? nil : around.firstIndex(where: asked.contains)
    return around[...(last ?? around.count - 1)].reversed()
  }

  /// The view's existing guides for the line, the one in effect first.
  var guides: [SceneGuide] {
    let outside = around.reversed().flatMap(guides(at:))
    return outside.isEmpty ? inside.flatMap(guides(at:)) : outside
  }

  /// The modifiers inside of a touched modifier, from the outside in, up to one that asks for the line itself: guides
  /// inside of that one are for it.
  private var inside: [Int] {
    var found: [Int] = []
    var node = touched
    while tree.nodes.indices.contains(node + 1), tree.modifier(aroundPrimary: node + 1) == node {
      node += 1
      if asked.contains(node) { break }
      found.append(node)
    }
    return found
  }

  /// The nodes that some container asks for the line.
  private var asked: Set<Int> {
    Set(tree.asks.filter { $0.key == key && $0.child != $0.container }.compactMap(\.child))
  }

  private func guides(at node: Int) -> [SceneGuide] {
    tree.guides.filter { $0.guide.node == node && $0.guide.key == key }
  }

  /// Converts a position in the touched view to a position in a node around or inside of it.
  func number(_ value: Double, in node: Int) -> Double {
    let (seen, edge) = (tree.position(of: value, key.axis, in: touched), tree.position(of: 0, key.axis, in: node))
    let isMirrored = key.axis == .horizontal && tree.direction(around: node) == .rightToLeft
    return isMirrored ? edge - seen : seen - edge
  }
}

extension SceneTree {
  /// The modifier directly around a node as its primary view; nil for the secondary view of a modifier.
  func modifier(aroundPrimary node: Int) -> Int? {
    guard nodes.indices.contains(node), let parent = nodes[node].parent, parent == node - 1,
      nodes[parent].kind.isModifier
    else { return nil }
    return parent
  }
}
