/// `matchedGeometryEffect`: keeps its place in the layout and shows its content at another size.
///
///     a 20 × 20 slot, matched to a 40 × 40 source:   20 × 20 to everything around it, the content is offered 40 × 40
///
/// The content starts at the slot's corner; where it goes is known only after layout.
struct MatchedGeometryEffect: LayoutModifier {
  /// The source's size; nil if only the position matches.
  var size: Size?

  func finalOffer(_ proposal: Proposal, own: Proposal?, to node: Int, _ pass: LayoutPass) -> Proposal {
    guard own != nil, let size else { return proposal }
    return Proposal(width: size.width, height: size.height, widthReads: [], heightReads: [])
  }

  func range(_ axis: Axis, _ content: LengthRange?) -> LengthRange? { content }
}

extension LayoutRule {
  /// Offers the content another size than its slot has.
  public static func matchedGeometryEffect(size: Size?) -> LayoutRule {
    .modifier(AnyModifier(MatchedGeometryEffect(size: size)))
  }
}
