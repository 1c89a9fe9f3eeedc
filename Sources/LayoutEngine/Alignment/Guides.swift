/// How lines travel.
///
/// A view either has a value of its own for a line, set by hand on it or come from inside, or it has not; then the
/// line's default holds, in the view's own size.
///
///     alignmentGuide          its closure's value for its key; the content's for all others
///     one-view modifiers      the content's, moved by where they put it
///     stacks, ZStack          their children's, moved and combined: the first baseline is the topmost, the last the
///                             bottommost, a custom line the mean; edges and centres are never handed on
///     ViewThatFits            those of the view that is shown
///     GeometryReader, inset   none: nothing in them is known outside
///     Text, symbols           their baselines
///
/// Nothing runs that is not asked for, and nothing twice for the same proposal; a guide that is known to be pure not
/// even twice for proposals that look alike to it.
extension LayoutPass {
  /// Where a line lies in a view: its own value, else the default.
  func guide(_ key: AlignmentKey, of node: Int, in proposal: Proposal) -> TrackedLength {
    let own = explicit(key, of: node, in: proposal)
    if let value = own.value { return TrackedLength(value, reads: own.reads) }
    var standard = standard(key, of: node, in: proposal)
    standard.reads.formUnion(own.reads)
    return standard
  }

  // MARK: Explicit values

  /// The value that a view has of its own for a line, if any.
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

  /// The values of arranged children, moved by where their container puts them, and combined.
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

  /// Where a line lies in a view that has no value of its own for it.
  private func standard(_ key: AlignmentKey, of node: Int, in proposal: Proposal) -> TrackedLength {
    guard key.isCustom else {
      let length = length(key.axis, of: node, in: proposal)
      return TrackedLength(key.standardLine(in: length.value), reads: length.reads)
    }
    let seen = proposal.asSeenByTheView
    let answer = recall(.standard, key, node, in: seen) ?? runDefault(.standard, key, node, in: seen)
    return TrackedLength(answer.value ?? 0, reads: proposal.traced(answer.reads))
  }

  /// Where a line lies in an empty view of the size that the frame `node` has.
  func blankGuide(_ key: AlignmentKey, of node: Int, in proposal: Proposal) -> TrackedLength {
    guard key.isCustom else {
      let length = length(key.axis, of: node, in: proposal)
      return TrackedLength(key.standardLine(in: length.value), reads: length.reads)
    }
    return blankGuide(key, in: node, size: finalSize(of: node, in: proposal))
  }

  /// The same, for a size that is known; what the answer was made from is told in terms of that size.
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

  // MARK: Remembering

  /// The answer to a question about a line that was given before; 0 for whoever asks for itself; beyond all reason, an
  /// answer that is near enough.
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

/// The values of several children for one line, as one value in their container.
struct CombinedLine {
  private let key: AlignmentKey
  private var value: Double?
  private var count = 0.0
  private var reads: Reads = []

  init(_ key: AlignmentKey) { self.key = key }

  func answer(madeFrom more: Reads) -> GuideAnswer { GuideAnswer(value, reads: reads.union(more)) }

  /// The topmost first baseline, the bottommost last baseline, the mean of anything else.
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
