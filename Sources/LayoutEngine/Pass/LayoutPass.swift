/// One layout of one tree: every question, every answer, every frame.
///
/// Views are asked for one length at a time, a width or a height. A row that wants to know how narrow a column can get
/// asks for its width alone; no height inside the column is ever worked out for it. Answers are kept with the lengths
/// that they were made from (`Reads`), so that a view answers each different question once, however deep it lies.
///
/// The law of each kind of view is in a file of its own (`LayoutKind`); this type asks it, and keeps what it says.
///
/// **Unchecked exclusivity.** A pass is used by one thread. Its properties marked so are read and written where they
/// lie, without the runtime's look at whether somebody else does, which costs more than the arithmetic of a stack. The
/// contract: an element is read out, or written, in one expression, and no law is asked and no closure run within it,
/// since either may come back here. `slots[slot].size[axis] = length(…)` is such an expression: the right side is
/// worked out first.
final class LayoutPass {
  let tree: LayoutTree
  let scale: Double
  let remembers: Bool
  /// Whether whoever asked does not want the answer any more.
  private let isOver: (() -> Bool)?
  /// It was so when somebody looked: whatever is asked from here on is answered with 0, so that layout ends soon.
  private(set) var isGivenUp = false
  let measurer: TextMeasurer
  /// What is known of the views before anything is proposed, and its tables, whose memory `prepared` owns: it is held
  /// here as long as they are.
  private(set) var prepared: PreparedTree
  @exclusivity(unchecked) private(set) var gaps: ScratchMemory<Double>
  @exclusivity(unchecked) private(set) var ranges: LengthRanges
  @exclusivity(unchecked) private(set) var orders: ServingOrders
  /// What hand-written layouts know between two questions, and what they see of their subviews.
  var custom = CustomLayouts()

  @exclusivity(unchecked) var statistics = LayoutStatistics()
  @exclusivity(unchecked) var noteLog: LayoutNotes
  @exclusivity(unchecked) var answers: SizeCache
  @exclusivity(unchecked) var guideAnswers: GuideAnswers
  @exclusivity(unchecked) var measuredTexts: MeasuredTexts
  /// Children of the stacks that are being worked on, innermost last: memory that is used again and again.
  @exclusivity(unchecked) var slots: ScratchMemory<Slot>
  /// The order in which those stacks serve their children.
  @exclusivity(unchecked) var ranks: ScratchMemory<Rank>
  /// What the guide closure that is running has read of its view's proposal.
  @exclusivity(unchecked) var reading: Reads = []
  /// Whether it has read a length that is not finite.
  @exclusivity(unchecked) var hasReadEndless = false
  /// The closure that is running; 0 if none is. Only its own `ViewDimensions` answer.
  @exclusivity(unchecked) var run = 0
  @exclusivity(unchecked) var runsBegun = 0
  @exclusivity(unchecked) var placements: Placements
  /// How far bars at the edges of scroll views move what is inside, by node.
  var contentShifts: [Int: Point] = [:]

  /// - Parameter remembers: whether answers are kept and what follows from the tree alone is used; frames are the same.
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
    // What is sure to be filled comes first, so that it gets the memory that was used before.
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

  /// Takes other tables: those of the one before are gone afterwards.
  func use(_ other: PreparedTree) {
    (gaps, ranges, orders) = (other.gaps, other.ranges, other.orders)
    prepared = other
  }

  // MARK: The whole tree

  /// Gives every view its frame: the root first, then what is inside of each.
  func layout(in stage: Size) -> LayoutResult {
    let stage = usable(stage)
    if tree.count > 0 {
      placeRoot(in: stage)
      for node in tree.top..<tree.nodes.count {
        placeChildren(of: node, in: stage)
        if isGivenUp { break }
      }
    }
    // What hand-written layouts keep may hold their subviews, and these hold this pass.
    if !custom.isTraced { custom.caches = [:] }
    return LayoutResult(
      frames: placements.frames, notes: noteLog.notes, statistics: statistics, grid: PixelGrid(scale: scale))
  }

  /// What a view was offered in the end, by its number outside of the pass; nil if nobody placed it.
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

  /// How long a view wants to be along an axis, offered `proposal`.
  @inline(__always) func length(_ axis: Axis, of node: Int, in proposal: Proposal) -> TrackedLength {
    ranges.length(axis, of: node, in: proposal) ?? askedLength(axis, of: node, in: proposal)
  }

  /// The same without what is known beforehand.
  func askedLength(_ axis: Axis, of node: Int, in proposal: Proposal) -> TrackedLength {
    let kind = tree.nodes[node].kind
    if kind.isPlainLeaf {
      statistics.questions += 1
      return proposal.traced(kind.law.length(axis, of: node, in: proposal, self))
    }
    // A frame whose bounds alone decide is quicker to ask than to remember.
    if kind == .flexibleFrame, let length = BoundedFrame.at(node, tree)[axis].lengthWithoutContent(proposal[axis]) {
      statistics.questions += 1
      return TrackedLength(length, reads: proposal.reads(axis))
    }
    if let known = recall(axis, node, in: proposal) { return proposal.traced(known) }
    return proposal.traced(workOut(axis, node, in: proposal.asSeenByTheView))
  }

  /// An answer that was given before, if there is one; beyond all reason, one that is near enough.
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

  /// One less than a power of two. A usual question takes a tenth of a microsecond.
  private static let questionsBetweenLooks = 255

  /// Gives up once whoever asked has.
  func look() {
    if !isGivenUp, let isOver, isOver() { isGivenUp = true }
  }

  /// How many different proposals of one view are answered exactly: hundreds, where three or four are usual; fewer once
  /// a whole tree has proved unreasonable. So no tree takes more than linear time, however it is nested.
  var patience: Int {
    statistics.questions &+ statistics.guidesRun > 100_000 &+ 30 &* tree.nodes.count ? Self.leastPatience : 256
  }

  static let leastPatience = 8

  /// Both lengths of a view, the dearer one first: working it out often answers for the other.
  @inline(__always)
  func lengths(of node: Int, in proposal: Proposal) -> (width: TrackedLength, height: TrackedLength) {
    if heightComesFirst(node) {
      let height = length(.vertical, of: node, in: proposal)
      return (length(.horizontal, of: node, in: proposal), height)
    }
    let width = length(.horizontal, of: node, in: proposal)
    return (width, length(.vertical, of: node, in: proposal))
  }

  /// Whether the height is made from widths; in a column of which both lengths cross, the width is made from heights.
  @inline(__always)
  private func heightComesFirst(_ node: Int) -> Bool {
    let crossing = tree.traits.crossing[node]
    if !crossing.contains(.heightReadsWidth) { return false }
    return !crossing.contains(.widthReadsHeight) || tree.nodes[node].kind != .stack
      || Stack.at(node, tree).axis == .horizontal
  }

  /// Both lengths as a proposal: what a container offers that re-proposes a view's final size.
  func finalSize(of node: Int, in proposal: Proposal) -> Proposal {
    let (width, height) = lengths(of: node, in: proposal)
    return Proposal(width: width.value, height: height.value, widthReads: width.reads, heightReads: height.reads)
  }

  /// Where the parameters of a node are, in the table of its kind.
  func payload(of node: Int) -> Int { Int(tree.nodes[node].payload) }

  /// How much is known so far.
  struct Memory {
    fileprivate let answers: Int
    fileprivate let guideAnswers: Int
  }

  var memory: Memory { Memory(answers: answers.total, guideAnswers: guideAnswers.total) }

  /// Forgets what was found since, and what hand-written layouts keep, since nobody can tell what that was made from.
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
