/// `ViewThatFits(in:)`: shows the first of several views whose ideal size fits.
///
///     ViewThatFits(in: .horizontal) in 200 × 100
///       row     ideal 240 × 20     too wide
///       column  ideal 120 × 44     fits, and gets 200 × 100; only the width is compared
///       icon    ideal  20 × 20     not asked
///
/// If none fits, it shows the last one. A length always fits if nothing is proposed or its axis is not compared. The
/// chosen view behaves as if it stood there alone; the others are not placed.
///
/// - Complexity: at most two ideal lengths of each candidate, asked once.
struct ViewThatFits: ContainerKind, StoredKind {
  var horizontal: Bool
  var vertical: Bool

  static func table(in payloads: Payloads) -> ContiguousArray<ViewThatFits> { payloads.viewsThatFit }
  /// It is transparent, so a spacer in it grows along the surrounding stack.
  static func surroundings(in node: Node, around: SurroundingAxis, _ payloads: Payloads) -> SurroundingAxis { around }

  /// The compared lengths decide which view it shows. Every explicit line of that view propagates outward.
  static func traits(of node: Int, _ known: Traits, in tree: LayoutTree) -> ViewTraits {
    var traits = known.ofContainer(node, in: tree)
    for child in tree.children(of: node) { traits.explicitKeys.formUnion(known.explicitKeys[child]) }
    if at(node, tree).horizontal { traits.crossing.insert(.heightReadsWidth) }
    if at(node, tree).vertical { traits.crossing.insert(.widthReadsHeight) }
    return traits
  }

  /// A candidate, and the lengths of the proposal that the choice depends on.
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
