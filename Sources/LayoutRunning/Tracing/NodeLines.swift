import Diagnostics
import LayoutEngine
import LayoutProgram

extension AlignmentKey {
  /// SwiftUI's own lines that have names in Swift.
  package static let named = (AlignmentNames.horizontal + AlignmentNames.vertical).map(\.1)
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
