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

/// A child while its stack is being worked on.
struct Slot {
  var node: Int
  var priority: Double
  var minimum = 0.0
  var flexibility = 0.0
  /// What the child is offered along the stack; nil asks for its ideal length.
  var offer: Double?
  var length = 0.0
  /// The child's length across the stack, and where its line lies on that.
  var crossLength = 0.0
  var line = 0.0
}

/// A stack's children in the scratch memory of the pass, and what they come to along the stack.
struct Row {
  var first: Int
  var count: Int
  var spacing = 0.0
  var total = 0.0
  /// What of the stack's proposal the offers were made from.
  var reads: Reads

  var range: Range<Int> { first..<(first + count) }
}

/// How far a stack's children reach on both sides of the common line.
struct Extent {
  var low = 0.0
  var high = 0.0
  var reads: Reads = []

  /// The line itself, at 0, always belongs to the stack. Comparisons leave NaN out.
  mutating func reach(from start: Double, to end: Double) {
    if start < low { low = start }
    if end > high { high = end }
  }
}

// MARK: - Sizing

extension LayoutPass {
  func length(_ axis: Axis, of node: Int, _ stack: Stack, in proposal: Proposal) -> Answer {
    if axis == stack.axis {
      let row = share(stack, node, in: proposal)
      release(row)
      return Answer(row.total, reads: row.reads)
    }
    if !tree.traits.crossing[node].contains(.length(axis)) {
      return lengthAcrossFreely(stack, node, in: proposal)
    }
    let row = share(stack, node, in: proposal)
    let extent = match(row, stack, in: proposal)
    release(row)
    return Answer(extent.high - extent.low, reads: extent.reads)
  }

  /// The length across of a stack whose children do not care, across, what they are offered along the stack: nothing has
  /// to be shared out to know it.
  private func lengthAcrossFreely(_ stack: Stack, _ node: Int, in proposal: Proposal) -> Answer {
    let across = stack.axis.other
    var extent = Extent()
    for child in tree.children(of: node) {
      let length = length(across, of: child, in: proposal)
      extent.reads.formUnion(length.reads)
      let line = standardLine(stack.alignment, in: length.value)
      extent.reach(from: -line, to: length.value - line)
    }
    return Answer(extent.high - extent.low, reads: extent.reads)
  }

  /// What the stack proposes when it places its children: as sizing, but with its own length across if none was proposed.
  /// So a `Color` in a column of unknown width ends up as wide as the column.
  private func proposalForPlacing(_ stack: Stack, _ node: Int, in proposal: Proposal) -> Proposal {
    let across = stack.axis.other
    guard proposal[across] == nil else { return proposal }
    let own = length(across, of: node, in: proposal)
    return proposal.with(across, own.value, reads: own.reads.union(.along(across)))
  }
}

// MARK: - Along the stack

extension LayoutPass {
  /// Works out what every child is offered and takes. The children stay in `slots` until the row is released.
  private func share(_ stack: Stack, _ node: Int, in proposal: Proposal) -> Row {
    var row = Row(first: slots.count, count: 0, reads: .along(stack.axis))
    for child in tree.children(of: node) {
      slots.append(Slot(node: child, priority: tree.traits.priority[child]))
      row.count += 1
      row.spacing += gaps[child]
    }
    switch proposal[stack.axis] {
    case nil: offerAll(nil, &row, stack, proposal)
    case .infinity?: offerAll(.infinity, &row, stack, proposal)
    case 0? where row.spacing >= 0 && offerNothing(&row, stack, proposal): break
    case let room?: offerShares(of: room, &row, stack, proposal)
    }
    row.total = slots[row.range].reduce(row.spacing) { $0 + $1.length }
    return row
  }

  private func release(_ row: Row) { slots.removeLast(row.count) }

  /// Asks a child, and remembers what its answer was made from.
  private func ask(_ slot: Int, _ offer: Double?, _ row: inout Row, _ stack: Stack, _ proposal: Proposal) -> Double {
    let across = stack.axis.other
    let offered = Proposal(
      along: stack.axis, offer, reads: row.reads, across: proposal[across], reads: .along(across))
    let answer = length(stack.axis, of: slots[slot].node, in: offered)
    row.reads.formUnion(answer.reads)
    return answer.value
  }

  private func take(_ slot: Int, _ offer: Double?, _ row: inout Row, _ stack: Stack, _ proposal: Proposal) {
    let length = ask(slot, offer, &row, stack, proposal)
    slots[slot].offer = offer
    slots[slot].length = length
  }

  private func offerAll(_ offer: Double?, _ row: inout Row, _ stack: Stack, _ proposal: Proposal) {
    for slot in row.range { take(slot, offer, &row, stack, proposal) }
  }

  /// With nothing to share, everyone is offered nothing, in whatever order; unless a child of negative length makes room.
  private func offerNothing(_ row: inout Row, _ stack: Stack, _ proposal: Proposal) -> Bool {
    offerAll(0, &row, stack, proposal)
    return !slots[row.range].contains { $0.length < 0 }
  }

  /// Shares out a finite room: groups of equal priority, the highest first.
  private func offerShares(of room: Double, _ row: inout Row, _ stack: Stack, _ proposal: Proposal) {
    let firstPlace = order.count
    order.append(contentsOf: row.range)
    defer { order.removeLast(row.count) }
    let places = firstPlace..<order.count
    sortByPriority(places)

    var left = room - row.spacing
    var reserved = 0.0
    let highest = groupEnd(from: firstPlace, before: places.upperBound)
    for place in highest..<places.upperBound {
      let slot = order[place]
      slots[slot].minimum = ask(slot, 0, &row, stack, proposal)
      reserved += slots[slot].minimum
    }
    left = less(left, reserved)

    var start = firstPlace
    while start < places.upperBound {
      let end = groupEnd(from: start, before: places.upperBound)
      if start > firstPlace {
        let given = order[start..<end].reduce(0) { $0 + slots[$1].minimum }
        left = less(left, -given)
      }
      sortByFlexibility(start..<end, &row, stack, proposal)
      for place in start..<end {
        let slot = order[place]
        take(slot, max(left / Double(end - place), 0), &row, stack, proposal)
        left = less(left, slots[slot].length)
      }
      start = end
    }
  }

  /// What is left of a room; endless demands on an endless room change nothing.
  private func less(_ room: Double, _ demand: Double) -> Double {
    let rest = room - demand
    return rest.isNaN ? room : rest
  }

  /// One past the last place with the same priority.
  private func groupEnd(from start: Int, before limit: Int) -> Int {
    let priority = slots[order[start]].priority
    var end = start + 1
    while end < limit, slots[order[end]].priority == priority { end += 1 }
    return end
  }

  private func sortByPriority(_ places: Range<Int>) {
    sort(places) { $0.priority > $1.priority }
  }

  /// Least flexible first: the child whose largest and smallest lengths are nearest. Among endlessly flexible ones, the
  /// larger minimum first. Equals keep the order of the source.
  private func sortByFlexibility(_ places: Range<Int>, _ row: inout Row, _ stack: Stack, _ proposal: Proposal) {
    guard places.count > 1 else { return }
    for place in places {
      let slot = order[place]
      let minimum = ask(slot, 0, &row, stack, proposal)
      let maximum = ask(slot, .infinity, &row, stack, proposal)
      slots[slot].minimum = minimum
      slots[slot].flexibility = less(maximum, minimum)
    }
    sort(places) {
      $0.flexibility != $1.flexibility
        ? $0.flexibility < $1.flexibility
        : $0.flexibility == .infinity && $0.minimum > $1.minimum
    }
  }

  /// Sorts a part of `order`, stably; nothing is done to a part that is in order already.
  private func sort(_ places: Range<Int>, by isBefore: (Slot, Slot) -> Bool) {
    let isSorted = zip(order[places], order[places].dropFirst()).allSatisfy { !isBefore(slots[$1], slots[$0]) }
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
    let across = stack.axis.other
    var extent = Extent()
    for slot in row.range {
      let child = slots[slot].node
      let offer = offer(of: slots[slot], in: row, stack, proposal)
      let length = length(across, of: child, in: offer)
      let line = guide(stack.alignment, of: child, in: offer)
      slots[slot].crossLength = length.value
      slots[slot].line = line.value.isNaN ? .infinity : line.value
      extent.reads.formUnion(length.reads.union(line.reads))
      extent.reach(from: -slots[slot].line, to: length.value - slots[slot].line)
    }
    return extent
  }

  private func offer(of slot: Slot, in row: Row, _ stack: Stack, _ proposal: Proposal) -> Proposal {
    let across = stack.axis.other
    return Proposal(
      along: stack.axis, slot.offer, reads: row.reads, across: proposal[across], reads: proposal.reads(across))
  }
}

// MARK: - Placing

extension LayoutPass {
  /// Goes through the children of a stack as they are placed: node, offer, and the corner in the stack.
  func forEachChild(
    of node: Int, _ stack: Stack, in proposal: Proposal, _ body: (Int, Proposal, Point, Reads) -> Void
  ) {
    let placing = proposalForPlacing(stack, node, in: proposal)
    var row = share(stack, node, in: placing)
    row.reads = placing.traced(row.reads)
    let extent = match(row, stack, in: placing)
    var start = 0.0
    for slot in row.range {
      let child = slots[slot]
      start += gaps[child.node]
      var corner = Point.zero
      corner[stack.axis] = start
      corner[stack.axis.other] = -child.line - extent.low
      body(child.node, offer(of: child, in: row, stack, placing), corner, row.reads.union(extent.reads))
      start += child.length
    }
    release(row)
  }
}
