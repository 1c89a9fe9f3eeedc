import LayoutEngine
import LayoutProgram

/// One of the engine's trees with its recorded nodes: the root's, or that of a reader's content.
struct TracedTree {
  let layout: TracedLayout
  /// The final frames, after scrolling and the like.
  let result: LayoutResult
  let staged: StagedNodes
  let labels: [Stage.Label]
  /// The origin of its stage in the scene.
  let corner: Point
  /// The reader whose content it is.
  let reader: NodePlace?

  /// The distance between a view's position in the engine's layout and its final position in the scene.
  func shift(of node: Int?) -> Point {
    guard let node else { return corner }
    let (seen, laid) = (result.frame(of: node), layout.result.frame(of: node))
    return Point(x: corner.x + seen.x - laid.x, y: corner.y + seen.y - laid.y)
  }
}
