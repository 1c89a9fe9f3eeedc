/// A view whose text does not decide its distance: a control keeps 8 from its neighbours, though a text is in it.
///
///     Button("Save")         above: as its text wants       below: as a picture wants
///     Toggle("On", …)        both edges as a picture wants
///
/// Size, guides and priority are the content's.
struct OrdinarySpacing {
  var top: Bool
  var bottom: Bool
}

extension ViewSpacing {
  /// As wanted by a control: what ordinary views want, on the edges named.
  mutating func reset(_ edges: OrdinarySpacing) {
    if edges.top { top = Self.box.top }
    if edges.bottom { bottom = Self.box.bottom }
    if edges.top && edges.bottom { reset(along: .horizontal) }
  }
}
