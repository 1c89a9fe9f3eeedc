/// `frame(width:height:alignment:)`: fixed lengths along one axis or both.
///
///     Color.frame(width: 50) in 200 × 100:   content offered 50 × 100, frame 50 × 100
///
/// The frame ignores its content's size; larger content overflows according to the alignment.
struct FixedFrame: Frame, StoredKind {
  var width: Double?
  var height: Double?
  var contentAlignment: Alignment

  subscript(axis: Axis) -> Double? { axis == .horizontal ? width : height }

  static func table(in payloads: Payloads) -> ContiguousArray<FixedFrame> { payloads.fixedFrames }

  func offer(_ proposal: Proposal, to node: Int, _ pass: LayoutPass) -> Proposal {
    var offer = proposal
    if let width { offer = offer.with(.horizontal, width, reads: []) }
    if let height { offer = offer.with(.vertical, height, reads: []) }
    return offer
  }

  func length(_ axis: Axis, of node: Int, in proposal: Proposal, _ pass: LayoutPass) -> TrackedLength {
    if let length = self[axis] { return TrackedLength(length) }
    return pass.length(axis, of: node + 1, in: offer(proposal, to: node, pass))
  }

  func traits(_ content: ViewTraits) -> ViewTraits {
    ViewTraits(explicitKeys: content.explicitKeys, crossing: width == nil && height == nil ? content.crossing : [])
  }

  func sets(_ axis: Axis) -> Bool { self[axis] != nil }

  func range(_ axis: Axis, _ content: LengthRange?) -> LengthRange? { self[axis].map { .rigid($0) } ?? content }
}

/// A fixed or flexible frame.
///
///     frame 100 wide, .trailing, content 40 wide:   content at 60: the content's line meets the frame's
///
/// The frame's line is that of an *empty* view of the frame's size; the content's may be explicit. So a guide on the
/// content moves the content inside the frame.
protocol Frame: LayoutModifier {
  var contentAlignment: Alignment { get }
  /// Whether the frame sets the length along an axis, which resets the spacing there to that of an ordinary view.
  func sets(_ axis: Axis) -> Bool
}

extension Frame {
  var alignment: Alignment? { contentAlignment }

  func origin(_ axis: Axis, of node: Int, offer: Proposal, in proposal: Proposal, _ pass: LayoutPass) -> TrackedLength {
    let key = contentAlignment[axis]
    let frame = pass.blankGuide(key, of: node, in: proposal)
    let content = pass.guide(key, of: node + 1, in: offer)
    return TrackedLength(frame.value - content.value, reads: frame.reads.union(content.reads))
  }

  func space(_ wish: inout ViewSpacing) -> Bool {
    for axis in [Axis.horizontal, .vertical] where sets(axis) { wish.resetForFrame(along: axis) }
    return true
  }
}

extension LayoutTreeBuilder {
  /// A fixed frame's length; negative and infinite ones count as not given.
  mutating func frameLength(_ length: Double?, _ axis: Axis) -> Double? {
    guard let length, !(length.isFinite && length >= 0) else { return length }
    note(length, as: .frame(axis))
    return nil
  }
}
