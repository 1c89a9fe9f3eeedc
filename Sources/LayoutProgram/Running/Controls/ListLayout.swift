import LayoutEngine

/// The metrics of a list: the look of iOS 15 to 18, which most lessons show.
///
///     inset grouped (also Form)             plain
///     ┌ 35, or 55.5 with a header           ┌ header at least 28
///     │ ┌──────────────────────┐            │ row: content + 11 + 11, at least 44
///     │ │16 row                │16 around   │16 in
///     │ └──────────────────────┘            └
///
/// The list takes its proposed size. It proposes to each row its width without margins and insets, and no height.
package struct ListLook {
  /// The distance from the list's edge to the card.
  var margin: Double
  /// The distance from the card's edge, or the list's, to a row's content.
  var inset: Double
  package var isGrouped: Bool

  package init(_ style: String, width: Double) {
    let isWide = width >= 414
    inset = isWide ? 20 : 16
    switch style {
    case "plain", "inset":
      margin = 0
      isGrouped = false
    case "grouped":
      margin = 0
      isGrouped = true
    default:
      margin = isWide ? 20 : 16
      isGrouped = true
    }
  }

  package func row(_ content: View, insets: EdgeInsets?, isFirst: Bool, isLast: Bool) -> View {
    let insets = insets ?? EdgeInsets(top: 11, leading: inset, bottom: 11, trailing: inset)
    return content.padded(insets)
      .flexible(FlexibleFrame(minWidth: 0, maxWidth: .infinity, minHeight: 44), .leading)
      .asRow(isCard: isGrouped, corner: margin > 0 ? 10 : 0, isFirst: isFirst, isLast: isLast)
      .padded(horizontal: margin)
  }

  /// Styles the text of a section's header and footer: small capitals above a card, a headline above plain rows.
  package func change(_ environment: inout ViewEnvironment, in part: SectionPart.Part) {
    switch part {
    case .content: return
    case .header:
      if isGrouped { environment.foreground = environment.foreground ?? .quiet }
      environment.font = .style(isGrouped ? .footnote : .headline)
      environment.textCase = isGrouped ? .uppercase : nil
    case .footer:
      environment.font = .style(.footnote)
      environment.foreground = environment.foreground ?? .quiet
    }
  }

  /// A section's header, which has its own height.
  package func header(_ content: View, followsFooter: Bool) -> View {
    guard isGrouped else {
      return content.padded(horizontal: inset).flexible(
        FlexibleFrame(minWidth: 0, maxWidth: .infinity, minHeight: 28), .leading)
    }
    let above = followsFooter ? 15.0 : 32.5
    return content.padded(EdgeInsets(top: above, leading: margin + inset, bottom: 7, trailing: margin + inset))
      .fillingWidth()
  }

  package func footer(_ content: View) -> View {
    content.padded(EdgeInsets(top: 8, leading: margin + inset, bottom: isGrouped ? 0 : 8, trailing: margin + inset))
      .fillingWidth()
  }

  /// The gap above a card without a header.
  package func gap(followsFooter: Bool) -> Double? {
    guard isGrouped else { return nil }
    return followsFooter ? 25 : 35
  }
}
