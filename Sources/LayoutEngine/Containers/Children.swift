/// A child during its container's layout.
struct Slot {
  /// The proposal for the child.
  var offer = Proposal.ideal
  private let index: Int32
  /// The child's size for its proposal; NaN if the container has not asked for it.
  var size = Slot.unknownSize
  /// The position of the child's top leading corner.
  var corner = Point.zero

  init(node: Int) { index = Int32(truncatingIfNeeded: node) }

  var node: Int { Int(index) }

  static let unknownSize = Size(width: .nan, height: .nan)
}

/// The children of one container in the pass's scratch memory, which works as a stack: the innermost container is last.
struct Row {
  let node: Int
  let range: Range<Int>
  /// The lengths of the container's proposal that the arrangement depends on.
  var reads: Reads = []

  init(node: Int, range: Range<Int>) {
    self.node = node
    self.range = range
  }
}

extension LayoutPass {
  /// Pushes the children of a container onto the scratch memory. The caller pops them with `release`.
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
