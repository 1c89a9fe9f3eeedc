/// `aspectRatio(_:contentMode:)`: the content is offered a rectangle of one shape, and its answer is the size.
///
///     Color.aspectRatio(2, .fit)  in 100 × 300:   100 × 50
///     Color.aspectRatio(1, .fill) in  60 × 40:     60 × 60
///
/// Without a ratio, the shape is that of the content's ideal size. Content that is rigid does not care.
struct AspectRatio {
  var ratio: Double?
  var mode: ContentMode

  /// The largest (fit) or smallest (fill) rectangle of a shape; an axis that proposes nothing does not count.
  func scaled(_ shape: Size, to proposal: Proposal) -> Size {
    let scales = [proposal.width.map { $0 / shape.width }, proposal.height.map { $0 / shape.height }].compactMap { $0 }
    let scale = (mode == .fit ? scales.min() : scales.max()) ?? 1
    return Size(width: shape.width * scale, height: shape.height * scale)
  }
}

extension LayoutPass {
  func lengthOfAspectRatio(_ axis: Axis, _ node: Int, in proposal: Proposal) -> TrackedLength {
    length(axis, of: tree.content(of: node), in: offerInAspectRatio(node, in: proposal))
  }

  /// What the content is offered, for sizing and placing alike. Whatever it is, even nothing, was made from both lengths.
  func offerInAspectRatio(_ node: Int, in proposal: Proposal) -> Proposal {
    let size = sizeInAspectRatio(node, in: proposal)
    return Proposal(
      width: size?.width ?? proposal.width, height: size?.height ?? proposal.height, widthReads: .both,
      heightReads: .both)
  }

  /// Nil where the content is offered what the view is.
  private func sizeInAspectRatio(_ node: Int, in proposal: Proposal) -> Size? {
    if proposal.width == nil, proposal.height == nil { return nil }
    let aspect = tree.payloads.aspectRatios[payload(of: node)]
    let shape = shape(of: node, aspect)
    // A view without extent, or of endless extent, has no shape to keep.
    guard shape.width > 0, shape.height > 0, shape.width.isFinite, shape.height.isFinite else { return nil }
    return aspect.scaled(shape, to: proposal)
  }

  private func shape(of node: Int, _ aspect: AspectRatio) -> Size {
    if let ratio = aspect.ratio { return Size(width: ratio, height: 1) }
    let content = tree.content(of: node)
    let width = length(.horizontal, of: content, in: .ideal)
    let height = length(.vertical, of: content, in: .ideal)
    return Size(width: width.value, height: height.value)
  }
}
