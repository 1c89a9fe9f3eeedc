/// What can be said of the views of a tree, at one scale, before anything is proposed: gaps, and how short and how long
/// each view can get.
///
/// One walk from the leaves up. Most views are then never asked for their extremes, and rigid ones are never asked at
/// all.
///
/// Its tables are `ScratchMemory` that it owns and gives back; whoever reads them holds the prepared tree meanwhile.
final class PreparedTree {
  let scale: Double
  /// The gap before each node in its stack or grid; 0 for the first, and for those that are in neither.
  let gaps: ScratchMemory<Double>
  let ranges: LengthRanges
  let orders: ServingOrders

  init(tree: LayoutTree, scale: Double) {
    self.scale = scale
    gaps = tree.gaps(SpacingTable(tree: tree, scale: scale))
    ranges = LengthRanges(tree: tree, gaps: gaps, scale: scale)
    orders = ServingOrders(tree: tree, gaps: gaps, ranges: ranges)
  }

  /// The gaps alone: every view is asked for everything.
  convenience init(gapsOf tree: LayoutTree, scale: Double) {
    self.init(gaps: tree.gaps(SpacingTable(tree: tree, scale: scale)), of: tree, scale: scale)
  }

  /// Gaps that views decided themselves; what was worked out with others no longer counts.
  init(gaps: ScratchMemory<Double>, of tree: LayoutTree, scale: Double) {
    self.scale = scale
    self.gaps = gaps
    ranges = LengthRanges(unknown: tree.nodes.count, gaps: gaps, scale: scale)
    orders = ServingOrders(tree: tree, gaps: gaps, ranges: ranges)
  }

  deinit {
    gaps.deallocate()
    ranges.deallocate()
    orders.deallocate()
  }
}

/// How short and how long one view can get along one axis.
struct LengthRange {
  var shortest: Double
  var longest: Double
  /// Whether no proposal matters.
  var isRigid = false

  static func rigid(_ length: Double) -> LengthRange { LengthRange(shortest: length, longest: length, isRigid: true) }
  static let any = LengthRange(shortest: 0, longest: .infinity)
}

/// How long views are when offered nothing and when offered endless room, where that follows from the tree alone.
///
///                        shortest   longest
///     Image                  40        40     rigid: no proposal matters
///     Color                   0         ∞
///     frame(minWidth: 5,
///           maxWidth: 70)     5        70
///     row of these three     45         ∞     (and the gaps)
///
/// A length is left open where it depends on the proposal across (texts, circles, custom guides), and for kinds of
/// views that are rarely many: those are asked like any other view. Every value here equals the answer that the view's
/// own rule gives, bit for bit; a test compares them.
struct LengthRanges {
  /// Along x, then along y.
  private let shortest: ScratchMemory<Size>
  private let known: ScratchMemory<Known>
  /// Where in `longest` a node's lengths are; most views are rigid or endless, and need none.
  private let placeOfLongest: ScratchMemory<Int32>
  private var longest = ScratchMemory<Size>()
  let gaps: ScratchMemory<Double>
  let scale: Double

  /// What of a node is known; the bits of the vertical axis follow those of the horizontal one.
  private struct Known: OptionSet {
    let rawValue: UInt8

    @inline(__always) static func range(_ axis: Axis) -> Known { Known(rawValue: 1 << axis.rawValue) }
    /// No proposal changes the length.
    @inline(__always) static func rigid(_ axis: Axis) -> Known { Known(rawValue: 4 << axis.rawValue) }
    /// As long as anybody likes.
    @inline(__always) static func endless(_ axis: Axis) -> Known { Known(rawValue: 16 << axis.rawValue) }
  }

  /// The answer to a proposal that need not be asked for.
  @inline(__always)
  func length(_ axis: Axis, of node: Int, in proposal: Proposal) -> TrackedLength? {
    let known = known[node]
    if known.contains(.rigid(axis)) { return TrackedLength(shortest[node][axis]) }
    guard known.contains(.range(axis)) else { return nil }
    let offer = proposal.lengthOrNaN(axis)
    if offer == 0 { return TrackedLength(shortest[node][axis], reads: proposal.reads(axis)) }
    if offer == .infinity { return TrackedLength(longest(axis, of: node), reads: proposal.reads(axis)) }
    return nil
  }

  /// The lengths for no room and for endless room, where they are known.
  func extremes(_ axis: Axis, of node: Int) -> (shortest: Double, longest: Double)? {
    known[node].contains(.range(axis)) ? (shortest[node][axis], longest(axis, of: node)) : nil
  }

  private func longest(_ axis: Axis, of node: Int) -> Double {
    if known[node].contains(.rigid(axis)) { return shortest[node][axis] }
    if known[node].contains(.endless(axis)) { return .infinity }
    return longest[Int(placeOfLongest[node])][axis]
  }

  func deallocate() {
    shortest.deallocate()
    known.deallocate()
    placeOfLongest.deallocate()
    longest.deallocate()
  }

  /// Nothing is known of any view.
  init(unknown count: Int, gaps: ScratchMemory<Double>, scale: Double) {
    self.gaps = gaps
    self.scale = scale
    shortest = ScratchMemory(repeating: .zero, count: count)
    known = ScratchMemory(repeating: [], count: count)
    placeOfLongest = ScratchMemory(repeating: -1, count: count)
  }

  init(tree: LayoutTree, gaps: ScratchMemory<Double>, scale: Double) {
    self.init(unknown: tree.nodes.count, gaps: gaps, scale: scale)
    for node in tree.nodes.indices.reversed() {
      settle(.horizontal, node, tree)
      settle(.vertical, node, tree)
    }
  }

  @inline(__always)
  private mutating func settle(_ axis: Axis, _ node: Int, _ tree: LayoutTree) {
    guard !tree.traits.crossing[node].contains(.length(axis)),
      let range = tree.nodes[node].kind.law.range(axis, of: node, self, in: tree), !range.shortest.isNaN,
      !range.longest.isNaN
    else { return }
    shortest[node][axis] = range.shortest
    known[node].formUnion(.range(axis))
    if range.isRigid {
      known[node].formUnion(.rigid(axis))
    } else if range.longest == .infinity {
      known[node].formUnion(.endless(axis))
    } else {
      keep(longest: range.longest, axis, of: node)
    }
  }

  private mutating func keep(longest length: Double, _ axis: Axis, of node: Int) {
    if placeOfLongest[node] < 0 {
      placeOfLongest[node] = Int32(clamping: longest.count)
      longest.append(.zero)
    }
    longest[Int(placeOfLongest[node])][axis] = length
  }

  func range(_ axis: Axis, of node: Int) -> LengthRange? {
    let known = known[node]
    guard known.contains(.range(axis)) else { return nil }
    return LengthRange(
      shortest: shortest[node][axis], longest: longest(axis, of: node), isRigid: known.contains(.rigid(axis)))
  }

  // MARK: Stacks

  /// Of a stack, along itself.
  func along(_ axis: Axis, _ node: Int, _ tree: LayoutTree) -> LengthRange? {
    var spacing = 0.0
    var child = node + 1
    let end = Int(tree.nodes[node].end)
    while child < end {
      spacing += gaps[child]
      child = Int(tree.nodes[child].end)
    }
    guard spacing >= 0 else { return nil }
    var sum = LengthRange(shortest: spacing, longest: spacing, isRigid: true)
    child = node + 1
    while child < end {
      guard let range = range(axis, of: child), range.shortest >= 0 else { return nil }
      sum.shortest += range.shortest
      sum.longest += range.longest
      sum.isRigid = sum.isRigid && range.isRigid
      child = Int(tree.nodes[child].end)
    }
    return sum
  }

  /// Of a stack, across itself.
  func across(_ axis: Axis, _ key: AlignmentKey, _ node: Int, _ tree: LayoutTree) -> LengthRange? {
    var least = Extent()
    var most = Extent()
    var isRigid = true
    var child = node + 1
    let end = Int(tree.nodes[node].end)
    while child < end {
      guard let range = range(axis, of: child) else { return nil }
      least.reach(line: key.standardLine(in: range.shortest), length: range.shortest)
      most.reach(line: key.standardLine(in: range.longest), length: range.longest)
      isRigid = isRigid && range.isRigid
      child = Int(tree.nodes[child].end)
    }
    return LengthRange(shortest: least.length, longest: most.length, isRigid: isRigid)
  }
}
