/// `ignoresSafeArea(edges:)`: extends its content under the bars that its frame touches.
///
///     Color.ignoresSafeArea() above a 50 high bar in 100 × 200
///
///     ┌───────┐
///     │ Color │  100 × 200, partly under the bar
///     └──bar──┘
///
/// Everything around it still sees the frame that ends at the bar.
struct IgnoresSafeArea: LayoutModifier {
  var edges: [Edge]

  func finalOffer(_ proposal: Proposal, own: Proposal?, to node: Int, _ pass: LayoutPass) -> Proposal {
    guard own != nil else { return proposal }
    let reach = pass.reach(of: node, beyond: edges)
    if reach == EdgeInsets() { return proposal }
    pass.reaches[node] = reach
    var offer = proposal
    for axis in [Axis.horizontal, .vertical] {
      guard let length = proposal[axis] else { continue }
      offer = offer.with(axis, length + reach.total(axis), reads: proposal.reads(axis))
    }
    return offer
  }

  /// The content is centered in the extended frame.
  func origin(_ axis: Axis, of node: Int, offer: Proposal, in proposal: Proposal, _ pass: LayoutPass) -> TrackedLength {
    guard let reach = pass.reaches[node] else { return TrackedLength(0) }
    let room = pass.placements.frames[node].size[axis] + reach.total(axis)
    return TrackedLength((room - pass.length(axis, of: node + 1, in: offer).value) / 2 - reach.start(axis))
  }

  func range(_ axis: Axis, _ content: LengthRange?) -> LengthRange? { content }
}

extension LayoutRule {
  /// Extends the content to the stage's edge of a safe area.
  public static func ignoresSafeArea(edges: [Edge]) -> LayoutRule {
    .modifier(AnyModifier(IgnoresSafeArea(edges: edges)))
  }
}

/// A bar's room at an edge of the views inside.
struct SafeInset {
  /// The content and everything in it.
  var nodes: Range<Int>
  var edge: Edge
  var length: Double
}

extension LayoutPass {
  /// How far a view's frame may grow beyond the safe area, inner bars first.
  fileprivate func reach(of node: Int, beyond edges: [Edge]) -> EdgeInsets {
    var reach = EdgeInsets()
    var frame = placements.frames[node]
    for inset in safeInsets.reversed() where inset.nodes.contains(node) && edges.contains(inset.edge) {
      let safe = placements.frames[inset.nodes.lowerBound]
      let isLow = inset.edge == .top || (inset.edge == .leading) != tree.nodes[node].isRightToLeft
      let axis = inset.edge.axis
      let distance = isLow ? frame.start(axis) - safe.start(axis) : frame.end(axis) - safe.end(axis)
      guard abs(distance) < 0.01 else { continue }
      switch inset.edge {
      case .top: reach.top += inset.length
      case .bottom: reach.bottom += inset.length
      case .leading: reach.leading += inset.length
      case .trailing: reach.trailing += inset.length
      }
      frame = frame.extended(by: inset.length, axis, isLow: isLow)
    }
    return reach
  }
}

extension Rect {
  fileprivate func start(_ axis: Axis) -> Double { axis == .horizontal ? x : y }
  fileprivate func end(_ axis: Axis) -> Double { axis == .horizontal ? maxX : maxY }

  fileprivate func extended(by length: Double, _ axis: Axis, isLow: Bool) -> Rect {
    let move = isLow ? length : 0
    return axis == .horizontal
      ? Rect(x: x - move, y: y, width: width + length, height: height)
      : Rect(x: x, y: y - move, width: width, height: height + length)
  }
}
