/// `scenePadding(_:)`: a screen's side margins, which depend on its width.
///
///     393 wide: 16 at the leading and the trailing edge       430 wide: 20
struct ScenePadding: InsetModifier {
  let insets: EdgeInsets
}

extension LayoutRule {
  /// The margins of a screen of this width at the chosen sides; none above and below.
  public static func scenePadding(leading: Bool, trailing: Bool, width: Double) -> LayoutRule {
    let margin = width >= 414 ? 20.0 : 16
    let insets = EdgeInsets(leading: leading ? margin : 0, trailing: trailing ? margin : 0)
    return .modifier(AnyModifier(ScenePadding(insets: insets)))
  }
}
