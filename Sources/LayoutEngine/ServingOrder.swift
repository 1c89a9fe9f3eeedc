/// A child's place in the order in which its stack serves its children.
struct Rank {
  var priority: Double
  /// How short the child can get along the stack, and how much longer.
  var minimum = 0.0
  var flexibility = 0.0
  let slot: Int

  @inline(__always) static func byPriority(_ one: Rank, _ other: Rank) -> Bool { one.priority > other.priority }

  /// Least flexible first: the child whose largest and smallest lengths are nearest. Among endlessly flexible ones, the
  /// larger minimum first.
  @inline(__always) static func byFlexibility(_ one: Rank, _ other: Rank) -> Bool {
    one.flexibility != other.flexibility
      ? one.flexibility < other.flexibility
      : one.flexibility == .infinity && one.minimum > other.minimum
  }

  static func byPriorityAndFlexibility(_ one: Rank, _ other: Rank) -> Bool {
    one.priority != other.priority ? byPriority(one, other) : byFlexibility(one, other)
  }
}

extension UnsafeMutableBufferPointer<Rank> {
  /// Sorts so that equals keep the order of the source; nothing is done to what is in order already.
  @inline(__always)
  func sortRanks(by isBefore: (Rank, Rank) -> Bool) {
    var place = 1
    while place < count, !isBefore(self[place], self[place - 1]) { place += 1 }
    if place >= count { return }
    if count <= 12 { return insert(from: place, by: isBefore) }
    var ranks = self
    ranks.sort { isBefore($0, $1) || (!isBefore($1, $0) && $0.slot < $1.slot) }
  }

  /// Puts each of a few ranks where it belongs among those before it, from the first that is out of order.
  @inline(__always)
  private func insert(from first: Int, by isBefore: (Rank, Rank) -> Bool) {
    for place in first..<count {
      let rank = self[place]
      var hole = place
      while hole > 0, isBefore(rank, self[hole - 1]) {
        self[hole] = self[hole - 1]
        hole -= 1
      }
      self[hole] = rank
    }
  }
}

/// The order in which stacks serve their children, where it follows from the tree alone: where the extremes of every child
/// are known, however much room there is.
struct ServingOrders {
  /// What is known of one stack.
  private struct Plan {
    /// All gaps together.
    var spacing: Double
    /// Where its order begins in `positions`.
    var start: Int32
    var hasOnePriority: Bool
  }

  /// By the stacks' payloads.
  private var plans: ContiguousArray<Plan>
  /// Positions among the children of a stack, in the order of serving.
  private var positions: ContiguousArray<Int32> = []

  private static let unknown: Int32 = -1
  private static let asInTheSource: Int32 = -2

  /// What is known of a stack's order.
  enum Order {
    case unknown
    case asInTheSource
    case positions(from: Int)
  }

  @inline(__always) func order(ofStack payload: Int) -> Order {
    let start = plans[payload].start
    if start >= 0 { return .positions(from: Int(start)) }
    return start == Self.asInTheSource ? .asInTheSource : .unknown
  }

  /// All gaps of a stack together.
  @inline(__always) func spacing(ofStack payload: Int) -> Double { plans[payload].spacing }

  /// Whether no child comes before another when room is shared out.
  @inline(__always) func hasOnePriority(stack payload: Int) -> Bool { plans[payload].hasOnePriority }

  /// Which child is served at a place of an order.
  @inline(__always) func position(_ place: Int) -> Int { Int(positions[place]) }

  init(tree: LayoutTree, gaps: ContiguousArray<Double>, ranges: LengthRanges) {
    plans = ContiguousArray(
      repeating: Plan(spacing: 0, start: Self.unknown, hasOnePriority: false), count: tree.payloads.stacks.count)
    var ranks = ContiguousArray<Rank>()
    for node in tree.nodes.indices where tree.nodes[node].kind == .stack {
      let payload = Int(tree.nodes[node].payload)
      for child in tree.children(of: node) { plans[payload].spacing += gaps[child] }
      ranks.removeAll(keepingCapacity: true)
      guard Self.rank(&ranks, node, tree.payloads.stacks[payload].axis, tree, ranges) else { continue }
      ranks.withUnsafeMutableBufferPointer { $0.sortRanks(by: Rank.byPriorityAndFlexibility) }
      plans[payload].hasOnePriority = ranks.allSatisfy { $0.priority == ranks[0].priority }
      if ranks.indices.allSatisfy({ ranks[$0].slot == $0 }) {
        plans[payload].start = Self.asInTheSource
      } else {
        plans[payload].start = Int32(clamping: positions.count)
        for rank in ranks { positions.append(Int32(truncatingIfNeeded: rank.slot)) }
      }
    }
  }

  private static func rank(
    _ ranks: inout ContiguousArray<Rank>, _ node: Int, _ axis: Axis, _ tree: LayoutTree, _ ranges: LengthRanges
  ) -> Bool {
    var child = node + 1
    let end = Int(tree.nodes[node].end)
    while child < end {
      guard let (shortest, longest) = ranges.extremes(axis, of: child) else { return false }
      let flexibility = longest - shortest
      ranks.append(
        Rank(
          priority: tree.traits.priority[child], minimum: shortest,
          flexibility: flexibility.isNaN ? longest : flexibility, slot: ranks.count))
      child = Int(tree.nodes[child].end)
    }
    return true
  }
}
