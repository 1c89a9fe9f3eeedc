/// The argument of a guide closure: the size of a view and the position of every line in it.
///
/// For `alignmentGuide`, the view is the *content*, the result of the earlier modifiers, so `d[.leading] + 10` builds
/// on the existing value. For the default of a custom alignment, it is the view that was asked.
///
///     Color.frame(width: 40, height: 20)      d.width = 40, d[.trailing] = 40, d[.bottom] = 20
///
/// Lengths are computed on access. After its closure has returned, it answers 0.
public struct ViewDimensions {
  let pass: LayoutPass
  let run: Int
  let subject: Subject

  /// The view that the dimensions describe.
  enum Subject {
    case view(Int, Proposal)
    /// An empty view of a frame's size, which gives the frame's own lines. The proposal is that size.
    case blank(frame: Int, Proposal)
  }

  /// Belongs to a hand-written layout, not to a closure.
  var isForLayout: Bool { run < 0 }

  /// The view's width, in points.
  public var width: Double { pass.length(.horizontal, of: self) }

  /// The view's height, in points.
  public var height: Double { pass.length(.vertical, of: self) }

  /// The position of a line, from the view's leading or top edge: the explicit value, else the default.
  public subscript(key: AlignmentKey) -> Double { pass.position(of: key, in: self) }

  /// The explicit position of a line, set on the view or inside it; nil if only the default applies.
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

  /// Stored dimensions would let a view ask about a surrounding view whose layout is still in progress.
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

  /// Runs a closure and records its dependencies. Sizes may be infinite while a stack asks for maximum lengths, so it
  /// notes an infinite result only if all inputs were finite.
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
