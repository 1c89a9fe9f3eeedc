/// `LazyHStack` and `LazyVStack`: children one after another, each as long as it likes, in all the room across.
///
///     LazyVStack(alignment: .leading) in 300 × 200      ┌────────┬──────────┐
///       Color.frame(width: 80, height: 20)              │ 80 × 20│          │
///       Color                                           ├────────┴──────────┤
///                                                       └───────────────────┘   300 × 38: a Color is 10 high
///
/// A lazy stack does not know all its children, so that it cannot share anything out: along the stack each child is offered
/// nothing. Across, it is as long as offered (as its children, where nothing is), and each child is lined up with the stack
/// itself, as in a frame.
///
/// - Complexity: one question along the stack for each child and proposal, and one across.
struct LazyStack {
  var axis: Axis
  var alignment: AlignmentKey
  var spacing: Double?
}

extension LayoutPass {
  func lazyStack(_ node: Int) -> LazyStack { tree.payloads.lazyStacks[payload(of: node)] }

  func lengthOfLazyStack(_ axis: Axis, _ node: Int, in proposal: Proposal) -> TrackedLength {
    let stack = lazyStack(node)
    if axis == stack.axis { return lengthAlong(stack, node, in: proposal) }
    if let length = proposal[axis] { return TrackedLength(length, reads: .along(axis)) }
    let extent = extent(of: stack, node, in: proposal)
    return TrackedLength(extent.high - extent.low, reads: extent.reads.union(.along(axis)))
  }

  private func lengthAlong(_ stack: LazyStack, _ node: Int, in proposal: Proposal) -> TrackedLength {
    var total = TrackedLength(0)
    for child in tree.children(of: node) {
      let length = length(stack.axis, of: child, in: offer(stack, proposal))
      total.value += gaps[child] + length.value
      total.reads.formUnion(length.reads)
    }
    return total
  }

  /// How far the children reach across, where nothing is proposed.
  private func extent(of stack: LazyStack, _ node: Int, in proposal: Proposal) -> Extent {
    var extent = Extent()
    for child in tree.children(of: node) {
      let offer = offer(stack, proposal)
      let length = length(stack.axis.other, of: child, in: offer)
      let line = line(stack.alignment, of: child, length, in: offer)
      extent.reach(line: line.value, length: length.value)
      extent.reads.formUnion(length.reads.union(line.reads))
    }
    return extent
  }

  private func offer(_ stack: LazyStack, _ proposal: Proposal) -> Proposal { proposal.with(stack.axis, nil, reads: []) }

  func arrangeLazyStack(_ node: Int, in proposal: Proposal) -> Row {
    let stack = lazyStack(node)
    let size = finalSize(of: node, in: proposal)
    let common = blankGuide(stack.alignment, in: node, size: size)
    let offer = offer(stack, size)
    var row = collect(node)
    row.reads = size.widthReads.union(size.heightReads).union(common.reads)
    var start = 0.0
    for slot in row.range {
      let child = slots[slot].node
      let line = guide(stack.alignment, of: child, in: offer)
      let length = length(stack.axis, of: child, in: offer)
      start += gaps[child]
      slots[slot].offer = offer
      slots[slot].corner[stack.axis] = start
      slots[slot].corner[stack.axis.other] = common.value - line.value
      row.reads.formUnion(line.reads.union(length.reads))
      start += length.value
    }
    return row
  }
}
