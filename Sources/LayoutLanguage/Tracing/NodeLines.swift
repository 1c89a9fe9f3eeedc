import Diagnostics
import LayoutEngine

/// Where one line lies in one node, whether anybody asked for it or not.
public struct NodeLine: Sendable {
  /// The node.
  public var node: Int
  /// Where the line lies from the node's own leading or top edge, and where that comes from.
  public var line: LineInView
  /// The same in stage coordinates: an x or a y, as the key's axis says.
  public var position: Double
  /// The closure that says so, if a single one does.
  public var closureRange: Diagnostics.SourceRange?

  /// Whether the source has a part in it.
  public var isExplicit: Bool { line.origin.isSet }
}

extension AlignmentKey {
  /// SwiftUI's own lines that programs have names for.
  static let named = (Natives.horizontal + Natives.vertical).map(\.1)
}

extension SceneTree {
  /// Which way rows run around a node: that decides which of its edges is the leading one.
  func direction(around node: Int) -> LayoutDirection {
    let parent = nodes[node].parent.map { nodes[$0].layoutDirection }
    return parent ?? nodes[node].layoutDirection
  }

  /// A place in a node as a place on the stage.
  func position(of value: Double, _ axis: Axis, in node: Int) -> Double {
    let frame = nodes[node].frame
    if axis == .vertical { return frame.y + value }
    return direction(around: node) == .rightToLeft ? frame.maxX - value : frame.x + value
  }
}

extension SceneTreeMaker {
  /// All guides of some nodes, once the traces are read: asking may run closures that nobody asked for.
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
  /// Whether a node is one of this tree, and not the reader that its content stands in.
  func isOwn(_ node: Int) -> Bool { reader == nil || node > 0 }
}
