/// Room that grows. Eight points at least, unless the source says otherwise: a spacer demands room too.
struct Spacer {
  var minLength: Double
}

/// Views without children whose answer is one line of arithmetic; they need no memory of their answers.
///
///     proposed      nothing    0      60     ∞
///     Color           10       0      60     ∞
///     Spacer           8       8      60     ∞     along its stack; 0 across
///     Divider         10       0      60     ∞     along itself; one pixel across
///     Image          own    own     own    own    (resizable: as Color, but its own size for nothing)
extension LayoutPass {
  func lengthOfPlainLeaf(_ axis: Axis, _ node: Int, in proposal: Proposal) -> TrackedLength {
    statistics.questions += 1
    switch tree.nodes[node].kind {
    case .shape: return TrackedLength(proposal[axis] ?? 10, reads: .along(axis))
    case .circle: return TrackedLength(min(proposal.width ?? 10, proposal.height ?? 10), reads: .both)
    case .image: return TrackedLength(tree.payloads.images[payload(of: node)][axis])
    case .resizableImage:
      return TrackedLength(proposal[axis] ?? tree.payloads.images[payload(of: node)][axis], reads: .along(axis))
    case .symbol: return TrackedLength(tree.payloads.symbols[payload(of: node)].size[axis])
    case .spacer: return lengthOfSpacer(axis, node, tree.payloads.spacers[payload(of: node)], in: proposal)
    case .divider: return lengthOfDivider(axis, node, in: proposal)
    default: return TrackedLength(0)
    }
  }

  private func lengthOfSpacer(_ axis: Axis, _ node: Int, _ spacer: Spacer, in proposal: Proposal) -> TrackedLength {
    if let along = tree.nodes[node].surroundings.axis, along != axis { return TrackedLength(0) }
    return TrackedLength(max(proposal[axis] ?? -.infinity, spacer.minLength), reads: .along(axis))
  }

  private func lengthOfDivider(_ axis: Axis, _ node: Int, in proposal: Proposal) -> TrackedLength {
    let thin: Axis = tree.nodes[node].surroundings == .row ? .horizontal : .vertical
    if axis == thin { return TrackedLength(1 / scale) }
    return TrackedLength(proposal[axis] ?? 10, reads: .along(axis))
  }
}
