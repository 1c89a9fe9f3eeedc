/// A view whose text does not decide its distance: a control keeps 8 from its neighbours, though a text is in it.
///
///     Button("Save")         above: as its text wants       below: as a picture wants
///     Toggle("On", …)        both edges as a picture wants
///
/// Size, guides and priority are the content's.
struct OrdinarySpacing: LayoutModifier {
  var top: Bool
  var bottom: Bool

  /// What ordinary views want, on the edges named.
  func space(_ wish: inout ViewSpacing) -> Bool {
    if top { wish.top = ViewSpacing.box.top }
    if bottom { wish.bottom = ViewSpacing.box.bottom }
    if top && bottom { wish.reset(along: .horizontal) }
    return true
  }
}
