// Views without children whose answer is one line of arithmetic; they need no memory of their answers.
//
//     proposed      nothing    0      60     ∞
//     Color           10       0      60     ∞
//     Spacer           8       8      60     ∞     along its stack; 0 across
//     Divider         10       0      60     ∞     along itself; one pixel across
//     Image          own    own     own    own    (resizable: as Color, but its own size for nothing)

/// Nothing, 0 × 0: a modifier around nothing, or a view that lies too deep.
enum EmptyLeaf: LeafKind {
  /// What lies in a view that lies too deep is left out with it.
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

/// A colour or a shape: as large as proposed.
enum ShapeLeaf: LeafKind {
  static func range(_ axis: Axis, of node: Int, _ known: LengthRanges, in tree: LayoutTree) -> LengthRange? { .any }
  static func length(_ axis: Axis, of node: Int, in proposal: Proposal, _ pass: LayoutPass) -> TrackedLength {
    TrackedLength(proposal[axis] ?? 10, reads: .along(axis))
  }
}

/// A square of the smaller proposed side.
enum CircleLeaf: LeafKind {
  static func traits(of node: Int, _ known: Traits, in tree: LayoutTree) -> ViewTraits { ViewTraits(crossing: .both) }
  static func length(_ axis: Axis, of node: Int, in proposal: Proposal, _ pass: LayoutPass) -> TrackedLength {
    TrackedLength(min(proposal.width ?? 10, proposal.height ?? 10), reads: .both)
  }
}

/// A picture of its natural size.
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

/// A picture as large as proposed, of its natural size where nothing is.
enum ResizableImageLeaf: LeafKind {
  static func range(_ axis: Axis, of node: Int, _ known: LengthRanges, in tree: LayoutTree) -> LengthRange? { .any }
  static func length(_ axis: Axis, of node: Int, in proposal: Proposal, _ pass: LayoutPass) -> TrackedLength {
    TrackedLength(proposal[axis] ?? ImageLeaf.size(of: node, pass.tree)[axis], reads: .along(axis))
  }
}

/// Room that grows. Eight points at least, unless the source says otherwise: a spacer demands room too.
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

/// A line one pixel thick: upright in a row, level elsewhere.
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
