/// The subviews of a hand-written layout, in source order.
///
/// They answer while their layout runs; at any other time the answer is 0.
public struct LayoutSubviews: RandomAccessCollection {
  let pass: LayoutPass
  let container: Int
  let nodes: ContiguousArray<Int>

  /// The first index.
  public var startIndex: Int { 0 }
  /// One past the last index.
  public var endIndex: Int { nodes.count }
  /// The layout direction of the container. Positions are always measured from the leading edge and mirrored
  /// afterwards.
  public var layoutDirection: LayoutDirection {
    pass.tree.nodes[container].isRightToLeft ? .rightToLeft : .leftToRight
  }

  /// The subview at an index.
  public subscript(position: Int) -> LayoutSubview {
    LayoutSubview(pass: pass, container: container, node: nodes[position], index: position)
  }
}

/// A subview of a hand-written layout.
public struct LayoutSubview {
  let pass: LayoutPass
  let container: Int
  let node: Int
  /// The index among the container's subviews.
  public let index: Int

  /// Stacks serve higher priorities first; a spacer is last.
  public var priority: Double { pass.tree.traits.priority[node] }

  /// The spacing that the subview prefers to its neighbors.
  public var spacing: ViewSpacing { pass.custom.wanted?[node] ?? .box }

  /// The layout direction around the subview.
  public var layoutDirection: LayoutDirection {
    pass.tree.nodes[container].isRightToLeft ? .rightToLeft : .leftToRight
  }

  /// The subview's size for a proposal.
  public func sizeThatFits(_ proposal: ProposedViewSize) -> Size {
    guard pass.isRunning(layout: container) else { return .zero }
    let offer = Proposal(proposal)
    return Size(
      width: pass.length(.horizontal, of: node, in: offer).value,
      height: pass.length(.vertical, of: node, in: offer).value)
  }

  /// The subview's size and alignment lines for a proposal.
  public func dimensions(in proposal: ProposedViewSize) -> ViewDimensions {
    ViewDimensions(
      pass: pass, run: LayoutPass.run(ofLayout: container), subject: .view(node, Proposal(proposal)))
  }

  /// Places the subview so that its `anchor`, a unit point of its size for the proposal, lies at a point of the
  /// container's bounds.
  public func place(at position: Point, anchor: UnitPoint = .topLeading, proposal: ProposedViewSize) {
    pass.place(index, of: container, CustomLayouts.Place(point: position, anchor: anchor, offer: proposal))
  }
}

extension LayoutSubview: Equatable {
  /// Whether both are the same subview of the same container.
  public static func == (left: LayoutSubview, right: LayoutSubview) -> Bool {
    left.pass === right.pass && left.container == right.container && left.node == right.node
  }
}
