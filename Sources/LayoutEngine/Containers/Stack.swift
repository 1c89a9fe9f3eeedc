/// `HStack` and `VStack`: children one after another, with one line of each on a common line.
///
///     HStack(alignment: .bottom)   ┌──┐
///                                  │  │ ┌────┐
///                                  └──┘ └────┘   ← every bottom at the same height
///
/// *Along* the stack, `shareOut` distributes the room. *Across* it, the children's lines are matched, and the stack is
/// as long as the children and the common line reach (`Extent`).
///
/// *Infinite numbers:* a child's flexibility is its maximum length minus its minimum. If both are infinite, the maximum
/// counts, so the child is infinitely flexible; among such children the larger minimum comes first, then source order.
/// Taking an infinite length from finite room leaves nothing for later children; taking it from infinite room, or
/// returning it to an exhausted one, changes nothing. A length that is NaN counts as 0. A line that is NaN is
/// infinitely far away, so the stack is infinitely long.
///
/// - Complexity: at most three questions along the stack and one across for each child and proposal.
struct Stack {
  let axis: Axis
  let alignment: AlignmentKey
  /// NaN for default spacing: half the memory of an optional.
  private let spacingOrNaN: Double

  var spacing: Double? { spacingOrNaN.isNaN ? nil : spacingOrNaN }

  init(axis: Axis, alignment: AlignmentKey, spacing: Double?) {
    self.axis = axis
    self.alignment = alignment
    spacingOrNaN = spacing ?? .nan
  }
}

extension Stack: ContainerKind, StoredKind {
  static func table(in payloads: Payloads) -> ContiguousArray<Stack> { payloads.stacks }
  static func keys(of node: Int, in tree: LayoutTree) -> DecidingKeys { (at(node, tree).alignment, nil) }
  static func surroundings(in node: Node, around: SurroundingAxis, _ payloads: Payloads) -> SurroundingAxis {
    SurroundingAxis(payloads.stacks[Int(node.payload)].axis)
  }
  static func setWish(of node: Int, _ table: inout SpacingTable, in tree: LayoutTree) {
    table.keepOfStack(node, along: at(node, tree).axis, tree)
  }
  static func setGaps(in node: Int, _ wanted: SpacingTable, _ gaps: ScratchMemory<Double>, _ tree: LayoutTree) {
    let stack = at(node, tree)
    tree.setGaps(between: tree.children(of: node), along: stack.axis, stack.spacing, wanted, gaps)
  }
  static func range(_ axis: Axis, of node: Int, _ known: LengthRanges, in tree: LayoutTree) -> LengthRange? {
    let stack = at(node, tree)
    return axis == stack.axis ? known.along(axis, node, tree) : known.across(axis, stack.alignment, node, tree)
  }
  static func length(_ axis: Axis, of node: Int, in proposal: Proposal, _ pass: LayoutPass) -> TrackedLength {
    pass.lengthOfStack(axis, node, in: proposal)
  }
  static func arrange(_ node: Int, in proposal: Proposal, from origin: Point, _ pass: LayoutPass) -> Row {
    pass.arrangeStack(node, in: proposal)
  }
  static func questions(of node: Int, in offer: Proposal, _ pass: LayoutPass) -> [GuideQuestion] {
    pass.tree.children(of: node).map { GuideQuestion($0, at(node, pass.tree).alignment) }
  }
}

// MARK: - Sizing

extension LayoutPass {
  @inline(__always) func stack(_ node: Int) -> Stack { tree.payloads.stacks[payload(of: node)] }

  fileprivate func lengthOfStack(_ axis: Axis, _ node: Int, in proposal: Proposal) -> TrackedLength {
    if axis == stack(node).axis { return lengthAlong(node, in: proposal) }
    if tree.traits.crossing[node].contains(.length(axis)) { return lengthAcross(node, in: proposal) }
    return lengthAcrossFreely(node, in: proposal)
  }

  private func lengthAlong(_ node: Int, in proposal: Proposal) -> TrackedLength {
    let stack = stack(node)
    var row = collect(node)
    share(&row, stack, in: proposal)
    let length = total(row, stack.axis)
    release(row)
    return TrackedLength(length, reads: row.reads)
  }

  private func lengthAcross(_ node: Int, in proposal: Proposal) -> TrackedLength {
    let stack = stack(node)
    var row = collect(node)
    share(&row, stack, in: proposal)
    // The distributed length is the stack's own length along its axis.
    if remembers {
      answers.keepIfNew(TrackedLength(total(row, stack.axis), reads: row.reads), stack.axis, of: node, in: proposal)
    }
    let extent = match(row, stack, in: proposal)
    release(row)
    return TrackedLength(extent.length, reads: extent.reads)
  }

  /// The length across a stack whose children's lengths across do not depend on the proposal along it. The stack need
  /// not share out its room first.
  private func lengthAcrossFreely(_ node: Int, in proposal: Proposal) -> TrackedLength {
    let across = stack(node).axis.other
    var extent = Extent()
    let key = stack(node).alignment
    var child = node + 1
    let end = Int(tree.nodes[node].end)
    while child < end {
      let length = length(across, of: child, in: proposal)
      extent.reads.formUnion(length.reads)
      extent.reach(line: key.standardLine(in: length.value), length: length.value)
      child = Int(tree.nodes[child].end)
    }
    return TrackedLength(extent.length, reads: extent.reads)
  }

  /// The sum of all gaps.
  @inline(__always) func spacing(_ row: Row) -> Double { orders.spacing(ofStack: payload(of: row.node)) }

  private func total(_ row: Row, _ axis: Axis) -> Double {
    var total = spacing(row)
    for slot in row.range { total += slots[slot].size[axis] }
    return total
  }
}

// MARK: - Along the stack

extension LayoutPass {
  /// Computes each child's proposal along the stack and the length it takes. `match` fills in the rest of the proposal
  /// and its dependencies, which are known once all children have their share.
  private func share(_ row: inout Row, _ stack: Stack, in proposal: Proposal) {
    row.reads.formUnion(.along(stack.axis))
    guard let room = proposal[stack.axis] else { return offerAll(.nan, &row, stack, proposal) }
    if room == .infinity { return offerAll(room, &row, stack, proposal) }
    if room == 0, spacing(row) >= 0 {
      // No distribution: every child is offered nothing, in any order, unless a child of negative length makes room.
      offerAll(0, &row, stack, proposal)
      if !hasNegativeLength(row, stack.axis) { return }
    }
    switch orders.order(ofStack: payload(of: row.node)) {
    case .unknown: offerShares(of: room, &row, stack, proposal)
    case .asInTheSource: offerSharesInKnownOrder(from: nil, of: room, &row, stack, proposal)
    case .positions(let start): offerSharesInKnownOrder(from: start, of: room, &row, stack, proposal)
    }
  }

  private func offerAll(_ share: Double, _ row: inout Row, _ stack: Stack, _ proposal: Proposal) {
    for slot in row.range { take(share, slot, &row, stack, proposal) }
  }

  private func hasNegativeLength(_ row: Row, _ axis: Axis) -> Bool { row.range.contains { slots[$0].size[axis] < 0 } }

  /// Asks a child for its length for a share of the room, and records the answer's dependencies. The answer keeps a
  /// dependency on the share; shares depend on what the row depends on.
  @inline(__always) private func ask(
    _ share: Double, _ slot: Int, _ row: inout Row, _ stack: Stack, _ proposal: Proposal
  ) -> TrackedLength {
    let offer = proposal.with(stack.axis, lengthOrNaN: share, reads: .share)
    let answer = length(stack.axis, of: slots[slot].node, in: offer)
    row.reads.formUnion(answer.reads.subtracting(.share))
    return answer
  }

  @inline(__always) private func take(
    _ share: Double, _ slot: Int, _ row: inout Row, _ stack: Stack, _ proposal: Proposal
  ) {
    let length = ask(share, slot, &row, stack, proposal).value
    slots[slot].offer[lengthOrNaN: stack.axis] = share
    slots[slot].size[stack.axis] = length
  }

  /// Shares out a finite room among children, asking them for their flexibility first.
  private func offerShares(of room: Double, _ row: inout Row, _ stack: Stack, _ proposal: Proposal) {
    let places = rank(row)
    let first = places.lowerBound
    shareOut(room - spacing(row)) { place in
      let group = group(from: first + place, in: places)
      if group.isEmpty { return nil }
      // The highest priority reserves nothing for itself.
      let held = place == 0 ? group.upperBound..<places.upperBound : group
      if place == 0 { for lower in held { askMinimum(lower, &row, stack, proposal) } }
      let minimum = minimums(held)
      sortByFlexibility(group, &row, stack, proposal)
      return SharingGroup(count: group.count, minimum: minimum)
    } serve: { place, share in
      let rank = ranks[first + place]
      if rank.isRigid {
        slots[rank.slot].offer[lengthOrNaN: stack.axis] = share
        slots[rank.slot].size[stack.axis] = rank.minimum
      } else {
        take(share, rank.slot, &row, stack, proposal)
      }
      return slots[rank.slot].size[stack.axis]
    }
    ranks.removeAll(from: first)
  }

  @inline(__always) private func minimums(_ places: Range<Int>) -> Double {
    var sum = 0.0
    for place in places { sum += ranks[place].minimum }
    return sum
  }
}

// MARK: - The order of serving

extension LayoutPass {
  /// Sorts the children of a row by priority, highest first.
  private func rank(_ row: Row) -> Range<Int> {
    let first = ranks.count
    for slot in row.range { ranks.append(Rank(priority: tree.traits.priority[slots[slot].node], slot: slot)) }
    let places = first..<ranks.count
    ranks.part(places).sortRanks(by: Rank.byPriority)
    return places
  }

  /// The indices of equal priority from `start` on.
  @inline(__always)
  private func group(from start: Int, in places: Range<Int>) -> Range<Int> {
    guard start < places.upperBound else { return start..<start }
    let priority = ranks[start].priority
    var end = start + 1
    while end < places.upperBound, ranks[end].priority == priority { end += 1 }
    return start..<end
  }

  private func sortByFlexibility(_ places: Range<Int>, _ row: inout Row, _ stack: Stack, _ proposal: Proposal) {
    guard places.count > 1 else { return }
    for place in places { askFlexibility(place, &row, stack, proposal) }
    ranks.part(places).sortRanks(by: Rank.byFlexibility)
  }

  /// A child's maximum length minus its minimum. A child that ignores its proposal is not asked again.
  private func askFlexibility(_ place: Int, _ row: inout Row, _ stack: Stack, _ proposal: Proposal) {
    if ranks[place].minimum.isNaN { askMinimum(place, &row, stack, proposal) }
    let rank = ranks[place]
    let maximum = rank.isRigid ? rank.minimum : ask(.infinity, rank.slot, &row, stack, proposal).value
    ranks[place].flexibility = rest(of: maximum, without: rank.minimum)
  }

  @inline(__always)
  private func askMinimum(_ place: Int, _ row: inout Row, _ stack: Stack, _ proposal: Proposal) {
    let answer = ask(0, ranks[place].slot, &row, stack, proposal)
    ranks[place].minimum = answer.value
    ranks[place].isRigid = !answer.reads.contains(.share)
  }
}

// MARK: - Across the stack

extension LayoutPass {
  /// Asks every child for its length and its line across the stack, and measures how far they reach. The common line
  /// then gives each child's corner.
  private func match(_ row: Row, _ stack: Stack, in proposal: Proposal) -> Extent {
    stack.axis == .horizontal
      ? match(along: .horizontal, row, stack.alignment, in: proposal)
      : match(along: .vertical, row, stack.alignment, in: proposal)
  }

  /// Specialized by the compiler for each axis, so that the innermost loop has no branch for it.
  @inline(__always)
  private func match(along axis: Axis, _ row: Row, _ key: AlignmentKey, in proposal: Proposal) -> Extent {
    let across: Axis = axis == .horizontal ? .vertical : .horizontal
    var extent = Extent()
    for slot in row.range {
      let child = slots[slot].node
      let offer = proposal.with(axis, lengthOrNaN: slots[slot].offer[lengthOrNaN: axis], reads: row.reads)
      let length = length(across, of: child, in: offer)
      let answer = line(key, of: child, length, in: offer)
      let line = answer.value.isNaN ? Double.infinity : answer.value
      slots[slot].offer = offer
      slots[slot].size[across] = length.value
      slots[slot].corner[across] = -line
      extent.reads.formUnion(length.reads.union(answer.reads))
      extent.reach(line: line, length: length.value)
    }
    return extent
  }
}

// MARK: - Placing

extension LayoutPass {
  fileprivate func arrangeStack(_ node: Int, in proposal: Proposal) -> Row {
    let placing = proposalForPlacing(node, in: proposal)
    let stack = stack(node)
    var row = collect(node)
    share(&row, stack, in: placing.asSeenByTheView)
    row.reads = placing.traced(row.reads)
    let extent = match(row, stack, in: placing)
    row.reads.formUnion(extent.reads)
    putInARow(row, stack.axis, from: extent.low)
    return row
  }

  /// The stack's proposals for placement: as for sizing, but with its own length across if none was proposed. So a
  /// `Color` in a column of unknown width gets the column's width.
  @inline(__always)
  func proposalForPlacing(_ node: Int, in proposal: Proposal) -> Proposal {
    let across = stack(node).axis.other
    guard proposal[across] == nil else { return proposal }
    let own = length(across, of: node, in: proposal)
    return proposal.with(across, own.value, reads: own.reads.union(proposal.reads(across)))
  }

  @inline(__always)
  private func putInARow(_ row: Row, _ axis: Axis, from low: Double) {
    var start = 0.0
    for slot in row.range {
      start += gaps[slots[slot].node]
      slots[slot].corner[axis] = start
      slots[slot].corner[axis.other] -= low
      start += slots[slot].size[axis]
    }
  }
}
