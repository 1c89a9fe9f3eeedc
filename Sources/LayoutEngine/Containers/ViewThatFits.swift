/// `ViewThatFits(in:)`: the first of several views that fits, by its ideal size.
///
///     ViewThatFits(in: .horizontal) in 200 × 100
///       row     ideal 240 × 20     too wide
///       column  ideal 120 × 44     fits, and is laid out in 200 × 100; its height is not looked at
///       icon    ideal  20 × 20     not asked
///
/// Where none fits, the last one is shown. A length that is not proposed, and an axis that is not looked at, fits always.
/// To the views around, the one that was chosen is all there is; the others are not placed.
///
/// - Complexity: at most two ideal lengths of each candidate, asked once.
struct ViewThatFits {
  var horizontal: Bool
  var vertical: Bool

  func limits(_ axis: Axis) -> Bool { axis == .horizontal ? horizontal : vertical }
}

extension LayoutPass {
  /// A candidate, and what of the proposal it was chosen by.
  struct Choice {
    var child: Int?
    var reads: Reads = []
  }

  func lengthOfViewThatFits(_ axis: Axis, _ node: Int, in proposal: Proposal) -> TrackedLength {
    let choice = choose(node, in: proposal)
    guard let child = choice.child else { return TrackedLength(0) }
    let length = length(axis, of: child, in: proposal)
    return TrackedLength(length.value, reads: length.reads.union(choice.reads))
  }

  func arrangeViewThatFits(_ node: Int, in proposal: Proposal) -> Row {
    let choice = choose(node, in: proposal)
    let first = slots.count
    if let child = choice.child {
      slots.append(Slot(node: child))
      slots[first].offer = proposal
    }
    var row = Row(node: node, range: first..<slots.count)
    row.reads = choice.reads
    return row
  }

  private func choose(_ node: Int, in proposal: Proposal) -> Choice {
    let rule = tree.payloads.viewsThatFit[payload(of: node)]
    var choice = Choice()
    for child in tree.children(of: node) {
      choice.child = child
      if Int(tree.nodes[child].end) == Int(tree.nodes[node].end) { break }
      if fits(.horizontal, child, rule, proposal, &choice), fits(.vertical, child, rule, proposal, &choice) { break }
    }
    return choice
  }

  private func fits(
    _ axis: Axis, _ child: Int, _ rule: ViewThatFits, _ proposal: Proposal, _ choice: inout Choice
  ) -> Bool {
    guard rule.limits(axis) else { return true }
    choice.reads.formUnion(.along(axis))
    guard let room = proposal[axis] else { return true }
    return length(axis, of: child, in: .ideal).value <= room
  }
}
