/// What a guide closure is given: the size of a view and the position of every line in it.
///
/// For `alignmentGuide` it is the *content*, the result of the earlier modifiers; so `d[.leading] + 10` builds on
/// whatever was there before. For the default of a custom alignment it is the view whose line is wanted.
///
///     Color.frame(width: 40, height: 20)      d.width = 40, d[.trailing] = 40, d[.bottom] = 20
///
/// Lengths are worked out when they are read. Outside the closure that it was given to, it answers 0.
public struct ViewDimensions {
  let pass: LayoutPass
  let run: Int
  let subject: Subject

  /// What the dimensions are those of.
  enum Subject {
    case view(Int, Proposal)
    /// An empty view of the size of a frame, which stands for the frame when it looks for its own lines. The proposal
    /// is that size.
    case blank(frame: Int, Proposal)
  }

  /// Given to a hand-written layout, and to no closure.
  var isForLayout: Bool { run < 0 }

  /// How wide the view is, in points.
  public var width: Double { pass.length(.horizontal, of: self) }

  /// How high the view is, in points.
  public var height: Double { pass.length(.vertical, of: self) }

  /// Where a line lies, from the view's leading or top edge: as set by hand, else by default.
  public subscript(key: AlignmentKey) -> Double { pass.position(of: key, in: self) }

  /// Where a line lies if it was set by hand on the view or came out of it; nil if only the default holds.
  public subscript(explicit key: AlignmentKey) -> Double? { pass.explicitPosition(of: key, in: self) }
}

// MARK: - Answering a closure

extension LayoutPass {
  fileprivate func length(_ axis: Axis, of dimensions: ViewDimensions) -> Double {
    guard isRunning(dimensions) else { return 0 }
    switch dimensions.subject {
    case .view(let node, let proposal): return read(length(axis, of: node, in: proposal))
    case .blank(_, let size): return read(TrackedLength(size[axis] ?? 0, reads: .along(axis)))
    }
  }

  fileprivate func position(of key: AlignmentKey, in dimensions: ViewDimensions) -> Double {
    guard isRunning(dimensions) else { return 0 }
    switch dimensions.subject {
    case .view(let node, let proposal):
      let answer = guide(key, of: node, in: proposal)
      if dimensions.isForLayout { keepAsked(key, of: node, answer.value, run: dimensions.run) }
      return read(answer)
    case .blank(let frame, let size): return read(blankGuide(key, in: frame, size: size))
    }
  }

  fileprivate func explicitPosition(of key: AlignmentKey, in dimensions: ViewDimensions) -> Double? {
    guard isRunning(dimensions), case .view(let node, let proposal) = dimensions.subject else { return nil }
    let answer = explicit(key, of: node, in: proposal)
    guard let value = answer.value else {
      reading.formUnion(answer.reads)
      return nil
    }
    if dimensions.isForLayout { keepAsked(key, of: node, value, run: dimensions.run) }
    return read(TrackedLength(value, reads: answer.reads))
  }

  /// Dimensions that somebody kept would let a view ask about a view around it, which is still being worked out.
  private func isRunning(_ dimensions: ViewDimensions) -> Bool {
    if dimensions.run == run { return true }
    note(.keptDimensions, 0)
    return false
  }

  private func read(_ answer: TrackedLength) -> Double {
    reading.formUnion(answer.reads)
    if !answer.value.isFinite { hasReadEndless = true }
    return answer.value
  }

  /// Runs a closure, and tells what it read. A view may be endless while a stack tries how far it would go; only a
  /// closure that makes an endless number out of ordinary ones is worth a note.
  func run(
    _ closure: (ViewDimensions) -> Double, for subject: ViewDimensions.Subject, ifEndless complain: (Double) -> Void
  ) -> TrackedLength {
    let outer = (run, reading, hasReadEndless)
    runsBegun += 1
    run = runsBegun
    reading = []
    hasReadEndless = false
    defer { (run, reading, hasReadEndless) = outer }
    let value = closure(ViewDimensions(pass: self, run: run, subject: subject))
    if !value.isFinite, !hasReadEndless { complain(value) }
    return TrackedLength(value, reads: reading)
  }
}
