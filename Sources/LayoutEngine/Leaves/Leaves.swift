// Views without children whose length is one line of arithmetic. They need no cache.
//
//     proposed      nil        0      60     ∞
//     Color           10       0      60     ∞
//     Spacer           8       8      60     ∞     along its stack; 0 across
//     Divider         10       0      60     ∞     along itself; one pixel across
//     Image          own    own     own    own    (resizable: like Color, but its own size for nil)

/// An empty view, 0 × 0: the content of a modifier around nothing, or a view at too great a depth.
enum EmptyLeaf: LeafKind {
  /// Children of a view that is too deep are dropped with it.
  static var childCount: ClosedRange<Int>? { nil }
  static func traits(of node: Int, _ known: Traits, in tree: LayoutTree) -> ViewTraits {
    ViewTraits(priority: -.infinity)
  }
  static func setWish(of node: Int, _ table: inout SpacingTable, in tree: LayoutTree) { table.keep(.zero, of: node) }
  static func range(_ axis: Axis, of node: Int, _ known: LengthRanges, in tree: LayoutTree) -> LengthRange? {
    .rigid(0)
  }
  static func length(_ axis: Axis, of node: Int, in proposal: Proposal, _ pass: LayoutPass) -> TrackedLength {
    TrackedLength(0)
  }
}

/// A color or a shape: takes the proposed size.
enum ShapeLeaf: LeafKind {
  static func range(_ axis: Axis, of node: Int, _ known: LengthRanges, in tree: LayoutTree) -> LengthRange? { .any }
  static func length(_ axis: Axis, of node: Int, in proposal: Proposal, _ pass: LayoutPass) -> TrackedLength {
    TrackedLength(proposal[axis] ?? 10, reads: .along(axis))
  }
}

/// A square with the smaller of the proposed sides.
enum CircleLeaf: LeafKind {
  static func traits(of node: Int, _ known: Traits, in tree: LayoutTree) -> ViewTraits { ViewTraits(crossing: .both) }
  static func length(_ axis: Axis, of node: Int, in proposal: Proposal, _ pass: LayoutPass) -> TrackedLength {
    TrackedLength(min(proposal.width ?? 10, proposal.height ?? 10), reads: .both)
  }
}

/// An image of its natural size.
enum ImageLeaf: LeafKind {
  @inline(__always) static func size(of node: Int, _ tree: LayoutTree) -> Size {
    tree.payloads.images[Int(tree.nodes[node].payload)]
  }
  static func range(_ axis: Axis, of node: Int, _ known: LengthRanges, in tree: LayoutTree) -> LengthRange? {
    .rigid(size(of: node, tree)[axis])
  }
  static func length(_ axis: Axis, of node: Int, in proposal: Proposal, _ pass: LayoutPass) -> TrackedLength {
    TrackedLength(size(of: node, pass.tree)[axis])
  }
}

/// A resizable image: takes the proposed size, or its natural size if nothing is proposed.
enum ResizableImageLeaf: LeafKind {
  static func range(_ axis: Axis, of node: Int, _ known: LengthRanges, in tree: LayoutTree) -> LengthRange? { .any }
  static func length(_ axis: Axis, of node: Int, in proposal: Proposal, _ pass: LayoutPass) -> TrackedLength {
    TrackedLength(proposal[axis] ?? ImageLeaf.size(of: node, pass.tree)[axis], reads: .along(axis))
  }
}

/// Flexible room of at least eight points, unless the source sets another minimum.
struct Spacer: LeafKind, StoredKind {
  var minLength: Double

  static func table(in payloads: Payloads) -> ContiguousArray<Spacer> { payloads.spacers }
  static func traits(of node: Int, _ known: Traits, in tree: LayoutTree) -> ViewTraits {
    ViewTraits(priority: -.infinity)
  }
  static func setWish(of node: Int, _ table: inout SpacingTable, in tree: LayoutTree) {
    table.keep(.spacer(in: tree.nodes[node].surroundings), of: node)
  }
  static func range(_ axis: Axis, of node: Int, _ known: LengthRanges, in tree: LayoutTree) -> LengthRange? {
    if let along = tree.nodes[node].surroundings.axis, along != axis { return .rigid(0) }
    return LengthRange(shortest: max(0, at(node, tree).minLength), longest: .infinity)
  }
  static func length(_ axis: Axis, of node: Int, in proposal: Proposal, _ pass: LayoutPass) -> TrackedLength {
    if let along = pass.tree.nodes[node].surroundings.axis, along != axis { return TrackedLength(0) }
    return TrackedLength(max(proposal[axis] ?? -.infinity, at(node, pass.tree).minLength), reads: .along(axis))
  }
}

/// A line one pixel thick: vertical in a row, horizontal elsewhere.
enum DividerLeaf: LeafKind {
  private static func isThin(_ axis: Axis, _ node: Int, _ tree: LayoutTree) -> Bool {
    (axis == .horizontal) == (tree.nodes[node].surroundings == .row)
  }
  static func range(_ axis: Axis, of node: Int, _ known: LengthRanges, in tree: LayoutTree) -> LengthRange? {
    isThin(axis, node, tree) ? .rigid(1 / known.scale) : .any
  }
  static func length(_ axis: Axis, of node: Int, in proposal: Proposal, _ pass: LayoutPass) -> TrackedLength {
    if isThin(axis, node, pass.tree) { return TrackedLength(1 / pass.scale) }
    return TrackedLength(proposal[axis] ?? 10, reads: .along(axis))
  }
}
