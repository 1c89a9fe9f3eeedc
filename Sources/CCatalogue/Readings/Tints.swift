// SwiftUI tints with any `ShapeStyle`; the course tells the styles apart, after a color.
extension View {
  @inert public func tint(_ style: Gradient?) -> some View { native() }
  @inert public func tint(_ style: LinearGradient?) -> some View { native() }
  @inert public func tint(_ style: RadialGradient?) -> some View { native() }
  @inert public func tint(_ style: AngularGradient?) -> some View { native() }
  @inert public func tint(_ style: EllipticalGradient?) -> some View { native() }
  @inert public func tint(_ style: AnyGradient?) -> some View { native() }
  @inert public func tint(_ style: AnyShapeStyle?) -> some View { native() }
}
