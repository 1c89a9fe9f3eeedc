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
  func length(_ axis: Axis, of node: Int, _ frame: FixedFrame, in proposal: Proposal) -> Answer {
    if let length = frame[axis] { return Answer(length) }
    return length(axis, of: tree.content(of: node), in: frame.offer(proposal))
  }

  /// Where a frame puts its content: the frame's line meets the content's.
  ///
  /// The frame's line is the one of an *empty* view of the frame's size; only the content's may be set by hand. So a guide
  /// in the content moves it inside the frame.
  func originInFrame(
    _ axis: Axis, of node: Int, _ alignment: Alignment, offer: Proposal, in proposal: Proposal
  ) -> Answer {
    let key = alignment[axis]
    let frame = blankGuide(key, of: node, in: proposal)
    let content = guide(key, of: tree.content(of: node), in: offer)
    return Answer(frame.value - content.value, reads: frame.reads.union(content.reads))
  }
}
