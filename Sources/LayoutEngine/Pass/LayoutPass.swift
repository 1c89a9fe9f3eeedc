/// One layout of one tree: it answers every question about lengths and lines and sets every frame.
///
/// Views are asked for one length at a time, a width or a height. A row that needs the minimum width of a column never
/// computes a height inside the column. Answers are cached with the lengths that they depend on (`Reads`), so a view
/// computes each different answer once, however deep it is.
///
/// Each kind of view has its rule in its own file (`LayoutKind`); the pass calls the rule and caches the result.
///
/// **Unchecked exclusivity.** One thread uses a pass. Its marked properties skip the runtime's exclusivity check, which
/// costs more than a stack's arithmetic. The contract: one expression reads or writes an element, and within it no rule
/// and no closure runs, since either may reenter the pass. `slots[slot].size[axis] = length(…)` is fine: the right side
/// is evaluated first.
final class LayoutPass {
  let tree: LayoutTree
  let scale: Double
  let remembers: Bool
  /// Whether the caller has canceled.
  private let isOver: (() -> Bool)?
  /// Whether cancellation was seen: from then on every answer is 0, so that layout ends soon.
  private(set) var isGivenUp = false
  let measurer: TextMeasurer
  /// The facts about the views that are known before any proposal. The pass retains it because it owns the memory of
  /// its tables.
  private(set) var prepared: PreparedTree
  @exclusivity(unchecked) private(set) var gaps: ScratchMemory<Double>
  @exclusivity(unchecked) private(set) var ranges: LengthRanges
  @exclusivity(unchecked) private(set) var orders: ServingOrders
  /// The state of hand-written layouts.
  var custom = CustomLayouts()

  @exclusivity(unchecked) var statistics = LayoutStatistics()
  @exclusivity(unchecked) var noteLog: LayoutNotes
  @exclusivity(unchecked) var answers: SizeCache
  @exclusivity(unchecked) var guideAnswers: GuideAnswers
  @exclusivity(unchecked) var measuredTexts: MeasuredTexts
  /// The children of the stacks in progress, innermost last; memory that is reused.
  @exclusivity(unchecked) var slots: ScratchMemory<Slot>
  /// The serving order of those stacks.
  @exclusivity(unchecked) var ranks: ScratchMemory<Rank>
  /// The lengths of its view's proposal that the running guide closure has read.
  @exclusivity(unchecked) var reading: Reads = []
  /// Whether it has read a length that is not finite.
  @exclusivity(unchecked) var hasReadEndless = false
  /// The number of the running closure; 0 if there is none. Only its own `ViewDimensions` answer.
  @exclusivity(unchecked) var run = 0
  @exclusivity(unchecked) var runsBegun = 0
  @exclusivity(unchecked) var placements: Placements
  /// The spacing that views ask for, only for traces.
  lazy var wantedSpacing = SpacingTable(tree: tree, scale: scale)
  /// By how much safe area bars move the content of scroll views, by node.
  var contentShifts: [Int: Point] = [:]
  /// How much of the end of a scroll view its bars cover, by node.
  var contentEnds: [Int: Point] = [:]
  /// The bars of safe areas, outer ones first.
  var safeInsets: [SafeInset] = []
  /// How far views that ignore safe areas extend, by node.
  var reaches: [Int: EdgeInsets] = [:]

  /// - Parameter remembers: whether to use caches and precomputed facts; the frames are the same without.
  init(tree: LayoutTree, scale: Double, remembers: Bool = true, isOver: (() -> Bool)? = nil) {
    self.isOver = isOver
    self.tree = tree
    self.remembers = remembers
    noteLog = LayoutNotes(tree.notes)
    if scale.isFinite, scale > 0 {
      self.scale = scale
    } else {
      self.scale = 2
      noteLog.add(LayoutNote(.invalidNumber(.scale, OddNumber(scale)), node: nil))
    }
    measurer = TextMeasurer(scale: self.scale)
    let prepared =
      remembers ? tree.prepared(scale: self.scale) : PreparedTree(gapsOf: tree, scale: self.scale)
    self.prepared = prepared
    gaps = prepared.gaps
    ranges = prepared.ranges
    orders = prepared.orders
    // Allocate what will surely be filled first, so that it gets recently used memory.
    placements = Placements(nodeCount: tree.nodes.count)
    slots = ScratchMemory(capacity: 8 + orders.mostChildren)
    measuredTexts = MeasuredTexts(textCount: tree.payloads.texts.count)
    answers = SizeCache(nodeCount: tree.nodes.count)
    guideAnswers = GuideAnswers(nodeCount: tree.nodes.count)
    ranks = ScratchMemory(capacity: 8 + orders.mostChildren)
    if !tree.payloads.customs.isEmpty { askCustomSpacing(SpacingTable(tree: tree, scale: self.scale)) }
  }

  deinit {
    answers.deallocate()
    guideAnswers.deallocate()
    placements.deallocate()
    slots.deallocate()
    ranks.deallocate()
  }

  /// Switches to other tables and frees the previous ones.
  func use(_ other: PreparedTree) {
    (gaps, ranges, orders) = (other.gaps, other.ranges, other.orders)
    prepared = other
  }

  // MARK: The whole tree

  /// Gives every view its frame, from the root inward.
  func layout(in stage: Size) -> LayoutResult {
    let stage = usable(stage)
    if tree.count > 0 {
      placeRoot(in: stage)
      for node in tree.top..<tree.nodes.count {
        placeChildren(of: node, in: stage)
        if isGivenUp { break }
      }
    }
    // Break the cycle: caches of hand-written layouts may hold their subviews, which hold this pass.
    if !custom.isTraced { custom.caches = [:] }
    return LayoutResult(
      frames: placements.frames, contentEnds: contentEnds, notes: noteLog.notes, statistics: statistics,
      grid: PixelGrid(scale: scale))
  }

  /// The final proposal to a view, by the caller's index; nil if the view was not placed.
  func offer(to node: Int) -> ProposedViewSize? {
    guard node >= 0, node < tree.count, let offer = placements.offer(to: node + 1) else { return nil }
    return ProposedViewSize(offer)
  }

  private func usable(_ stage: Size) -> Size {
    let size = Size(width: usable(stage.width), height: usable(stage.height))
    for axis in [Axis.horizontal, .vertical] where size[axis] != stage[axis] {
      noteLog.add(LayoutNote(.invalidNumber(.stage(axis), OddNumber(stage[axis])), node: nil))
    }
    return size
  }

  private func usable(_ length: Double) -> Double { length.isFinite && length > 0 ? length : 0 }

  // MARK: Lengths

  /// The length of a view along an axis for a proposal.
  @inline(__always) func length(_ axis: Axis, of node: Int, in proposal: Proposal) -> TrackedLength {
    ranges.length(axis, of: node, in: proposal) ?? askedLength(axis, of: node, in: proposal)
  }

  /// The same, without the precomputed facts.
  func askedLength(_ axis: Axis, of node: Int, in proposal: Proposal) -> TrackedLength {
    let kind = tree.nodes[node].kind
    if kind.isPlainLeaf {
      statistics.questions += 1
      return proposal.traced(kind.law.length(axis, of: node, in: proposal, self))
    }
    // Bounds that decide alone are faster to compute than to cache.
    if kind == .flexibleFrame, let length = BoundedFrame.at(node, tree)[axis].lengthWithoutContent(proposal[axis]) {
      statistics.questions += 1
      return TrackedLength(length, reads: proposal.reads(axis))
    }
    if let known = recall(axis, node, in: proposal) { return proposal.traced(known) }
    return proposal.traced(workOut(axis, node, in: proposal.asSeenByTheView))
  }

  /// A cached answer; an approximate one once the view has answered too many proposals.
  private func recall(_ axis: Axis, _ node: Int, in proposal: Proposal) -> TrackedLength? {
    if let known = answers.find(axis, of: node, in: proposal) {
      statistics.answersReused += 1
      return known
    }
    let count = answers.count(axis, of: node)
    guard count >= Self.leastPatience, count >= patience else { return nil }
    approximated(node)
    return answers.nearest(axis, of: node, in: proposal)
  }

  @inline(never)
  private func workOut(_ axis: Axis, _ node: Int, in proposal: Proposal) -> TrackedLength {
    statistics.questions += 1
    if statistics.questions & Self.questionsBetweenLooks == 0 || tree.nodes[node].kind.isDear { look() }
    if isGivenUp { return TrackedLength(0) }
    var answer = tree.nodes[node].kind.law.length(axis, of: node, in: proposal, self)
    if answer.value.isNaN { answer.value = 0 }
    if remembers { answers.keep(answer, axis, of: node, in: proposal) }
    return answer
  }

  /// One less than a power of two. A typical question takes 0.1 microseconds.
  private static let questionsBetweenLooks = 255

  /// Checks for cancellation.
  func look() {
    if !isGivenUp, let isOver, isOver() { isGivenUp = true }
  }

  /// The number of different proposals per view that are answered exactly: hundreds, where three or four are usual, and
  /// fewer once the whole tree has proved excessive. This keeps every tree linear in time.
  var patience: Int {
    statistics.questions &+ statistics.guidesRun > 100_000 &+ 30 &* tree.nodes.count ? Self.leastPatience : 256
  }

  static let leastPatience = 8

  /// Both lengths of a view, the more expensive one first: computing it often answers the other.
  @inline(__always)
  func lengths(of node: Int, in proposal: Proposal) -> (width: TrackedLength, height: TrackedLength) {
    if heightComesFirst(node) {
      let height = length(.vertical, of: node, in: proposal)
      return (length(.horizontal, of: node, in: proposal), height)
    }
    let width = length(.horizontal, of: node, in: proposal)
    return (width, length(.vertical, of: node, in: proposal))
  }

  /// Whether the height depends on widths. In a column whose lengths both depend on the other axis, the width depends
  /// on heights.
  @inline(__always)
  private func heightComesFirst(_ node: Int) -> Bool {
    let crossing = tree.traits.crossing[node]
    if !crossing.contains(.heightReadsWidth) { return false }
    return !crossing.contains(.widthReadsHeight) || tree.nodes[node].kind != .stack
      || Stack.at(node, tree).axis == .horizontal
  }

  /// Both lengths as a proposal, for containers that propose a view's final size.
  func finalSize(of node: Int, in proposal: Proposal) -> Proposal {
    let (width, height) = lengths(of: node, in: proposal)
    return Proposal(width: width.value, height: height.value, widthReads: width.reads, heightReads: height.reads)
  }

  /// The index of a node's parameters in the table of its kind.
  func payload(of node: Int) -> Int { Int(tree.nodes[node].payload) }

  /// A snapshot of the caches' sizes.
  struct Memory {
    fileprivate let answers: Int
    fileprivate let guideAnswers: Int
  }

  var memory: Memory { Memory(answers: answers.total, guideAnswers: guideAnswers.total) }

  /// Drops answers since a snapshot, and all caches of hand-written layouts, whose dependencies are unknown.
  func forget(since memory: Memory) {
    answers.removeAll(since: memory.answers)
    guideAnswers.removeAll(since: memory.guideAnswers)
    custom.caches = [:]
  }

  func note(_ kind: LayoutNote.Kind, _ node: Int) {
    noteLog.add(LayoutNote(kind, node: node > 0 ? node - 1 : nil))
  }

  func approximated(_ node: Int) {
    statistics.approximations += 1
    if statistics.approximations == 1 {
      note(.approximated, node)
    }
  }
}
