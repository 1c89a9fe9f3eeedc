/// `HStack` and `VStack`: children one after another, one line of each on a common line.
///
///     HStack(alignment: .bottom)   ┌──┐
///                                  │  │ ┌────┐
///                                  └──┘ └────┘   ← every bottom at the same height
///
/// *Along* the stack, room is shared: higher priority first; among equals, the least flexible child first. Each is offered
/// an equal share of what is left and takes what it likes. What children of lower priority need at least is held back.
///
///     300 wide, spacing 0:  Color, Color.frame(width: 50), Color   →   125, 50, 125
///
/// *Across* it, the children are shifted until their lines meet; the stack is as long as all of them, and the common line,
/// reach.
///
/// *Numbers without end:* a child is as flexible as its longest length is longer than its shortest. Where both are endless
/// the longest stands, so that the child counts as endlessly flexible; among such children the larger minimum comes first,
/// else the earlier in the source. An endless length taken from a room leaves nothing for anybody after it; taken from an
/// endless room, or given back to one of which nothing is left, it changes nothing. A length that comes to no number is 0;
/// a line that comes to none lies endlessly far, and so the stack reaches endlessly far.
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

/// How far children reach on both sides of the common line of their stack.
struct Extent {
  /// The line itself, at 0, always belongs to the stack.
  var low = 0.0
  var high = 0.0
  var reads: Reads = []

  var length: Double { high - low }

  /// Comparisons leave NaN out.
  mutating func reach(line: Double, length: Double) {
    if -line < low { low = -line }
    if length - line > high { high = length - line }
  }
}

// MARK: - Sizing

extension LayoutPass {
  @inline(__always) func stack(_ node: Int) -> Stack { tree.payloads.stacks[payload(of: node)] }

  func lengthOfStack(_ axis: Axis, _ node: Int, in proposal: Proposal) -> TrackedLength {
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

  /// The length across of a stack whose children do not care, across, what they are offered along the stack: nothing has
  /// to be shared out to know it.
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
  @inline(__always) private func spacing(_ row: Row) -> Double {
    orders.spacing(ofStack: payload(of: row.node))
  }

  private func total(_ row: Row, _ axis: Axis) -> Double {
    var total = spacing(row)
    for slot in row.range { total += slots[slot].size[axis] }
    return total
  }
}

// MARK: - Along the stack

extension LayoutPass {
  /// Works out what every child is offered along the stack and how much of it it takes. The rest of the offer, and what it
  /// was made from, is known once all have been served: `match` fills it in.
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

  private func hasNegativeLength(_ row: Row, _ axis: Axis) -> Bool {
    row.range.contains { slots[$0].size[axis] < 0 }
  }

  /// Asks a child how long it is for a share of the room, and remembers what its answer was made from. Whether it was made
  /// from the share is left in the answer; shares themselves are made from what the row was.
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

  /// Shares out a finite room: groups of equal priority, the highest first.
  private func offerShares(of room: Double, _ row: inout Row, _ stack: Stack, _ proposal: Proposal) {
    let places = rank(row)
    var group = group(from: places.lowerBound, in: places)
    // The highest need not reserve anything for themselves.
    let lower = group.upperBound..<places.upperBound
    for place in lower { askMinimum(place, &row, stack, proposal) }

    var left = less(room - spacing(row), minimums(lower))
    while !group.isEmpty {
      offerShares(of: &left, to: group, &row, stack, proposal)
      group = self.group(from: group.upperBound, in: places)
      left = less(left, -minimums(group))
    }
    ranks.removeAll(from: places.lowerBound)
  }

  private func offerShares(
    of left: inout Double, to group: Range<Int>, _ row: inout Row, _ stack: Stack, _ proposal: Proposal
  ) {
    sortByFlexibility(group, &row, stack, proposal)
    for place in group {
      let rank = ranks[place]
      let share = max(left / Double(group.upperBound - place), 0)
      if rank.isRigid {
        slots[rank.slot].offer[lengthOrNaN: stack.axis] = share
        slots[rank.slot].size[stack.axis] = rank.minimum
      } else {
        take(share, rank.slot, &row, stack, proposal)
      }
      left = less(left, slots[rank.slot].size[stack.axis])
    }
  }

  @inline(__always) private func minimums(_ places: Range<Int>) -> Double {
    var sum = 0.0
    for place in places { sum += ranks[place].minimum }
    return sum
  }

  /// What is left of a room; endless demands on an endless room change nothing.
  @inline(__always) private func less(_ room: Double, _ demand: Double) -> Double {
    let rest = room - demand
    return rest.isNaN ? room : rest
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
    ranks[place].flexibility = less(maximum, rank.minimum)
  }

  @inline(__always)
  private func askMinimum(_ place: Int, _ row: inout Row, _ stack: Stack, _ proposal: Proposal) {
    let answer = ask(0, ranks[place].slot, &row, stack, proposal)
    ranks[place].minimum = answer.value
    ranks[place].isRigid = !answer.reads.contains(.share)
  }
}

// MARK: - Sharing in a known order

extension LayoutPass {
  /// The same where the order, and so every child's extremes, are known: nobody is asked for more than what it takes.
  private func offerSharesInKnownOrder(
    from start: Int?, of room: Double, _ row: inout Row, _ stack: Stack, _ proposal: Proposal
  ) {
    stack.axis == .horizontal
      ? offerShares(along: .horizontal, from: start, of: room, &row, proposal)
      : offerShares(along: .vertical, from: start, of: room, &row, proposal)
  }

  /// Made twice by the compiler, once for each axis.
  @inline(__always)
  private func offerShares(
    along axis: Axis, from start: Int?, of room: Double, _ row: inout Row, _ proposal: Proposal
  ) {
    let count = row.range.count
    var left = room - spacing(row)
    var index = orders.firstGroup(ofStack: payload(of: row.node))
    var place = 0
    while place < count {
      let group = index.map { orders.group($0) } ?? .all(count)
      left = less(left, place == 0 ? group.minimum : -group.minimum)
      let end = place + group.count
      while place < end {
        let slot = slot(at: place, start, row)
        let share = max(left / Double(end - place), 0)
        let answer = length(axis, of: slots[slot].node, in: proposal.with(axis, lengthOrNaN: share, reads: row.reads))
        row.reads.formUnion(answer.reads)
        slots[slot].offer[lengthOrNaN: axis] = share
        slots[slot].size[axis] = answer.value
        left = less(left, answer.value)
        place += 1
      }
      index = index.map { $0 + 1 }
    }
  }

  @inline(__always) private func slot(at place: Int, _ start: Int?, _ row: Row) -> Int {
    row.range.lowerBound + (start.map { orders.position($0 + place) } ?? place)
  }
}

// MARK: - Across the stack

extension LayoutPass {
  /// Asks every child how long it is across and where its line lies, and measures how far they reach. Each child's corner is
  /// then known from the common line.
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

  /// A child's line, given its length in the line's direction: usually there is nothing more to ask.
  @inline(__always)
  func line(_ key: AlignmentKey, of child: Int, _ length: TrackedLength, in offer: Proposal) -> TrackedLength {
    if key.isCustom || tree.traits.explicitKeys[child].contains(key) { return guide(key, of: child, in: offer) }
    return TrackedLength(key.standardLine(in: length.value), reads: length.reads)
  }
}

// MARK: - Placing

extension LayoutPass {
  func arrangeStack(_ node: Int, in proposal: Proposal) -> Row {
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

  /// What the stack proposes when it places its children: as sizing, but with its own length across if none was proposed.
  /// So a `Color` in a column of unknown width ends up as wide as the column.
  private func proposalForPlacing(_ node: Int, in proposal: Proposal) -> Proposal {
    let across = stack(node).axis.other
    guard proposal[across] == nil else { return proposal }
    let own = length(across, of: node, in: proposal)
    return proposal.with(across, own.value, reads: own.reads.union(proposal.reads(across)))
  }

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
