import Diagnostics
import LayoutEngine

/// The position of an alignment line in a node, whether or not layout needed it.
public struct NodeLine: Sendable {
  /// The node.
  public var node: Int
  /// The position from the node's own leading or top edge, and its origin.
  public var line: LineInView
  /// The position in stage coordinates: x or y, depending on the key's axis.
  public var position: Double
  /// The closure that decides it, if it is a single one.
  public var closureRange: Diagnostics.SourceRange?

  /// Whether the source influences it.
  public var isExplicit: Bool { line.origin.isSet }
}

extension AlignmentKey {
  /// SwiftUI's own lines that have names in Swift.
  package static let named = (Natives.horizontal + Natives.vertical).map(\.1)
}

extension SceneTree {
  /// The layout direction around a node, which decides which edge is the leading one.
  package func direction(around node: Int) -> LayoutDirection {
    let parent = nodes[node].parent.map { nodes[$0].layoutDirection }
    return parent ?? nodes[node].layoutDirection
  }

  /// Converts a position in a node to stage coordinates.
  package func position(of value: Double, _ axis: Axis, in node: Int) -> Double {
    let frame = nodes[node].frame
    if axis == .vertical { return frame.y + value }
    return direction(around: node) == .rightToLeft ? frame.maxX - value : frame.x + value
  }
}

extension SceneTreeMaker {
  /// All guides of some nodes. Call this after reading the traces, because it may run closures that layout did not run.
  func lines(of wanted: Set<Int>, in tree: SceneTree, _ wentWell: () -> Bool) -> [NodeLine] {
    let keys = AlignmentKey.named + tree.keys.map(\.key)
    let closures = tree.guides.reduce(into: [:]) { $0[$1.guide.node] = $1.closureRange }
    var found: [NodeLine] = []
    for (number, places) in numbers.enumerated() {
      for (node, place) in places.enumerated() where wanted.contains(place) && trees[number].isOwn(node) {
        for var line in trees[number].layout.lines(keys, of: node, wentWell: wentWell) {
          line.origin = renumbered(line.origin, of: number)
          let closure: Diagnostics.SourceRange? =
            if case .explicit(let guide) = line.origin { closures[guide] ?? nil } else { nil }
          found.append(
            NodeLine(
              node: place, line: line, position: tree.position(of: line.value, line.key.axis, in: place),
              closureRange: closure))
        }
      }
    }
    return found.enumerated().sorted { ($0.element.node, $0.offset) < ($1.element.node, $1.offset) }.map(\.element)
  }
}

extension TracedTree {
  /// Whether a node belongs to this tree, instead of being the root of a reader's content.
  func isOwn(_ node: Int) -> Bool { reader == nil || node > 0 }
}
