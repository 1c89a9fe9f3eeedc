/// Facts about the views of a tree at one scale, computed before any proposal: gaps, and each view's minimum and
/// maximum length.
///
/// It takes one pass from the leaves up. Afterwards, most views need not be asked for their extremes, and rigid views
/// are never asked.
///
/// The object owns and frees its `ScratchMemory` tables; readers retain the object meanwhile.
final class PreparedTree {
  let scale: Double
  /// The gap before each node in its stack or grid; 0 for the first and for nodes outside of both.
  let gaps: ScratchMemory<Double>
  let ranges: LengthRanges
  let orders: ServingOrders

  init(tree: LayoutTree, scale: Double) {
    self.scale = scale
    gaps = tree.gaps(SpacingTable(tree: tree, scale: scale))
    ranges = LengthRanges(tree: tree, gaps: gaps, scale: scale)
    orders = ServingOrders(tree: tree, gaps: gaps, ranges: ranges)
  }

  /// Gaps only: every length is asked for.
  convenience init(gapsOf tree: LayoutTree, scale: Double) {
    self.init(gaps: tree.gaps(SpacingTable(tree: tree, scale: scale)), of: tree, scale: scale)
  }

  /// Uses gaps that custom layouts decided; facts computed with other gaps no longer count.
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

/// The minimum and maximum length of one view along one axis.
struct LengthRange {
  var shortest: Double
  var longest: Double
  /// Whether the length is the same for every proposal.
  var isRigid = false

  static func rigid(_ length: Double) -> LengthRange { LengthRange(shortest: length, longest: length, isRigid: true) }
  static let any = LengthRange(shortest: 0, longest: .infinity)
}

/// The views' lengths for proposals of 0 and infinity, if they follow from the tree alone.
///
///                        shortest   longest
///     Image                  40        40     rigid: no proposal matters
///     Color                   0         ∞
///     frame(minWidth: 5,
///           maxWidth: 70)     5        70
///     row of these three     45         ∞     (and the gaps)
///
/// A length stays unknown if it depends on the proposal across (text, circles, custom guides), and for rarely used
/// kinds of views. Every known value equals the answer of the view's own rule, bit for bit; a test compares them.
struct LengthRanges {
  /// Along x, then along y.
  private let shortest: ScratchMemory<Size>
  private let known: ScratchMemory<Known>
  /// The index of a node's lengths in `longest`. Most views are rigid or infinite and need none.
  private let placeOfLongest: ScratchMemory<Int32>
  private var longest = ScratchMemory<Size>()
  let gaps: ScratchMemory<Double>
  let scale: Double

  /// Flags for what is known of a node; the bits of the vertical axis follow those of the horizontal axis.
  private struct Known: OptionSet {
    let rawValue: UInt8

    @inline(__always) static func range(_ axis: Axis) -> Known { Known(rawValue: 1 << axis.rawValue) }
    /// The length is the same for every proposal.
    @inline(__always) static func rigid(_ axis: Axis) -> Known { Known(rawValue: 4 << axis.rawValue) }
    /// The maximum length is infinite.
    @inline(__always) static func endless(_ axis: Axis) -> Known { Known(rawValue: 16 << axis.rawValue) }
  }

  /// The answer to a proposal, if known without asking.
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

  /// The lengths for proposals of 0 and infinity, if known.
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

  /// Nothing is known about any view.
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

  /// The range of a stack along its axis.
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

  /// The range of a stack across its axis.
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
