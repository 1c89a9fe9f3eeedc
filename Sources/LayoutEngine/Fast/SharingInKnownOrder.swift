extension LayoutPass {
  /// `shareOut` for a known order and known extremes: asks each child only for the length it takes.
  ///
  /// - Parameter start: where the order starts in `orders`; nil for source order.
  func offerSharesInKnownOrder(
    from start: Int?, of room: Double, _ row: inout Row, _ stack: Stack, _ proposal: Proposal
  ) {
    stack.axis == .horizontal
      ? offerShares(along: .horizontal, from: start, of: room, &row, proposal)
      : offerShares(along: .vertical, from: start, of: room, &row, proposal)
  }

  /// Specialized by the compiler for each axis.
  @inline(__always)
  private func offerShares(
    along axis: Axis, from start: Int?, of room: Double, _ row: inout Row, _ proposal: Proposal
  ) {
    let count = row.range.count
    var index = orders.firstGroup(ofStack: payload(of: row.node))
    shareOut(room - spacing(row)) { place in
      guard place < count else { return nil }
      defer { index = index.map { $0 + 1 } }
      return index.map { orders.group($0) } ?? .all(count)
    } serve: { place, share in
      let slot = row.range.lowerBound + (start.map { orders.position($0 + place) } ?? place)
      let answer = length(axis, of: slots[slot].node, in: proposal.with(axis, lengthOrNaN: share, reads: row.reads))
      row.reads.formUnion(answer.reads)
      slots[slot].offer[lengthOrNaN: axis] = share
      slots[slot].size[axis] = answer.value
      return answer.value
    }
  }
}
