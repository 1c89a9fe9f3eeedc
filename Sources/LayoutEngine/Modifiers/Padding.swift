/// `padding(_:)`: room around a view.
///
///     40 × 20 with padding(10)       60 × 40, content at 10, 10
///     Color with padding(-8) in 100  content offered 116; 100 wide, content at −8
///
/// The content is offered the proposal minus the insets. The padded view is as large as content plus insets. Neither is
/// less than 0.
struct Padding: InsetModifier, StoredKind {
  var insets: EdgeInsets

  static func table(in payloads: Payloads) -> ContiguousArray<Padding> { payloads.paddings }
}

/// A modifier that puts room around its content.
protocol InsetModifier: LayoutModifier {
  var insets: EdgeInsets { get }
}

extension InsetModifier {
  func offer(_ proposal: Proposal, to node: Int, _ pass: LayoutPass) -> Proposal {
    proposal
      .with(.horizontal, less(proposal.width, insets.total(.horizontal)), reads: proposal.widthReads)
      .with(.vertical, less(proposal.height, insets.total(.vertical)), reads: proposal.heightReads)
  }

  private func less(_ length: Double?, _ inset: Double) -> Double? { length.map { max(0, $0 - inset) } }

  func length(_ axis: Axis, of node: Int, in proposal: Proposal, _ pass: LayoutPass) -> TrackedLength {
    var answer = pass.length(axis, of: node + 1, in: offer(proposal, to: node, pass))
    answer.value = max(0, answer.value + insets.total(axis))
    return answer
  }

  func origin(_ axis: Axis, of node: Int, offer: Proposal, in proposal: Proposal, _ pass: LayoutPass) -> TrackedLength {
    TrackedLength(insets.start(axis))
  }

  func traits(_ content: ViewTraits) -> ViewTraits {
    ViewTraits(explicitKeys: content.explicitKeys, crossing: content.crossing)
  }

  func space(_ wish: inout ViewSpacing) -> Bool {
    wish.reset(movedBy: insets)
    return true
  }

  /// Negative padding changes even a proposal of 0, so only rigid content has a known range.
  func range(_ axis: Axis, _ content: LengthRange?) -> LengthRange? {
    let total = insets.total(axis)
    guard var range = content, total >= 0 || range.isRigid else { return nil }
    range.shortest = max(0, range.shortest + total)
    range.longest = max(0, range.longest + total)
    return range
  }
}
