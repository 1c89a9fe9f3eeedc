/// How alignment lines propagate from views to containers.
///
/// A view has an explicit value for a line, set by a guide or inherited from its content, or it uses the line's default
/// in its own size.
///
///     alignmentGuide          the closure's value for its key; the content's values for all others
///     one-view modifiers      the content's value, moved by the content's position
///     stacks, ZStack          the children's values, moved and combined: the topmost first baseline, the bottommost
///                             last baseline, the mean of a custom line; never edges and centers
///     ViewThatFits            the values of the view that it shows
///     GeometryReader, inset   none: no line leaves them
///     Text, symbols           their baselines
///
/// A closure runs only if a container asks for its line, and once per proposal. A pure guide runs once for all
/// proposals that agree in the dimensions that it reads.
extension LayoutPass {
  /// The position of a line in a view: its explicit value, else the default.
  func guide(_ key: AlignmentKey, of node: Int, in proposal: Proposal) -> TrackedLength {
    let own = explicit(key, of: node, in: proposal)
    if let value = own.value { return TrackedLength(value, reads: own.reads) }
    var standard = standard(key, of: node, in: proposal)
    standard.reads.formUnion(own.reads)
    return standard
  }

  // MARK: Explicit values

  /// The view's explicit value for a line, if it has one.
  func explicit(_ key: AlignmentKey, of node: Int, in proposal: Proposal) -> GuideAnswer {
    guard tree.traits.explicitKeys[node].contains(key) else { return GuideAnswer(nil) }
    if let known = recall(.explicit, key, node, in: proposal) { return proposal.traced(known) }
    return proposal.traced(workOutExplicit(key, node, in: proposal.asSeenByTheView))
  }

  @inline(never)
  private func workOutExplicit(_ key: AlignmentKey, _ node: Int, in proposal: Proposal) -> GuideAnswer {
    if isGivenUp { return GuideAnswer(nil) }
    let place = guideAnswers.begin(.explicit, key, of: node, in: proposal)
    let answer = tree.nodes[node].kind.law.explicit(key, of: node, in: proposal, self)
    guideAnswers.finish(place, with: answer)
    if !remembers { guideAnswers.forget(place, of: node) }
    return answer
  }

  /// The children's values, moved by their positions in the container and combined.
  func combined(_ key: AlignmentKey, of row: Row) -> GuideAnswer {
    var combined = CombinedLine(key)
    for slot in row.range {
      let inside = explicit(key, of: slots[slot].node, in: slots[slot].offer)
      combined.include(inside, movedBy: slots[slot].corner[key.axis])
    }
    release(row)
    return combined.answer(madeFrom: row.reads)
  }

  // MARK: Defaults

  /// The default position of a line in a view without an explicit value.
  private func standard(_ key: AlignmentKey, of node: Int, in proposal: Proposal) -> TrackedLength {
    guard key.isCustom else {
      let length = length(key.axis, of: node, in: proposal)
      return TrackedLength(key.standardLine(in: length.value), reads: length.reads)
    }
    let seen = proposal.asSeenByTheView
    let answer = recall(.standard, key, node, in: seen) ?? runDefault(.standard, key, node, in: seen)
    return TrackedLength(answer.value ?? 0, reads: proposal.traced(answer.reads))
  }

  /// The position of a line in an empty view with the size of the frame `node`.
  func blankGuide(_ key: AlignmentKey, of node: Int, in proposal: Proposal) -> TrackedLength {
    guard key.isCustom else {
      let length = length(key.axis, of: node, in: proposal)
      return TrackedLength(key.standardLine(in: length.value), reads: length.reads)
    }
    return blankGuide(key, in: node, size: finalSize(of: node, in: proposal))
  }

  /// The same for a known size, on which the answer then depends.
  func blankGuide(_ key: AlignmentKey, in frame: Int, size: Proposal) -> TrackedLength {
    guard key.isCustom else {
      return TrackedLength(key.standardLine(in: size[key.axis] ?? 0), reads: size.traced(.along(key.axis)))
    }
    let seen = size.asSeenByTheView
    let answer = recall(.blank, key, frame, in: seen) ?? runDefault(.blank, key, frame, in: seen)
    return TrackedLength(answer.value ?? 0, reads: size.traced(answer.reads))
  }

  private func runDefault(
    _ question: GuideAnswers.Question, _ key: AlignmentKey, _ node: Int, in proposal: Proposal
  ) -> GuideAnswer {
    let index = Int(key.index) - AlignmentKey.builtInCount
    guard tree.keys.indices.contains(index) else { return GuideAnswer(0) }
    statistics.defaultsRun += 1
    let place = guideAnswers.begin(question, key, of: node, in: proposal)
    let subject =
      question == .blank
      ? ViewDimensions.Subject.blank(frame: node, proposal) : .view(node, proposal)
    let answer = run(tree.keys[index].defaultValue, for: subject) { value in
      note(.invalidNumber(.defaultValue(of: tree.keys[index].name), OddNumber(value)), node)
    }
    let kept = GuideAnswer(answer.value, reads: answer.reads)
    guideAnswers.finish(place, with: kept)
    if !remembers { guideAnswers.forget(place, of: node) }
    return kept
  }

  // MARK: Caching

  /// The cached answer to a question about a line. It is 0 while the same question is being computed, and an
  /// approximate earlier answer once the view has answered too many proposals.
  private func recall(
    _ question: GuideAnswers.Question, _ key: AlignmentKey, _ node: Int, in proposal: Proposal
  ) -> GuideAnswer? {
    switch guideAnswers.find(question, key, of: node, in: proposal) {
    case .known(let answer): return answer
    case .running:
      note(.selfReference(key: tree.key(named: key.index)?.name), node)
      return GuideAnswer(0, reads: .both)
    case .nothing:
      let count = guideAnswers.count(node)
      guard count >= Self.leastPatience, count >= patience else { return nil }
      let near = guideAnswers.nearest(question, key, of: node)
      if near != nil { approximated(node) }
      return near
    }
  }
}

/// The children's values for one line, combined into the container's value.
struct CombinedLine {
  private let key: AlignmentKey
  private var value: Double?
  private var count = 0.0
  private var reads: Reads = []

  init(_ key: AlignmentKey) { self.key = key }

  func answer(madeFrom more: Reads) -> GuideAnswer { GuideAnswer(value, reads: reads.union(more)) }

  /// Keeps the topmost first baseline, the bottommost last baseline, and the mean of any other line.
  mutating func include(_ child: GuideAnswer, movedBy origin: Double) {
    reads.formUnion(child.reads)
    guard let inside = child.value else { return }
    let next = inside + origin
    count += 1
    guard let sofar = value else {
      value = next
      return
    }
    switch key {
    case .firstTextBaseline, .firstTextLineCenter: value = min(sofar, next)
    case .lastTextBaseline: value = max(sofar, next)
    default: value = sofar + (next - sofar) / count
    }
  }
}
