/// A child while its container is being worked on.
struct Slot {
  /// What the child is offered.
  var offer = Proposal.ideal
  private let index: Int32
  /// How large the child is for its offer; NaN where its container has not asked.
  var size = Slot.unknownSize
  /// Where its leading top corner is put.
  var corner = Point.zero

  init(node: Int) { index = Int32(truncatingIfNeeded: node) }

  var node: Int { Int(index) }

  static let unknownSize = Size(width: .nan, height: .nan)
}

/// The children of one container in the scratch memory of the pass, innermost container last.
struct Row {
  let node: Int
  let range: Range<Int>
  /// What of the container's proposal the arrangement was made from.
  var reads: Reads = []

  init(node: Int, range: Range<Int>) {
    self.node = node
    self.range = range
  }
}

extension LayoutPass {
  /// Puts the children of a container into scratch memory. Whoever takes them gives them back with `release`.
  func collect(_ node: Int) -> Row {
    let first = slots.count
    var child = node + 1
    let end = Int(tree.nodes[node].end)
    while child < end {
      slots.append(Slot(node: child))
      child = Int(tree.nodes[child].end)
    }
    return Row(node: node, range: first..<slots.count)
  }

  func release(_ row: Row) { slots.removeAll(from: row.range.lowerBound) }
}
