/// A layout of a tree that can still tell where its lines came from.
///
///     let layout = tree.tracedLayout(in: Size(width: 320, height: 200))
///     layout.result.frame(of: 0)      the same frames, bit for bit, as `layout(in:scale:)` gives
///     layout.guideTrace().asks        what was asked, and who answered
///
/// Layout itself does nothing for the trace, but for layouts written by hand, whose questions are written down: frames,
/// offers and answers are all still there when it is read off.
public struct TracedLayout {
  /// The frames.
  public let result: LayoutResult
  /// The tree that was laid out.
  public var tree: LayoutTree { pass.tree }
  let pass: LayoutPass
  /// The guides whose closures ran for the layout.
  private let ran: Set<Int>

  init(_ tree: LayoutTree, in stage: Size, scale: Double, isOver: (() -> Bool)?) {
    pass = LayoutPass(tree: tree, scale: scale, isOver: isOver)
    pass.custom.isTraced = true
    result = pass.layout(in: stage)
    ran = pass.guidesThatRan
  }

  /// What a view was offered in the end; nil for a view that is not shown, and for the rows of a grid, which are
  /// offered nothing of their own.
  public func proposal(to node: Int) -> ProposedViewSize? { pass.offer(to: node) }

  /// The view or modifier directly around each node; nil for the roots.
  ///
  /// - Complexity: linear in the number of views.
  public var parents: [Int?] { pass.tree.parents.dropFirst().map { pass.outer($0) } }

  /// Reads the trace off.
  ///
  /// Closures may run that layout did not run: to say what a view would have answered without its guide. So call it
  /// when nothing depends on them any more.
  ///
  ///     layout.guideTrace { defer { failure = nil }; return failure == nil }
  ///     two guides, the closure beneath the first fails:   its standardValue is nil, the second's is there
  ///
  /// - Parameter wentWell: asked after every answer that may have run closures; false if one of them failed, so that
  ///   what
  ///   it answered means nothing. That answer is then left out and forgotten, and nothing else is made from it.
  /// - Complexity: linear in the number of views, in the number of answers that travelled through several containers,
  ///   and in
  ///   the depth of guides that nobody asked for.
  public func guideTrace(wentWell: () -> Bool = { true }) -> GuideTrace {
    // What hand-written layouts keep may hold their subviews, and these hold the pass.
    defer { pass.custom.caches = [:] }
    return pass.guideTrace(ran: ran, wentWell)
  }
}

extension LayoutTree {
  /// Lays the tree out as `layout(in:scale:)` does, and keeps what is needed to tell where every line came from.
  ///
  /// - Complexity: that of `layout(in:scale:)`.
  public func tracedLayout(in stage: Size, scale: Double = 2, isOver: (() -> Bool)? = nil) -> TracedLayout {
    TracedLayout(self, in: stage, scale: scale, isOver: isOver)
  }
}
