extension Text {
  @inert public func foregroundColor(_ color: Color?) -> Text { native() }
  @inert public func foregroundStyle(_ style: some ShapeStyle) -> Text { native() }
}

extension View {
  @inert public func foregroundColor(_ color: Color?) -> some View { native() }
  @inert public func foregroundStyle(_ style: some ShapeStyle) -> some View { native() }
  public func foregroundStyle(_ primary: some ShapeStyle, _ secondary: some ShapeStyle, _ tertiary: some ShapeStyle)
    -> some View
  { native() }
  @inert public func foregroundStyle(_ primary: some ShapeStyle, _ secondary: some ShapeStyle) -> some View { native() }
  @inert public func border(_ content: some ShapeStyle, width: CGFloat = 1) -> some View { native() }
  @inert public func opacity(_ opacity: Double) -> some View { native() }
  @inert public func cornerRadius(_ radius: CGFloat, antialiased: Bool = true) -> some View { native() }
  @inert public func clipShape(_ shape: some Shape, style: FillStyle = FillStyle()) -> some View { native() }
  @inert public func mask(_ mask: some View) -> some View { native() }
  @inert public func mask(alignment: Alignment = .center, @ViewBuilder _ mask: () -> some View) -> some View {
    native()
  }
  @inert public func clipped(antialiased: Bool = false) -> some View { native() }
  @inert public func shadow(
    color: Color = Color(.sRGBLinear, white: 0, opacity: 0.33), radius: CGFloat, x: CGFloat = 0, y: CGFloat = 0
  ) -> some View {
    native()
  }
  @inert public func blur(radius: CGFloat, opaque: Bool = false) -> some View { native() }
  @inert public func hueRotation(_ angle: Angle) -> some View { native() }
  @inert public func rotationEffect(_ angle: Angle, anchor: UnitPoint = .center) -> some View { native() }
  @inert public func scaleEffect(_ scale: CGFloat, anchor: UnitPoint = .center) -> some View { native() }
  @inert public func scaleEffect(_ scale: CGSize, anchor: UnitPoint = .center) -> some View { native() }
  @inert public func scaleEffect(x: CGFloat = 1, y: CGFloat = 1, anchor: UnitPoint = .center) -> some View { native() }
  @inert public func layoutDirectionBehavior(_ behavior: LayoutDirectionBehavior) -> some View { native() }
  @inert public func flipsForRightToLeftLayoutDirection(_ enabled: Bool) -> some View { native() }
  @inert public func hidden() -> some View { native() }
  @inert public func zIndex(_ value: Double) -> some View { native() }
  @inert public func tint(_ tint: Color?) -> some View { native() }
}
