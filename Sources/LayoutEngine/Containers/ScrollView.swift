/// `ScrollView`: a viewport as long as proposed, onto content that may be longer.
///
///     ScrollView in 300 × 200            ┌──────┐
///       column 120 × 400                 │      │  120 × 200: along the axis as long as proposed,
///                                        └──────┘  across it as wide as the content
///                                        ·      ·
///
/// Along its axes it proposes nothing, so the content has its ideal length and starts at the viewport's start. Margins
/// keep the content off the edges and make the viewport wider across.
struct Scroll: LayoutModifier, StoredKind {
  var horizontal: Bool
  var vertical: Bool
  var insets: EdgeInsets

  static func table(in payloads: Payloads) -> ContiguousArray<Scroll> { payloads.scrolls }
  static func surroundings(in node: Node, around: SurroundingAxis, _ payloads: Payloads) -> SurroundingAxis { .noStack }

  func scrolls(_ axis: Axis) -> Bool { axis == .horizontal ? horizontal : vertical }

  func offer(_ proposal: Proposal, to node: Int, _ pass: LayoutPass) -> Proposal {
    var offer = proposal
    for axis in [Axis.horizontal, .vertical] {
      if scrolls(axis) {
        offer = offer.with(axis, nil, reads: [])
      } else if let length = proposal[axis] {
        offer = offer.with(axis, max(0, length - insets.total(axis)), reads: proposal.reads(axis))
      }
    }
    return offer
  }

  func length(_ axis: Axis, of node: Int, in proposal: Proposal, _ pass: LayoutPass) -> TrackedLength {
    if scrolls(axis), let length = proposal[axis] { return TrackedLength(length, reads: .along(axis)) }
    var answer = pass.length(axis, of: node + 1, in: offer(proposal, to: node, pass))
    answer.value = max(0, answer.value + insets.total(axis))
    if scrolls(axis) { answer.reads.formUnion(.along(axis)) }
    return answer
  }

  /// The content starts after the margin, and after the bar over the viewport, if there is one.
  func origin(_ axis: Axis, of node: Int, offer: Proposal, in proposal: Proposal, _ pass: LayoutPass) -> TrackedLength {
    TrackedLength(insets.start(axis) + (pass.contentShifts[node]?[axis] ?? 0))
  }

  /// Along its axis the scroll view's length does not depend on the content.
  func traits(_ content: ViewTraits) -> ViewTraits {
    var traits = ViewTraits(explicitKeys: content.explicitKeys, crossing: content.crossing)
    if vertical { traits.crossing.remove(.widthReadsHeight) }
    if horizontal { traits.crossing.remove(.heightReadsWidth) }
    return traits
  }
  func space(_ wish: inout ViewSpacing) -> Bool {
    wish = .box
    return true
  }
}
