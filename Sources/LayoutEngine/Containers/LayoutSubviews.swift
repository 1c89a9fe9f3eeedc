/// The views inside a hand-written layout, in source order.
///
/// They answer while their layout is at work, and 0 at any other time.
public struct LayoutSubviews: RandomAccessCollection {
  let pass: LayoutPass
  let container: Int
  let nodes: ContiguousArray<Int>

  /// The place of the first.
  public var startIndex: Int { 0 }
  /// One past the place of the last.
  public var endIndex: Int { nodes.count }
  /// Which way rows run in the container. Places are always measured from the leading edge and mirrored afterwards.
  public var layoutDirection: LayoutDirection {
    pass.tree.nodes[container].isRightToLeft ? .rightToLeft : .leftToRight
  }

  /// One of them, by its place.
  public subscript(position: Int) -> LayoutSubview {
    LayoutSubview(pass: pass, container: container, node: nodes[position], index: position)
  }
}

/// A view inside a hand-written layout.
public struct LayoutSubview {
  let pass: LayoutPass
  let container: Int
  let node: Int
  /// Its place among the container's subviews.
  public let index: Int

  /// When room is short, higher comes first; a spacer comes last of all.
  public var priority: Double { pass.tree.traits.priority[node] }

  /// What it wants between itself and its neighbours.
  public var spacing: ViewSpacing { pass.custom.wanted?[node] ?? .box }

  /// Which way rows run around it.
  public var layoutDirection: LayoutDirection {
    pass.tree.nodes[container].isRightToLeft ? .rightToLeft : .leftToRight
  }

  /// How large it is for a proposal.
  public func sizeThatFits(_ proposal: ProposedViewSize) -> Size {
    guard pass.isRunning(layout: container) else { return .zero }
    let offer = Proposal(proposal)
    return Size(
      width: pass.length(.horizontal, of: node, in: offer).value,
      height: pass.length(.vertical, of: node, in: offer).value)
  }

  /// Its size and its lines for a proposal.
  public func dimensions(in proposal: ProposedViewSize) -> ViewDimensions {
    ViewDimensions(
      pass: pass, run: LayoutPass.run(ofLayout: container), subject: .view(node, Proposal(proposal)))
  }

  /// Puts it in the container: its `anchor`, a share of its size for the proposal, at a point of the container's
  /// bounds.
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
