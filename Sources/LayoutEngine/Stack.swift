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
/// - Complexity: at most three questions along the stack for each child and proposal, and one across.
struct Stack {
  var axis: Axis
  var alignment: AlignmentKey
  var spacing: Double?
}

/// How far children reach on both sides of the common line of their stack.
struct Extent {
  /// The line itself, at 0, always belongs to the stack.
  var low = 0.0
  var high = 0.0
  var reads: Reads = []

  /// Comparisons leave NaN out.
  mutating func reach(from start: Double, to end: Double) {
    if start < low { low = start }
    if end > high { high = end }
  }
}

// MARK: - Sizing

extension LayoutPass {
  func stack(_ node: Int) -> Stack { tree.payloads.stacks[payload(of: node)] }

  func lengthOfStack(_ axis: Axis, _ node: Int, in proposal: Proposal) -> Answer {
    if axis == stack(node).axis { return lengthAlong(node, in: proposal) }
    if tree.traits.crossing[node].contains(.length(axis)) { return lengthAcross(node, in: proposal) }
    return lengthAcrossFreely(node, in: proposal)
  }

  private func lengthAlong(_ node: Int, in proposal: Proposal) -> Answer {
    var row = collect(node)
    share(&row, stack(node), in: proposal)
    let length = total(row)
    release(row)
    return Answer(length, reads: row.reads)
  }

  private func lengthAcross(_ node: Int, in proposal: Proposal) -> Answer {
    var row = collect(node)
    share(&row, stack(node), in: proposal)
    let extent = match(row, stack(node), in: proposal)
    release(row)
    return Answer(extent.high - extent.low, reads: extent.reads)
  }

  /// The length across of a stack whose children do not care, across, what they are offered along the stack: nothing has
  /// to be shared out to know it.
  private func lengthAcrossFreely(_ node: Int, in proposal: Proposal) -> Answer {
    let across = stack(node).axis.other
    var extent = Extent()
    for child in tree.children(of: node) {
      let length = length(across, of: child, in: proposal)
      extent.reads.formUnion(length.reads)
      let line = standardLine(stack(node).alignment, in: length.value)
      extent.reach(from: -line, to: length.value - line)
    }
    return Answer(extent.high - extent.low, reads: extent.reads)
  }

  private func total(_ row: Row) -> Double {
    var total = row.spacing
    for slot in row.range { total += slots[slot].length }
    return total
  }
}

// MARK: - Along the stack

extension LayoutPass {
  /// Works out what every child is offered along the stack and how much of it it takes.
  private func share(_ row: inout Row, _ stack: Stack, in proposal: Proposal) {
    row.reads.formUnion(.along(stack.axis))
    guard let room = proposal[stack.axis] else { return offerAll(.nan, &row, stack, proposal) }
    if room == .infinity { return offerAll(room, &row, stack, proposal) }
    if room == 0, row.spacing >= 0 {
      // Nothing to share: everyone is offered nothing, in whatever order; unless a child of negative length makes room.
      offerAll(0, &row, stack, proposal)
      if !hasNegativeLength(row) { return }
    }
    offerShares(of: room, &row, stack, proposal)
  }

  private func offerAll(_ share: Double, _ row: inout Row, _ stack: Stack, _ proposal: Proposal) {
    for slot in row.range { take(share, slot, &row, stack, proposal) }
  }

  private func hasNegativeLength(_ row: Row) -> Bool { row.range.contains { slots[$0].length < 0 } }

  /// Asks a child how long it is for an offer, and remembers what its answer was made from.
  private func ask(_ share: Double, _ slot: Int, _ row: inout Row, _ stack: Stack, _ proposal: Proposal) -> Double {
    let answer = length(stack.axis, of: slots[slot].node, in: offer(share, row, stack, proposal))
    row.reads.formUnion(answer.reads)
    return answer.value
  }

  private func take(_ share: Double, _ slot: Int, _ row: inout Row, _ stack: Stack, _ proposal: Proposal) {
    let length = ask(share, slot, &row, stack, proposal)
    slots[slot].share = share
    slots[slot].length = length
  }

  /// A share as a proposal, which across the stack is the stack's own.
  private func offer(_ share: Double, _ row: Row, _ stack: Stack, _ proposal: Proposal) -> Proposal {
    proposal.with(stack.axis, share.isNaN ? nil : share, reads: row.reads)
  }

  /// Shares out a finite room: groups of equal priority, the highest first.
  private func offerShares(of room: Double, _ row: inout Row, _ stack: Stack, _ proposal: Proposal) {
    let places = order.count..<(order.count + row.range.count)
    order.append(contentsOf: row.range)
    sortByPriority(places)
    askMinimums(after: group(from: places.lowerBound, in: places), places, &row, stack, proposal)

    var left = less(room - row.spacing, minimums(places))
    var start = places.lowerBound
    while start < places.upperBound {
      let group = group(from: start, in: places)
      left = less(left, -minimums(group))
      offerShares(of: &left, to: group, &row, stack, proposal)
      start = group.upperBound
    }
    order.removeLast(places.count)
  }

  private func offerShares(
    of left: inout Double, to group: Range<Int>, _ row: inout Row, _ stack: Stack, _ proposal: Proposal
  ) {
    sortByFlexibility(group, &row, stack, proposal)
    for place in group {
      let slot = order[place]
      take(max(left / Double(group.upperBound - place), 0), slot, &row, stack, proposal)
      left = less(left, slots[slot].length)
    }
  }

  /// Asks everyone below the highest group how little is enough; the highest need not reserve anything for itself.
  private func askMinimums(
    after highest: Range<Int>, _ places: Range<Int>, _ row: inout Row, _ stack: Stack, _ proposal: Proposal
  ) {
    for place in highest.upperBound..<places.upperBound {
      let slot = order[place]
      slots[slot].minimum = ask(0, slot, &row, stack, proposal)
    }
  }

  private func minimums(_ places: Range<Int>) -> Double {
    var sum = 0.0
    for place in places { sum += slots[order[place]].minimum }
    return sum
  }

  /// What is left of a room; endless demands on an endless room change nothing.
  private func less(_ room: Double, _ demand: Double) -> Double {
    let rest = room - demand
    return rest.isNaN ? room : rest
  }

  /// The places of equal priority from `start` on.
  private func group(from start: Int, in places: Range<Int>) -> Range<Int> {
    guard start < places.upperBound else { return start..<start }
    let priority = slots[order[start]].priority
    var end = start + 1
    while end < places.upperBound, slots[order[end]].priority == priority { end += 1 }
    return start..<end
  }

  private func sortByPriority(_ places: Range<Int>) {
    sort(places) { $0.priority > $1.priority }
  }

  /// Least flexible first: the child whose largest and smallest lengths are nearest. Among endlessly flexible ones, the
  /// larger minimum first. Equals keep the order of the source.
  private func sortByFlexibility(_ places: Range<Int>, _ row: inout Row, _ stack: Stack, _ proposal: Proposal) {
    guard places.count > 1 else { return }
    for place in places { askFlexibility(order[place], &row, stack, proposal) }
    sort(places) {
      $0.flexibility != $1.flexibility
        ? $0.flexibility < $1.flexibility
        : $0.flexibility == .infinity && $0.minimum > $1.minimum
    }
  }

  private func askFlexibility(_ slot: Int, _ row: inout Row, _ stack: Stack, _ proposal: Proposal) {
    let minimum = ask(0, slot, &row, stack, proposal)
    let maximum = ask(.infinity, slot, &row, stack, proposal)
    slots[slot].minimum = minimum
    slots[slot].flexibility = less(maximum, minimum)
  }

  /// Sorts a part of `order`, stably; nothing is done to a part that is in order already.
  private func sort(_ places: Range<Int>, by isBefore: (Slot, Slot) -> Bool) {
    let isSorted = zip(places, places.dropFirst()).allSatisfy { !isBefore(slots[order[$1]], slots[order[$0]]) }
    if isSorted { return }
    let sorted = order[places].sorted {
      isBefore(slots[$0], slots[$1]) || (!isBefore(slots[$1], slots[$0]) && $0 < $1)
    }
    order.replaceSubrange(places, with: sorted)
  }
}

// MARK: - Across the stack

extension LayoutPass {
  /// Asks every child how long it is across and where its line lies, and measures how far they reach.
  private func match(_ row: Row, _ stack: Stack, in proposal: Proposal) -> Extent {
    var extent = Extent()
    for slot in row.range { match(slot, offer(slots[slot].share, row, stack, proposal), stack, &extent) }
    return extent
  }

  private func match(_ slot: Int, _ offer: Proposal, _ stack: Stack, _ extent: inout Extent) {
    let child = slots[slot].node
    let length = length(stack.axis.other, of: child, in: offer)
    let line = line(stack.alignment, of: child, length, in: offer)
    slots[slot].offer = offer
    slots[slot].line = line.value.isNaN ? .infinity : line.value
    extent.reads.formUnion(length.reads.union(line.reads))
    extent.reach(from: -slots[slot].line, to: length.value - slots[slot].line)
  }

  /// A child's line, given its length in the line's direction: usually there is nothing more to ask.
  func line(_ key: AlignmentKey, of child: Int, _ length: Answer, in offer: Proposal) -> Answer {
    if key.isCustom || tree.traits.explicitKeys[child].contains(key) { return guide(key, of: child, in: offer) }
    return Answer(standardLine(key, in: length.value), reads: length.reads)
  }
}

// MARK: - Placing

extension LayoutPass {
  func arrangeStack(_ node: Int, in proposal: Proposal) -> Row {
    let placing = proposalForPlacing(node, in: proposal)
    var row = collect(node)
    share(&row, stack(node), in: placing.asSeenByTheView)
    row.reads = placing.traced(row.reads)
    let extent = match(row, stack(node), in: placing)
    row.reads.formUnion(extent.reads)
    putInARow(row, stack(node).axis, from: extent.low)
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
      slots[slot].corner[axis.other] = -slots[slot].line - low
      start += slots[slot].length
    }
  }
}
