/// `LazyHStack` and `LazyVStack`: children one after another at their ideal lengths, with all the room across.
///
///     LazyVStack(alignment: .leading) in 300 × 200      ┌────────┬──────────┐
///       Color.frame(width: 80, height: 20)              │ 80 × 20│          │
///       Color                                           ├────────┴──────────┤
///                                                       └───────────────────┘   300 × 38: a Color is 10 high
///
/// A lazy stack does not know all its children and cannot distribute room, so it offers each child nothing along its
/// axis. Across, it is as long as proposed, or as its children if nothing is proposed. Each child is aligned in the
/// stack, as in a frame.
///
/// - Complexity: one question along the stack and one across for each child and proposal.
struct LazyStack: ContainerKind, StoredKind {
  var axis: Axis
  var alignment: AlignmentKey
  var spacing: Double?

  static func table(in payloads: Payloads) -> ContiguousArray<LazyStack> { payloads.lazyStacks }
  static func keys(of node: Int, in tree: LayoutTree) -> DecidingKeys { (at(node, tree).alignment, nil) }
  static func surroundings(in node: Node, around: SurroundingAxis, _ payloads: Payloads) -> SurroundingAxis {
    SurroundingAxis(payloads.lazyStacks[Int(node.payload)].axis)
  }
  static func setWish(of node: Int, _ table: inout SpacingTable, in tree: LayoutTree) {
    table.keepOfStack(node, along: at(node, tree).axis, tree)
  }
  static func setGaps(in node: Int, _ wanted: SpacingTable, _ gaps: ScratchMemory<Double>, _ tree: LayoutTree) {
    let stack = at(node, tree)
    tree.setGaps(between: tree.children(of: node), along: stack.axis, stack.spacing, wanted, gaps)
  }

  static func length(_ axis: Axis, of node: Int, in proposal: Proposal, _ pass: LayoutPass) -> TrackedLength {
    let stack = at(node, pass.tree)
    if axis == stack.axis { return stack.lengthAlong(node, in: proposal, pass) }
    if let length = proposal[axis] { return TrackedLength(length, reads: .along(axis)) }
    let extent = stack.extent(node, in: proposal, pass)
    return TrackedLength(extent.high - extent.low, reads: extent.reads.union(.along(axis)))
  }

  private func lengthAlong(_ node: Int, in proposal: Proposal, _ pass: LayoutPass) -> TrackedLength {
    var total = TrackedLength(0)
    for child in pass.tree.children(of: node) {
      let length = pass.length(axis, of: child, in: offer(proposal))
      total.value += pass.gaps[child] + length.value
      total.reads.formUnion(length.reads)
    }
    return total
  }

  /// The extent of the children across the stack, if nothing is proposed.
  private func extent(_ node: Int, in proposal: Proposal, _ pass: LayoutPass) -> Extent {
    var extent = Extent()
    for child in pass.tree.children(of: node) {
      let offer = offer(proposal)
      let length = pass.length(axis.other, of: child, in: offer)
      let line = pass.line(alignment, of: child, length, in: offer)
      extent.reach(line: line.value, length: length.value)
      extent.reads.formUnion(length.reads.union(line.reads))
    }
    return extent
  }

  private func offer(_ proposal: Proposal) -> Proposal { proposal.with(axis, nil, reads: []) }

  static func arrange(_ node: Int, in proposal: Proposal, from origin: Point, _ pass: LayoutPass) -> Row {
    let stack = at(node, pass.tree)
    let size = pass.finalSize(of: node, in: proposal)
    let common = pass.blankGuide(stack.alignment, in: node, size: size)
    let offer = stack.offer(size)
    var row = pass.collect(node)
    row.reads = size.widthReads.union(size.heightReads).union(common.reads)
    var start = 0.0
    for slot in row.range {
      let child = pass.slots[slot].node
      let line = pass.guide(stack.alignment, of: child, in: offer)
      let length = pass.length(stack.axis, of: child, in: offer)
      start += pass.gaps[child]
      pass.slots[slot].offer = offer
      pass.slots[slot].corner[stack.axis] = start
      pass.slots[slot].corner[stack.axis.other] = common.value - line.value
      row.reads.formUnion(line.reads.union(length.reads))
      start += length.value
    }
    return row
  }

  static func questions(of node: Int, in offer: Proposal, _ pass: LayoutPass) -> [GuideQuestion] {
    ([node] + pass.tree.children(of: node)).map { GuideQuestion($0, at(node, pass.tree).alignment) }
  }
}
