/// A control with the spacing of an ordinary view, although it contains text.
///
///     Button("Save")         above: like its text           below: like an image
///     Toggle("On", …)        both edges like an image
///
/// Size, guides and priority are the content's.
struct OrdinarySpacing: LayoutModifier {
  var top: Bool
  var bottom: Bool

  var name: String { "spacing" }

  /// Resets the chosen edges to an ordinary view's spacing.
  func space(_ wish: inout ViewSpacing) -> Bool {
    if top { wish.top = ViewSpacing.box.top }
    if bottom { wish.bottom = ViewSpacing.box.bottom }
    if top && bottom { wish.reset(along: .horizontal) }
    return true
  }
}

extension LayoutRule {
  /// Gives a view an ordinary view's spacing on the chosen edges, instead of that of its text.
  public static func ordinarySpacing(top: Bool, bottom: Bool) -> LayoutRule {
    .modifier(AnyModifier(OrdinarySpacing(top: top, bottom: bottom)))
  }
}
