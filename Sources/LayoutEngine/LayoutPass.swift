/// One layout of one tree: every question, every answer, every frame.
///
/// Views are asked for one length at a time, a width or a height. A row that wants to know how narrow a column can get asks
/// for its width alone; no height inside the column is ever worked out for it. Answers are kept with the lengths that they
/// were made from (`Reads`), so that a view answers each different question once, however deep it lies.
///
/// Each rule is in a file of its own, as an extension of this type or a value that this type asks.
final class LayoutPass {
  let tree: LayoutTree
  let scale: Double
  let measurer: TextMeasurer
  /// The gap before each node in its stack; 0 for the first, and for those that are in no stack.
  let gaps: ContiguousArray<Double>

  var statistics = LayoutStatistics()
  var notebook: Notebook
  var answers: Answers
  var guideAnswers: GuideAnswers
  var measuredTexts: MeasuredTexts
  /// Children of the stacks that are being worked on, innermost last: memory that is used again and again.
  var slots: ContiguousArray<Slot> = []
  /// The order in which those stacks serve their children.
  var order: ContiguousArray<Int> = []
  /// What the guide closure that is running has read of its view's proposal.
  var reading: Reads = []
  /// Whether it has read a length that is not finite.
  var hasReadEndless = false
  /// The closure that is running; 0 if none is. Only its own `ViewDimensions` answer.
  var run = 0
  var runsBegun = 0
  var placements: Placements

  init(tree: LayoutTree, scale: Double) {
    self.tree = tree
    notebook = Notebook(tree.notes)
    if scale.isFinite, scale > 0 {
      self.scale = scale
    } else {
      self.scale = 2
      notebook.add(LayoutNote(kind: .invalidNumber, node: nil, message: "A scale of \(scale) is no scale; 2 is used."))
    }
    measurer = TextMeasurer(scale: self.scale)
    gaps = tree.gaps(scale: self.scale)
    answers = Answers(nodeCount: tree.nodes.count)
    guideAnswers = GuideAnswers(nodeCount: tree.nodes.count)
    measuredTexts = MeasuredTexts(textCount: tree.payloads.texts.count)
    placements = Placements(nodeCount: tree.nodes.count)
  }

  /// How long a view wants to be along an axis, offered `proposal`.
  func length(_ axis: Axis, of node: Int, in proposal: Proposal) -> Answer {
    if let answer = lengthOfPlainLeaf(axis, node, in: proposal) {
      statistics.questions += 1
      return Answer(answer.value, reads: proposal.traced(answer.reads))
    }
    if let known = answers.find(axis, of: node, in: proposal) {
      statistics.answersReused += 1
      return Answer(known.value, reads: proposal.traced(known.reads))
    }
    if answers.isFull(axis, of: node) {
      approximated(node)
      let near = answers.nearest(axis, of: node, in: proposal)
      return Answer(near.value, reads: proposal.traced(near.reads))
    }
    statistics.questions += 1
    let seen = proposal.asSeenByTheView
    var answer = work(axis, node, in: seen)
    if answer.value.isNaN { answer.value = 0 }
    answers.keep(answer, axis, of: node, in: seen)
    return Answer(answer.value, reads: proposal.traced(answer.reads))
  }

  /// The rule of each kind of view. Every case is a call, so that this function, which recurs at every level, stays small.
  private func work(_ axis: Axis, _ node: Int, in proposal: Proposal) -> Answer {
    let payload = Int(tree.nodes[node].payload)
    switch tree.nodes[node].kind {
    case .empty, .shape, .circle, .image, .spacer, .divider: return Answer(0)
    case .text: return lengthOfText(axis, payload, in: proposal)
    case .padding: return length(axis, of: node, tree.payloads.paddings[payload], in: proposal)
    case .fixedFrame: return length(axis, of: node, tree.payloads.fixedFrames[payload], in: proposal)
    case .flexibleFrame: return length(axis, of: node, tree.payloads.flexibleFrames[payload], in: proposal)
    case .fixedSize: return length(axis, of: node, tree.payloads.fixedSizes[payload], in: proposal)
    case .aspectRatio: return length(axis, of: node, tree.payloads.aspectRatios[payload], in: proposal)
    case .position: return lengthOfPosition(axis, of: node, in: proposal)
    case .offset, .layoutPriority, .alignmentGuide, .overlay:
      return length(axis, of: tree.content(of: node), in: proposal)
    case .stack: return length(axis, of: node, tree.payloads.stacks[payload], in: proposal)
    case .zStack: return length(axis, of: node, tree.payloads.zStacks[payload], in: proposal)
    }
  }

  /// Both lengths as a proposal: what a container offers that re-proposes a view's final size.
  func finalSize(of node: Int, in proposal: Proposal) -> Proposal {
    let width = length(.horizontal, of: node, in: proposal)
    let height = length(.vertical, of: node, in: proposal)
    return Proposal(
      width: width.value, height: height.value, widthReads: width.reads, heightReads: height.reads)
  }

  func note(_ kind: LayoutNote.Kind, _ node: Int, _ message: String) {
    notebook.add(LayoutNote(kind: kind, node: node > 0 ? node - 1 : nil, message: message))
  }

  func approximated(_ node: Int) {
    statistics.approximations += 1
    if statistics.approximations == 1 {
      note(.approximated, node, "A view was asked for too many different sizes; its frame may be a little off.")
    }
  }
}
