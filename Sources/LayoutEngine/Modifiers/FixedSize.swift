/// `fixedSize(horizontal:vertical:)`: gives the content its ideal length, whatever the proposal.
///
///     Color.fixedSize() in 100 × 60:   10 × 10
struct FixedSize: LayoutModifier {
  var horizontal: Bool
  var vertical: Bool

  func offer(_ proposal: Proposal, to node: Int, _ pass: LayoutPass) -> Proposal {
    var offer = proposal
    if horizontal { offer = offer.with(.horizontal, nil, reads: []) }
    if vertical { offer = offer.with(.vertical, nil, reads: []) }
    return offer
  }

  var parameters: [LayoutParameter] {
    [
      LayoutParameter(label: "horizontal", value: .flag(horizontal)),
      LayoutParameter(label: "vertical", value: .flag(vertical)),
    ]
  }

  func traits(_ content: ViewTraits) -> ViewTraits {
    var traits = content
    if vertical { traits.crossing.remove(.widthReadsHeight) }
    if horizontal { traits.crossing.remove(.heightReadsWidth) }
    return traits
  }
}

extension LayoutRule {
  /// Fixes the ideal lengths along the chosen axes.
  public static func fixedSize(horizontal: Bool, vertical: Bool) -> LayoutRule {
    .modifier(AnyModifier(FixedSize(horizontal: horizontal, vertical: vertical)))
  }
}
