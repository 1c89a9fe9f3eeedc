/// A view with its own answer to every proposal: a shape that implements `sizeThatFits(_:)`.
///
/// Its content gets the size that it answers.
struct SizeThatFits: LayoutModifier {
  let answer: (ProposedViewSize) -> Size

  func finalOffer(_ proposal: Proposal, own: Proposal?, to node: Int, _ pass: LayoutPass) -> Proposal {
    own ?? pass.finalSize(of: node, in: proposal)
  }

  func length(_ axis: Axis, of node: Int, in proposal: Proposal, _ pass: LayoutPass) -> TrackedLength {
    let length = answer(ProposedViewSize(proposal))[axis]
    if !length.isFinite || length < 0 { pass.note(.invalidNumber(.sizeThatFits, OddNumber(length)), node) }
    return TrackedLength(length.isFinite ? max(length, 0) : 0, reads: .both)
  }

  func traits(_ content: ViewTraits) -> ViewTraits { ViewTraits(crossing: .both) }
}

extension LayoutRule {
  /// Replaces the content's size by what `answer` returns for a proposal.
  public static func sizeThatFits(_ answer: @escaping (ProposedViewSize) -> Size) -> LayoutRule {
    .modifier(AnyModifier(SizeThatFits(answer: answer)))
  }
}
