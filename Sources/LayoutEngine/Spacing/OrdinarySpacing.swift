/// A view whose text does not decide its distance: a control keeps 8 from its neighbours, though a text is in it.
///
///     Button("Save")         above: as its text wants       below: as a picture wants
///     Toggle("On", …)        both edges as a picture wants
///
/// Size, guides and priority are the content's.
struct OrdinarySpacing: LayoutModifier {
  var top: Bool
  var bottom: Bool

  var name: String { "spacing" }

  /// What ordinary views want, on the edges named.
  func space(_ wish: inout ViewSpacing) -> Bool {
    if top { wish.top = ViewSpacing.box.top }
    if bottom { wish.bottom = ViewSpacing.box.bottom }
    if top && bottom { wish.reset(along: .horizontal) }
    return true
  }
}

extension LayoutRule {
  /// The same view, which keeps its distance as a picture does, not as the text in it would, on the edges named.
  public static func ordinarySpacing(top: Bool, bottom: Bool) -> LayoutRule {
    .modifier(AnyModifier(OrdinarySpacing(top: top, bottom: bottom)))
  }
}
