public struct Anchor<Value> {}

extension Anchor {
  public struct Source<Value> {
    public static var bounds: Anchor.Source<CGRect> { native() }
    public static func rect(_ rect: CGRect) -> Anchor.Source<CGRect> { native() }
    public static func point(_ point: CGPoint) -> Anchor.Source<CGPoint> { native() }
    public static func unitPoint(_ point: UnitPoint) -> Anchor.Source<CGPoint> { native() }
    public static var topLeading: Anchor.Source<CGPoint> { native() }
    public static var top: Anchor.Source<CGPoint> { native() }
    public static var topTrailing: Anchor.Source<CGPoint> { native() }
    public static var leading: Anchor.Source<CGPoint> { native() }
    public static var center: Anchor.Source<CGPoint> { native() }
    public static var trailing: Anchor.Source<CGPoint> { native() }
    public static var bottomLeading: Anchor.Source<CGPoint> { native() }
    public static var bottom: Anchor.Source<CGPoint> { native() }
    public static var bottomTrailing: Anchor.Source<CGPoint> { native() }
  }
}

extension GeometryProxy {
  public subscript<Place>(_ anchor: Anchor<Place>) -> Place { native() }
}

extension View {
  public func anchorPreference<Place, PreferenceValue>(
    key: PreferenceKey.Type, value: Anchor.Source<Place>, transform: (Anchor<Place>) -> PreferenceValue
  ) -> some View { native() }
}
