/// Sorts a range of a pass's ranks in place. Nothing may be appended meanwhile, so `isBefore` must not ask a view.
extension UnsafeMutableBufferPointer<Rank> {
  /// A stable sort, which does nothing if the ranks are in order already.
  @inline(__always)
  func sortRanks(by isBefore: (Rank, Rank) -> Bool) {
    var place = 1
    while place < count, !isBefore(self[place], self[place - 1]) { place += 1 }
    if place >= count { return }
    if count <= 12 { return insert(from: place, by: isBefore) }
    var ranks = self
    ranks.sort { isBefore($0, $1) || (!isBefore($1, $0) && $0.slot < $1.slot) }
  }

  /// Insertion sort of a few ranks, from the first that is out of order.
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

/// The serving orders of stacks that follow from the tree alone, because each child's minimum and maximum are known,
/// whatever the room.
struct ServingOrders {
  /// The precomputed facts of one stack.
  private struct Plan {
    /// The sum of all gaps.
    var spacing: Double
    /// The start of its order in `positions`.
    var start: Int32
    /// The start of its groups in `groups`; unused if all children are in one group.
    var firstGroup: Int32
  }

  /// By stack payload.
  private let plans: ScratchMemory<Plan>
  /// Child positions in serving order.
  private var positions = ScratchMemory<Int32>()
  private var groups = ScratchMemory<SharingGroup>()
  /// The largest number of children in a stack.
  private(set) var mostChildren = 0

  private static let none: Int32 = -1
  private static let asInTheSource: Int32 = -2

  /// A stack's known order.
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

  /// The sum of a stack's gaps.
  @inline(__always) func spacing(ofStack payload: Int) -> Double { plans[payload].spacing }

  /// The start of a stack's groups; nil if all children are in one group.
  @inline(__always) func firstGroup(ofStack payload: Int) -> Int? {
    let first = plans[payload].firstGroup
    return first < 0 ? nil : Int(first)
  }

  @inline(__always) func group(_ index: Int) -> SharingGroup { groups[index] }

  /// The child that is served at an index of an order.
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

  /// Adds the minimum lengths of a group in source order, as the slow path does: another order may round differently.
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
