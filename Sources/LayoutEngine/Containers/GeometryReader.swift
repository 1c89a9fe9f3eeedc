/// `GeometryReader`: takes the space it is offered, whatever is inside.
///
///     GeometryReader in 100 × 60                 ┌────────────┐
///       Color 30 × 20, Color.frame(width: 50)    │──┐         │   both in the top leading corner,
///                                                │──┘┘        │   each offered 100 × 60
///                                                └────────────┘
///
/// Where nothing is proposed it is 10 long. Views inside overlap; no line that they set leaves the reader. What is
/// inside often depends on the reader's frame, so that a caller may also lay out an empty reader and put the content
/// into another tree, with the reader's size as its stage.
///
/// - Complexity: one question for each view inside, and only when it is placed.
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
