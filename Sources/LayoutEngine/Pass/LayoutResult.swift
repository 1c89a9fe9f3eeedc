/// The frames of a tree's views on a stage.
public struct LayoutResult: Sendable {
  /// The problems in the tree or in this layout; empty for ordinary sources.
  public let notes: [LayoutNote]
  /// The amount of work.
  public let statistics: LayoutStatistics
  /// The pixel grid of the layout's scale.
  public let grid: PixelGrid

  /// By inner node, the column around several roots first; an x of NaN if the view was not placed.
  private var frames: ContiguousArray<Rect>

  /// The final proposals to the views that the caller named.
  private var offers: [Int: ProposedViewSize] = [:]

  /// How much of the end of a scroll view its bars cover, by inner node.
  private let contentEnds: [Int: Point]

  init(
    frames: ContiguousArray<Rect>, contentEnds: [Int: Point] = [:], notes: [LayoutNote], statistics: LayoutStatistics,
    grid: PixelGrid
  ) {
    self.frames = frames
    self.contentEnds = contentEnds
    self.notes = notes
    self.statistics = statistics
    self.grid = grid
  }

  /// A view's unrounded frame in stage coordinates: always four finite numbers. All are 0 for an unknown index.
  public func frame(of node: Int) -> Rect {
    isShown(node) ? frames[node + 1] : Rect(x: 0, y: 0, width: 0, height: 0)
  }

  /// Whether a view is shown: `ViewThatFits` shows only one of its views.
  public func isShown(_ node: Int) -> Bool {
    node >= 0 && node < frames.count - 1 && !frames[node + 1].x.isNaN
  }

  /// How much of the end of a scroll view safe area bars cover; its content can scroll that much further.
  public func coveredEnd(of node: Int) -> Point { contentEnds[node + 1] ?? Point(x: 0, y: 0) }

  /// The final proposal to a view; nil unless the caller asked for it, and for a view that is not shown.
  public func proposal(to node: Int) -> ProposedViewSize? { offers[node] }

  mutating func note(_ offer: ProposedViewSize, to node: Int) { offers[node] = offer }

  /// Moves a range of nodes by a distance, as a scroll view moves its content.
  ///
  /// - Parameter nodes: a node and everything inside it; unknown indices are ignored.
  /// - Complexity: one addition per node.
  public mutating func move(_ nodes: Range<Int>, x: Double, y: Double) {
    guard x.isFinite, y.isFinite else { return }
    for node in nodes.clamped(to: 0..<max(frames.count - 1, 0)) {
      frames[node + 1].x += x
      frames[node + 1].y += y
    }
  }

  /// Rounds a frame to whole pixels, as a screen shows it.
  public func rounded(_ rect: Rect) -> Rect { grid.rounded(rect) }
}
