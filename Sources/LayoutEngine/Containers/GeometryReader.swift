/// `GeometryReader`: takes the proposed space, whatever its content.
///
///     GeometryReader in 100 × 60                 ┌────────────┐
///       Color 30 × 20, Color.frame(width: 50)    │──┐         │   both in the top leading corner,
///                                                │──┘┘        │   each offered 100 × 60
///                                                └────────────┘
///
/// It is 10 long along an axis without a proposal. Its views overlap, and no explicit line leaves the reader. Content
/// often depends on the reader's frame, so a caller may also lay out an empty reader and put the content into another
/// tree that has the reader's size as its stage.
///
/// - Complexity: one question per view inside, asked only on placement.
enum GeometryReader: ClosedContainerKind {
  static func traits(of node: Int, _ known: Traits, in tree: LayoutTree) -> ViewTraits { ViewTraits() }

  static func length(_ axis: Axis, of node: Int, in proposal: Proposal, _ pass: LayoutPass) -> TrackedLength {
    TrackedLength(proposal[axis] ?? 10, reads: .along(axis))
  }

  static func arrange(_ node: Int, in proposal: Proposal, from origin: Point, _ pass: LayoutPass) -> Row {
    let offer = pass.finalSize(of: node, in: proposal)
    let row = pass.collect(node)
    for slot in row.range { pass.slots[slot].offer = offer }
    return row
  }
}
