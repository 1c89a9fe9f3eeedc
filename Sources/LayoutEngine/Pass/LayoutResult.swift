/// The frames of a tree's views in a stage.
public struct LayoutResult: Sendable {
  /// What was odd, in the tree or in this layout; empty for ordinary sources.
  public let notes: [LayoutNote]
  /// How much work it was.
  public let statistics: LayoutStatistics
  /// The pixels of the scale that was laid out for.
  public let grid: PixelGrid

  /// Of the inner nodes, the column around several roots first; an x of NaN for views that nobody placed.
  private var frames: ContiguousArray<Rect>

  /// What some views were offered in the end, where that was asked for.
  private var offers: [Int: ProposedViewSize] = [:]

  init(frames: ContiguousArray<Rect>, notes: [LayoutNote], statistics: LayoutStatistics, grid: PixelGrid) {
    self.frames = frames
    self.notes = notes
    self.statistics = statistics
    self.grid = grid
  }

  /// A view's frame in stage coordinates, unrounded: always four finite numbers. All 0 for an index that is not in the
  /// tree.
  public func frame(of node: Int) -> Rect {
    isShown(node) ? frames[node + 1] : Rect(x: 0, y: 0, width: 0, height: 0)
  }

  /// Whether a view is there at all: a `ViewThatFits` shows only one of the views inside.
  public func isShown(_ node: Int) -> Bool {
    node >= 0 && node < frames.count - 1 && !frames[node + 1].x.isNaN
  }

  /// What a view was offered in the end; nil unless the layout was asked to tell it, and for a view that is not shown.
  public func proposal(to node: Int) -> ProposedViewSize? { offers[node] }

  mutating func note(_ offer: ProposedViewSize, to node: Int) { offers[node] = offer }

  /// Moves views by a distance, as a scroll view moves its content: all nodes of a range, and nothing around them.
  ///
  /// - Parameter nodes: a node and everything inside it; numbers that are not in the tree are passed over.
  /// - Complexity: one addition for each node.
  public mutating func move(_ nodes: Range<Int>, x: Double, y: Double) {
    guard x.isFinite, y.isFinite else { return }
    for node in nodes.clamped(to: 0..<max(frames.count - 1, 0)) {
      frames[node + 1].x += x
      frames[node + 1].y += y
    }
  }

  /// A frame as a screen shows it, on whole pixels.
  public func rounded(_ rect: Rect) -> Rect { grid.rounded(rect) }
}
