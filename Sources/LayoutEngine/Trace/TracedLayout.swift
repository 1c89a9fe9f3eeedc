/// A finished layout that can still explain where its lines came from.
///
///     let layout = tree.tracedLayout(in: Size(width: 320, height: 200))
///     layout.result.frame(of: 0)      the same frames, bit for bit, as `layout(in:scale:)` gives
///     layout.guideTrace().asks        what was asked, and who answered
///
/// Tracing adds no work to layout, except that it records the questions of custom layouts: frames, proposals and
/// answers are all still there when the trace is read.
public struct TracedLayout {
  /// The frames.
  public let result: LayoutResult
  /// The tree that was laid out.
  public var tree: LayoutTree { pass.tree }
  let pass: LayoutPass
  let stage: Size
  /// The guides whose closures ran during layout.
  private let ran: Set<Int>

  init(_ tree: LayoutTree, in stage: Size, scale: Double, isOver: (() -> Bool)?) {
    pass = LayoutPass(tree: tree, scale: scale, isOver: isOver)
    pass.custom.isTraced = true
    self.stage = stage
    result = pass.layout(in: stage)
    ran = pass.guidesThatRan
  }

  /// The final proposal to a view; nil for a hidden view, and for the rows of a grid, which get none of their own.
  public func proposal(to node: Int) -> ProposedViewSize? { pass.offer(to: node) }

  /// The parent view or modifier of each node; nil for the roots.
  ///
  /// - Complexity: linear in the number of views.
  public var parents: [Int?] { pass.tree.parents.dropFirst().map { pass.outer($0) } }

  /// Makes the trace.
  ///
  /// This may run closures that layout did not run, to find a view's value without its guide, so call it once nothing
  /// depends on them.
  ///
  ///     layout.guideTrace { defer { failure = nil }; return failure == nil }
  ///     two guides, the closure beneath the first fails:   its standardValue is nil, the second's is there
  ///
  /// - Parameter wentWell: called after every answer that may have run closures; false if one of them failed. The
  ///   answer is then dropped and not used further.
  /// - Complexity: linear in the number of views, of answers that passed several containers, and in the depth of guides
  ///   that nobody asked for.
  public func guideTrace(wentWell: () -> Bool = { true }) -> GuideTrace {
    // Break the cycle: caches of hand-written layouts may hold their subviews, which hold the pass.
    defer { pass.custom.caches = [:] }
    return pass.guideTrace(ran: ran, wentWell)
  }
}

extension LayoutTree {
  /// Lays the tree out like `layout(in:scale:)`, and keeps what a trace needs.
  ///
  /// - Complexity: that of `layout(in:scale:)`.
  public func tracedLayout(in stage: Size, scale: Double = 2, isOver: (() -> Bool)? = nil) -> TracedLayout {
    TracedLayout(self, in: stage, scale: scale, isOver: isOver)
  }
}
