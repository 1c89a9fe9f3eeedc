/// `frame(minWidth:idealWidth:maxWidth:…)`: bounds on both axes.
///
///     given          for a proposed p                             for nil
///     nothing        the content's answer                         the content's answer
///     min            p, but at least min and at most content      content, at least min
///     max            p, but at least content and at most max      content, at most max
///     min and max    p within min…max, whatever the content       content within min…max
///     ideal          as without                                   ideal
///
/// So `maxWidth: .infinity` is at least as wide as both the proposal and the content; with `minWidth: 0` as well it is
/// exactly as wide as the proposal.
struct BoundedFrame: Frame, StoredKind {
  var horizontal: Bounds
  var vertical: Bounds
  var contentAlignment: Alignment

  subscript(axis: Axis) -> Bounds { axis == .horizontal ? horizontal : vertical }

  static func table(in payloads: Payloads) -> ContiguousArray<BoundedFrame> { payloads.flexibleFrames }

  /// The proposal, clamped to the bounds.
  func offer(_ proposal: Proposal, to node: Int, _ pass: LayoutPass) -> Proposal {
    proposal
      .with(.horizontal, horizontal.offer(proposal.width), reads: proposal.widthReads)
      .with(.vertical, vertical.offer(proposal.height), reads: proposal.heightReads)
  }

  /// The frame's own size, or nil again if nothing was proposed and no bound applied.
  func finalOffer(_ proposal: Proposal, own: Proposal?, to node: Int, _ pass: LayoutPass) -> Proposal {
    var offer = own ?? pass.finalSize(of: node, in: proposal)
    for axis in [Axis.horizontal, .vertical] where proposal[axis] == nil {
      if let length = offer[axis], self[axis].keepsAskingForIdeal(length) {
        offer = offer.with(axis, nil, reads: offer.reads(axis).union(.along(axis)))
      }
    }
    return offer
  }

  func length(_ axis: Axis, of node: Int, in proposal: Proposal, _ pass: LayoutPass) -> TrackedLength {
    let bounds = self[axis]
    if let length = bounds.lengthWithoutContent(proposal[axis]) { return TrackedLength(length, reads: .along(axis)) }
    let content = pass.length(axis, of: node + 1, in: offer(proposal, to: node, pass))
    return TrackedLength(
      bounds.length(proposal[axis], content: content.value), reads: content.reads.union(.along(axis)))
  }

  func traits(_ content: ViewTraits) -> ViewTraits {
    ViewTraits(explicitKeys: content.explicitKeys, crossing: content.crossing)
  }

  func sets(_ axis: Axis) -> Bool { self[axis].isGiven }

  func range(_ axis: Axis, _ content: LengthRange?) -> LengthRange? {
    let bounds = self[axis]
    guard bounds.isGiven else { return content }
    guard !bounds.isContradictory else { return nil }
    switch (bounds.min, bounds.max) {
    case (let low?, let high?):
      return LengthRange(shortest: max(min(0, high), low), longest: max(min(.infinity, high), low))
    case (let low?, nil): return content.map { LengthRange(shortest: low, longest: max($0.longest, low)) }
    case (nil, let high?): return content.map { LengthRange(shortest: min(max(0, $0.shortest), high), longest: high) }
    case (nil, nil): return content.map { LengthRange(shortest: $0.shortest, longest: $0.longest) }
    }
  }
}

/// The bounds along one axis in valid order: min is at least 0, ideal at least min, max at least ideal.
struct Bounds {
  /// NaN if not given: half the memory of an optional.
  private let minOrNaN: Double
  private let idealOrNaN: Double
  private let maxOrNaN: Double

  var min: Double? { minOrNaN.isNaN ? nil : minOrNaN }
  var ideal: Double? { idealOrNaN.isNaN ? nil : idealOrNaN }
  var max: Double? { maxOrNaN.isNaN ? nil : maxOrNaN }

  init(min: Double?, ideal: Double?, max: Double?) {
    let low = min.withoutNaN.map { Swift.max($0, 0) }
    let middle = ideal.withoutNaN.map { Swift.max($0, low ?? 0) }
    minOrNaN = low ?? .nan
    idealOrNaN = middle ?? .nan
    maxOrNaN = max.withoutNaN.map { Swift.max($0, middle ?? 0) } ?? .nan
  }

  /// Whether there is any bound.
  var isGiven: Bool { min != nil || ideal != nil || max != nil }

  var isContradictory: Bool {
    guard let min, let max else { return false }
    return min > max
  }

  /// The offer to the content for a proposed length.
  func offer(_ proposed: Double?) -> Double? { (proposed ?? ideal).map { clamp($0) } }

  /// The length, if the bounds decide it without the content.
  func lengthWithoutContent(_ proposed: Double?) -> Double? {
    guard !isContradictory else { return nil }
    guard let proposed else { return ideal }
    switch (min, max) {
    case (_?, _?): return clamp(proposed)
    case (let min?, nil): return proposed <= min ? min : nil
    case (nil, let max?): return proposed >= max ? max : nil
    case (nil, nil): return nil
    }
  }

  /// The length for a proposal and the content's answer to `offer`.
  func length(_ proposed: Double?, content: Double) -> Double {
    guard !isContradictory else { return content }
    guard let proposed else { return clamp(content) }
    switch (min, max) {
    case (_?, _?): return clamp(proposed)
    case (let min?, nil): return Swift.max(Swift.min(Swift.max(proposed, min), content), min)
    case (nil, let max?): return Swift.min(Swift.max(Swift.min(proposed, max), content), max)
    case (nil, nil): return content
    }
  }

  /// Whether a frame of this length that had no proposal proposes nil again for placement.
  func keepsAskingForIdeal(_ length: Double) -> Bool {
    ideal == nil && length > (min ?? -.infinity) && length < (max ?? .infinity)
  }

  private func clamp(_ length: Double) -> Double { Swift.max(Swift.min(length, max ?? .infinity), min ?? -.infinity) }
}

extension LayoutTreeBuilder {
  mutating func bounded(_ frame: FlexibleFrame, _ alignment: Alignment) -> BoundedFrame {
    let numbers = [
      frame.minWidth, frame.idealWidth, frame.maxWidth, frame.minHeight, frame.idealHeight, frame.maxHeight,
    ]
    if numbers.contains(where: { $0?.isNaN == true }) { note(.nan, as: .frameBound) }
    let bounded = BoundedFrame(
      horizontal: Bounds(min: frame.minWidth, ideal: frame.idealWidth, max: frame.maxWidth),
      vertical: Bounds(min: frame.minHeight, ideal: frame.idealHeight, max: frame.maxHeight),
      contentAlignment: alignment)
    if bounded.horizontal.isContradictory || bounded.vertical.isContradictory {
      note(.contradictoryFrame)
    }
    return bounded
  }
}
