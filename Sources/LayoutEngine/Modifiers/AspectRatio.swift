/// `aspectRatio(_:contentMode:)`: offers the content a rectangle of a fixed ratio and takes the content's size.
///
///     Color.aspectRatio(2, .fit)  in 100 × 300:   100 × 50
///     Color.aspectRatio(1, .fill) in  60 × 40:     60 × 60
///
/// Without a ratio, it uses that of the content's ideal size. Rigid content ignores the offer.
struct AspectRatio: LayoutModifier {
  var ratio: Double?
  var mode: ContentMode

  /// The largest (fit) or smallest (fill) rectangle of a shape; axes without a proposal are ignored.
  func scaled(_ shape: Size, to proposal: Proposal) -> Size {
    let scales = [proposal.width.map { $0 / shape.width }, proposal.height.map { $0 / shape.height }].compactMap { $0 }
    let scale = (mode == .fit ? scales.min() : scales.max()) ?? 1
    return Size(width: shape.width * scale, height: shape.height * scale)
  }

  /// Used for sizing and placing. Every offer, even nil, depends on both lengths.
  func offer(_ proposal: Proposal, to node: Int, _ pass: LayoutPass) -> Proposal {
    let size = size(in: proposal, of: node, pass)
    return Proposal(
      width: size?.width ?? proposal.width, height: size?.height ?? proposal.height, widthReads: .both,
      heightReads: .both)
  }

  /// The size to offer; nil if the content gets the proposal unchanged.
  private func size(in proposal: Proposal, of node: Int, _ pass: LayoutPass) -> Size? {
    if proposal.width == nil, proposal.height == nil { return nil }
    let shape = shape(of: node + 1, pass)
    // A view with an empty or infinite extent has no ratio.
    guard shape.width > 0, shape.height > 0, shape.width.isFinite, shape.height.isFinite else { return nil }
    return scaled(shape, to: proposal)
  }

  private func shape(of content: Int, _ pass: LayoutPass) -> Size {
    if let ratio { return Size(width: ratio, height: 1) }
    let width = pass.length(.horizontal, of: content, in: .ideal)
    let height = pass.length(.vertical, of: content, in: .ideal)
    return Size(width: width.value, height: height.value)
  }

  func traits(_ content: ViewTraits) -> ViewTraits { ViewTraits(explicitKeys: content.explicitKeys, crossing: .both) }

  var parameters: [LayoutParameter] {
    [
      LayoutParameter(label: "ratio", value: .number(ratio)),
      LayoutParameter(label: "contentMode", value: .word("\(mode)")),
    ]
  }

  func usable(_ builder: inout LayoutTreeBuilder) -> AspectRatio {
    guard let ratio, !(ratio.isFinite && ratio > 0) else { return self }
    builder.note(ratio, as: .aspectRatio)
    return AspectRatio(ratio: nil, mode: mode)
  }
}

extension LayoutRule {
  /// A fixed ratio of width to height; nil uses the content's own.
  public static func aspectRatio(_ ratio: Double?, _ mode: ContentMode) -> LayoutRule {
    .modifier(AnyModifier(AspectRatio(ratio: ratio, mode: mode)))
  }
}

/// Whether a view with a fixed ratio fits into the proposed space or fills it.
public enum ContentMode: Sendable, Hashable {
  /// As large as possible within the space.
  case fit
  /// As small as possible while it covers the space.
  case fill
}
