/// `fixedSize(horizontal:vertical:)`: the content is asked for its ideal length, whatever was proposed.
///
///     Color.fixedSize() in 100 × 60:   10 × 10
struct FixedSize {
  var horizontal: Bool
  var vertical: Bool

  func offer(_ proposal: Proposal) -> Proposal {
    var offer = proposal
    if horizontal { offer = offer.with(.horizontal, nil, reads: []) }
    if vertical { offer = offer.with(.vertical, nil, reads: []) }
    return offer
  }
}

extension LayoutPass {
  func length(_ axis: Axis, of node: Int, _ fixed: FixedSize, in proposal: Proposal) -> Answer {
    length(axis, of: tree.content(of: node), in: fixed.offer(proposal))
  }
}
