/// `HStack` and `VStack`: children one after another, one line of each on a common line.
///
///     HStack(alignment: .bottom)   ┌──┐
///                                  │  │ ┌────┐
///                                  └──┘ └────┘   ← every bottom at the same height
///
/// *Along* the stack, room is shared as `shareOut` says. *Across* it, the children's lines are matched, and the stack
/// is as long as all of them, and the common line, reach (`Extent`).
///
/// *Numbers without end:* a child is as flexible as its longest length is longer than its shortest. Where both are
/// endless the longest stands, so that the child counts as endlessly flexible; among such children the larger minimum
/// comes first, else the earlier in the source. An endless length taken from a room leaves nothing for anybody after
/// it; taken from an endless room, or given back to one of which nothing is left, it changes nothing. A length that
/// comes to no number is 0; a line that comes to none lies endlessly far, and so the stack reaches endlessly far.
///
/// - Complexity: at most three questions along the stack for each child and proposal, and one across.
struct Stack {
  let axis: Axis
  let alignment: AlignmentKey
  /// NaN where the neighbours decide, which takes half the memory of an optional.
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
    // What has been shared out is the stack's length along itself.
    if remembers {
      answers.keepIfNew(TrackedLength(total(row, stack.axis), reads: row.reads), stack.axis, of: node, in: proposal)
    }
    let extent = match(row, stack, in: proposal)
    release(row)
    return TrackedLength(extent.length, reads: extent.reads)
  }

  /// The length across of a stack whose children do not care, across, what they are offered along the stack: nothing
  /// has to be shared out to know it.
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

  /// All gaps together.
  @inline(__always) func spacing(_ row: Row) -> Double { orders.spacing(ofStack: payload(of: row.node)) }

  private func total(_ row: Row, _ axis: Axis) -> Double {
    var total = spacing(row)
    for slot in row.range { total += slots[slot].size[axis] }
    return total
  }
}

// MARK: - Along the stack

extension LayoutPass {
  /// Works out what every child is offered along the stack and how much of it it takes. The rest of the offer, and what
  /// it was made from, is known once all have been served: `match` fills it in.
  private func share(_ row: inout Row, _ stack: Stack, in proposal: Proposal) {
    row.reads.formUnion(.along(stack.axis))
    guard let room = proposal[stack.axis] else { return offerAll(.nan, &row, stack, proposal) }
    if room == .infinity { return offerAll(room, &row, stack, proposal) }
    if room == 0, spacing(row) >= 0 {
      // Nothing to share: everyone is offered nothing, in whatever order; unless a child of negative length makes room.
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

  /// Asks a child how long it is for a share of the room, and remembers what its answer was made from. Whether it was
  /// made from the share is left in the answer; shares themselves are made from what the row was.
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

  /// Shares out a finite room among children whose order is found by asking them.
  private func offerShares(of room: Double, _ row: inout Row, _ stack: Stack, _ proposal: Proposal) {
    let places = rank(row)
    let first = places.lowerBound
    shareOut(room - spacing(row)) { place in
      let group = group(from: first + place, in: places)
      if group.isEmpty { return nil }
      // The highest need not reserve anything for themselves.
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
  /// The children of a row by priority, highest first.
  private func rank(_ row: Row) -> Range<Int> {
    let first = ranks.count
    for slot in row.range { ranks.append(Rank(priority: tree.traits.priority[slots[slot].node], slot: slot)) }
    let places = first..<ranks.count
    ranks.part(places).sortRanks(by: Rank.byPriority)
    return places
  }

  /// The places of equal priority from `start` on.
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

  /// How much longer than its minimum a child gets; one that does not care what it is offered need not be asked again.
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
  /// Asks every child how long it is across and where its line lies, and measures how far they reach. Each child's
  /// corner is then known from the common line.
  private func match(_ row: Row, _ stack: Stack, in proposal: Proposal) -> Extent {
    stack.axis == .horizontal
      ? match(along: .horizontal, row, stack.alignment, in: proposal)
      : match(along: .vertical, row, stack.alignment, in: proposal)
  }

  /// Made twice by the compiler, once for each axis, so that the innermost loop need not look which one it is.
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

  /// What the stack proposes when it places its children: as sizing, but with its own length across if none was
  /// proposed. So a `Color` in a column of unknown width ends up as wide as the column.
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
