/// `frame(width:height:alignment:)`: exact lengths, on the axes that have one.
///
///     Color.frame(width: 50) in 200 × 100:   content offered 50 × 100, frame 50 × 100
///
/// The frame has its lengths whatever the content does; content that is larger sticks out, as the alignment says.
struct FixedFrame {
  var width: Double?
  var height: Double?
  var alignment: Alignment

  subscript(axis: Axis) -> Double? { axis == .horizontal ? width : height }

  func offer(_ proposal: Proposal) -> Proposal {
    var offer = proposal
    if let width { offer = offer.with(.horizontal, width, reads: []) }
    if let height { offer = offer.with(.vertical, height, reads: []) }
    return offer
  }
}

extension LayoutPass {
  func lengthOfFixedFrame(_ axis: Axis, _ node: Int, in proposal: Proposal) -> TrackedLength {
    let frame = tree.payloads.fixedFrames[payload(of: node)]
    if let length = frame[axis] { return TrackedLength(length) }
    return length(axis, of: tree.content(of: node), in: frame.offer(proposal))
  }

  func offerInFixedFrame(_ node: Int, in proposal: Proposal) -> Proposal {
    tree.payloads.fixedFrames[payload(of: node)].offer(proposal)
  }

  /// Where a frame of either kind puts its content: the frame's line meets the content's.
  ///
  /// The frame's line is the one of an *empty* view of the frame's size; only the content's may be set by hand. So a guide
  /// in the content moves it inside the frame.
  func originInFrame(_ axis: Axis, _ node: Int, offer: Proposal, in proposal: Proposal) -> TrackedLength {
    let key = alignmentOfFrame(node)[axis]
    let frame = blankGuide(key, of: node, in: proposal)
    let content = guide(key, of: tree.content(of: node), in: offer)
    return TrackedLength(frame.value - content.value, reads: frame.reads.union(content.reads))
  }

  func alignmentOfFrame(_ node: Int) -> Alignment {
    tree.nodes[node].kind == .fixedFrame
      ? tree.payloads.fixedFrames[payload(of: node)].alignment
      : tree.payloads.flexibleFrames[payload(of: node)].alignment
  }
}
