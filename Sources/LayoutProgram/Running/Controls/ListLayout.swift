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
  private var margin: Double
  /// The same at a section with margins of its own.
  private var leading: Double
  private var trailing: Double
  /// A list's `\.defaultMinListRowHeight` and `\.defaultMinListHeaderHeight`.
  private let minimumRow: Double
  private let minimumHeader: Double
  private let sectionSpacing: Double?
  /// The distance from the card's edge, or the list's, to a row's content.
  var inset: Double
  package var isGrouped: Bool

  package init(_ style: String, width: Double, in environment: ViewEnvironment) {
    let isWide = width >= 414
    minimumRow = environment.values[.named("defaultMinListRowHeight")]?.unboxed.number ?? 44
    minimumHeader = environment.values[.named("defaultMinListHeaderHeight")]?.unboxed.number ?? 28
    sectionSpacing = environment.controls.listSectionSpacing
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
    (leading, trailing) = (margin, margin)
  }

  /// The look of a section with `listSectionMargins`.
  package func with(_ edges: EdgeSet, _ length: Double) -> ListLook {
    var look = self
    if edges.contains(.leading) { look.leading = length }
    if edges.contains(.trailing) { look.trailing = length }
    return look
  }

  package func row(_ content: View, insets: EdgeInsets?, isFirst: Bool, isLast: Bool) -> View {
    let insets = insets ?? EdgeInsets(top: 11, leading: inset, bottom: 11, trailing: inset)
    return content.padded(insets)
      .flexible(FlexibleFrame(minWidth: 0, maxWidth: .infinity, minHeight: minimumRow), .leading)
      .asRow(isCard: isGrouped, corner: margin > 0 ? 10 : 0, isFirst: isFirst, isLast: isLast)
      .padded(EdgeInsets(top: 0, leading: leading, bottom: 0, trailing: trailing))
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
  package func header(_ content: View, isFirst: Bool, followsFooter: Bool) -> View {
    guard isGrouped else {
      return content.padded(horizontal: inset).flexible(
        FlexibleFrame(minWidth: 0, maxWidth: .infinity, minHeight: minimumHeader), .leading)
    }
    let above = followsFooter ? 15.0 : isFirst ? 32.5 : sectionSpacing ?? 32.5
    return content.padded(EdgeInsets(top: above, leading: leading + inset, bottom: 7, trailing: trailing + inset))
      .flexible(FlexibleFrame(minWidth: 0, maxWidth: .infinity, minHeight: minimumHeader), .bottomLeading)
  }

  package func footer(_ content: View) -> View {
    content.padded(EdgeInsets(top: 8, leading: leading + inset, bottom: isGrouped ? 0 : 8, trailing: trailing + inset))
      .fillingWidth()
  }

  /// The gap above a card without a header.
  package func gap(isFirst: Bool, followsFooter: Bool) -> Double? {
    guard isGrouped else { return nil }
    return followsFooter ? 25 : isFirst ? 35 : sectionSpacing ?? 35
  }
}
