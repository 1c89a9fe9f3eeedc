public struct Anchor<Value> {}

extension Anchor {
  public struct Source {}
}

extension Anchor.Source where Value == CGRect {
  public static var bounds: Anchor<CGRect>.Source { native() }
  public static func rect(_ rect: CGRect) -> Anchor<CGRect>.Source { native() }
}

extension Anchor.Source where Value == CGPoint {
  public static func point(_ point: CGPoint) -> Anchor<CGPoint>.Source { native() }
  public static func unitPoint(_ point: UnitPoint) -> Anchor<CGPoint>.Source { native() }
  public static var topLeading: Anchor<CGPoint>.Source { native() }
  public static var top: Anchor<CGPoint>.Source { native() }
  public static var topTrailing: Anchor<CGPoint>.Source { native() }
  public static var leading: Anchor<CGPoint>.Source { native() }
  public static var center: Anchor<CGPoint>.Source { native() }
  public static var trailing: Anchor<CGPoint>.Source { native() }
  public static var bottomLeading: Anchor<CGPoint>.Source { native() }
  public static var bottom: Anchor<CGPoint>.Source { native() }
  public static var bottomTrailing: Anchor<CGPoint>.Source { native() }
}

extension GeometryProxy {
  public subscript<Place>(_ anchor: Anchor<Place>) -> Place { native() }
}

extension View {
  public func anchorPreference<A, K: PreferenceKey>(
    key _: K.Type, value: Anchor<A>.Source, transform: @escaping (Anchor<A>) -> K.Value
  ) -> some View { native() }
}
