/// A part of a pass's ranks, sorted where it lies; nothing may be appended to them meanwhile, so `isBefore` asks
/// nobody.
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

/// The order in which stacks serve their children, where it follows from the tree alone: where the extremes of every
/// child are known, however much room there is.
struct ServingOrders {
  /// What is known of one stack.
  private struct Plan {
    /// All gaps together.
    var spacing: Double
    /// Where its order begins in `positions`.
    var start: Int32
    /// Where its groups begin in `groups`; nobody has any where all children are in one.
    var firstGroup: Int32
  }

  /// By the stacks' payloads.
  private let plans: ScratchMemory<Plan>
  /// Positions among the children of a stack, in the order of serving.
  private var positions = ScratchMemory<Int32>()
  private var groups = ScratchMemory<SharingGroup>()
  /// The most children of any stack.
  private(set) var mostChildren = 0

  private static let none: Int32 = -1
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

  /// Where the groups of a stack begin; nil if no child comes before another when room is shared out.
  @inline(__always) func firstGroup(ofStack payload: Int) -> Int? {
    let first = plans[payload].firstGroup
    return first < 0 ? nil : Int(first)
  }

  @inline(__always) func group(_ index: Int) -> SharingGroup { groups[index] }

  /// Which child is served at a place of an order.
  @inline(__always) func position(_ place: Int) -> Int { Int(positions[place]) }

  func deallocate() {
    plans.deallocate()
    positions.deallocate()
    groups.deallocate()
  }

  init(tree: LayoutTree, gaps: ScratchMemory<Double>, ranges: LengthRanges) {
    plans = ScratchMemory(
      repeating: Plan(spacing: 0, start: Self.none, firstGroup: Self.none), count: tree.payloads.stacks.count)
    var ranks = ContiguousArray<Rank>()
    for node in tree.nodes.indices where tree.nodes[node].kind == .stack {
      let payload = Int(tree.nodes[node].payload)
      var count = 0
      for child in tree.children(of: node) {
        plans[payload].spacing += gaps[child]
        count += 1
      }
      mostChildren = max(mostChildren, count)
      ranks.removeAll(keepingCapacity: true)
      ranks.reserveCapacity(count)
      guard Self.rank(&ranks, node, tree.payloads.stacks[payload].axis, tree, ranges) else { continue }
      ranks.withUnsafeMutableBufferPointer { $0.sortRanks(by: Rank.byPriorityAndFlexibility) }
      plans[payload].start = keepPositions(ranks)
      plans[payload].firstGroup = keepGroups(ranks)
    }
  }

  private mutating func keepPositions(_ ranks: ContiguousArray<Rank>) -> Int32 {
    if ranks.indices.allSatisfy({ ranks[$0].slot == $0 }) { return Self.asInTheSource }
    let start = Int32(clamping: positions.count)
    for rank in ranks { positions.append(Int32(truncatingIfNeeded: rank.slot)) }
    return start
  }

  /// What a group needs is added up in the order of the source, as it is where the order of serving is not known:
  /// another order may round otherwise.
  private mutating func keepGroups(_ served: ContiguousArray<Rank>) -> Int32 {
    guard let first = served.first, let last = served.last, first.priority != last.priority else { return Self.none }
    let ranks = served.sorted { $0.priority != $1.priority ? $0.priority > $1.priority : $0.slot < $1.slot }
    let start = groups.count
    var minimumOfLower = 0.0
    for place in ranks.indices {
      if place == 0 || ranks[place].priority != ranks[place - 1].priority {
        groups.append(SharingGroup(count: 0, minimum: 0))
      }
      let group = groups.count - 1
      groups[group].count += 1
      guard group > start else { continue }
      groups[group].minimum += ranks[place].minimum
      minimumOfLower += ranks[place].minimum
    }
    groups[start].minimum = minimumOfLower
    return Int32(clamping: start)
  }

  private static func rank(
    _ ranks: inout ContiguousArray<Rank>, _ node: Int, _ axis: Axis, _ tree: LayoutTree, _ ranges: LengthRanges
  ) -> Bool {
    var child = node + 1
    let end = Int(tree.nodes[node].end)
    while child < end {
      guard let (shortest, longest) = ranges.extremes(axis, of: child) else { return false }
      ranks.append(
        Rank(
          priority: tree.traits.priority[child], minimum: shortest,
          flexibility: rest(of: longest, without: shortest), slot: ranks.count))
      child = Int(tree.nodes[child].end)
    }
    return true
  }
}
