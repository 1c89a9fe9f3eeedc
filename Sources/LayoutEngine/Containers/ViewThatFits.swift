/// `ViewThatFits(in:)`: the first of several views that fits, by its ideal size.
///
///     ViewThatFits(in: .horizontal) in 200 × 100
///       row     ideal 240 × 20     too wide
///       column  ideal 120 × 44     fits, and is laid out in 200 × 100; its height is not looked at
///       icon    ideal  20 × 20     not asked
///
/// Where none fits, the last one is shown. A length that is not proposed, and an axis that is not looked at, fits
/// always. To the views around, the one that was chosen is all there is; the others are not placed.
///
/// - Complexity: at most two ideal lengths of each candidate, asked once.
struct ViewThatFits: ContainerKind, StoredKind {
  var horizontal: Bool
  var vertical: Bool

  static func table(in payloads: Payloads) -> ContiguousArray<ViewThatFits> { payloads.viewsThatFit }
  /// Nobody sees it, so that a spacer in it grows along the stack around.
  static func surroundings(in node: Node, around: SurroundingAxis, _ payloads: Payloads) -> SurroundingAxis { around }

  /// Which view is shown depends on the lengths that are looked at; every line that is set in it comes out.
  static func traits(of node: Int, _ known: Traits, in tree: LayoutTree) -> ViewTraits {
    var traits = known.ofContainer(node, in: tree)
    for child in tree.children(of: node) { traits.explicitKeys.formUnion(known.explicitKeys[child]) }
    if at(node, tree).horizontal { traits.crossing.insert(.heightReadsWidth) }
    if at(node, tree).vertical { traits.crossing.insert(.widthReadsHeight) }
    return traits
  }

  /// A candidate, and what of the proposal it was chosen by.
  private struct Choice {
    var child: Int?
    var reads: Reads = []
  }

  static func length(_ axis: Axis, of node: Int, in proposal: Proposal, _ pass: LayoutPass) -> TrackedLength {
    let choice = at(node, pass.tree).choose(node, in: proposal, pass)
    guard let child = choice.child else { return TrackedLength(0) }
    let length = pass.length(axis, of: child, in: proposal)
    return TrackedLength(length.value, reads: length.reads.union(choice.reads))
  }

  static func arrange(_ node: Int, in proposal: Proposal, from origin: Point, _ pass: LayoutPass) -> Row {
    let choice = at(node, pass.tree).choose(node, in: proposal, pass)
    let first = pass.slots.count
    if let child = choice.child {
      pass.slots.append(Slot(node: child))
      pass.slots[first].offer = proposal
    }
    var row = Row(node: node, range: first..<pass.slots.count)
    row.reads = choice.reads
    return row
  }

  private func choose(_ node: Int, in proposal: Proposal, _ pass: LayoutPass) -> Choice {
    var choice = Choice()
    for child in pass.tree.children(of: node) {
      choice.child = child
      if pass.tree.nodes[child].end == pass.tree.nodes[node].end { break }
      if fits(.horizontal, child, proposal, &choice, pass), fits(.vertical, child, proposal, &choice, pass) { break }
    }
    return choice
  }

  private func fits(
    _ axis: Axis, _ child: Int, _ proposal: Proposal, _ choice: inout Choice, _ pass: LayoutPass
  ) -> Bool {
    guard axis == .horizontal ? horizontal : vertical else { return true }
    choice.reads.formUnion(.along(axis))
    guard let room = proposal[axis] else { return true }
    return pass.length(axis, of: child, in: .ideal).value <= room
  }

  static func origin(of key: AlignmentKey, in node: Int, _ pass: LayoutPass) -> GuideTrace.Origin? {
    pass.tree.children(of: node).first { pass.placements.offer(to: $0) != nil }.flatMap { pass.origin(of: key, in: $0) }
  }
  static func way(of key: AlignmentKey, from child: Int, outOf node: Int, in tree: LayoutTree) -> GuideWay { .passes }
}
