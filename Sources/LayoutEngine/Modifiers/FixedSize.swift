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
  func lengthOfFixedSize(_ axis: Axis, _ node: Int, in proposal: Proposal) -> TrackedLength {
    let fixed = tree.payloads.fixedSizes[payload(of: node)]
    return length(axis, of: tree.content(of: node), in: fixed.offer(proposal))
  }

  func offerInFixedSize(_ node: Int, in proposal: Proposal) -> Proposal {
    tree.payloads.fixedSizes[payload(of: node)].offer(proposal)
  }
}
