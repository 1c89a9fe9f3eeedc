public struct AnyTransition {
  public static var opacity: AnyTransition { native() }
  public static var slide: AnyTransition { native() }
  public static var scale: AnyTransition { native() }
  public static var identity: AnyTransition { native() }
  public static var blurReplace: AnyTransition { native() }
  public static var symbolEffect: AnyTransition { native() }
  public func combined(with other: AnyTransition) -> AnyTransition { native() }
  public func animation(_ animation: Animation?) -> AnyTransition { native() }
  public static func blurReplace(_ config: BlurReplaceConfiguration) -> AnyTransition { native() }
  public static func symbolEffect(_ effect: SymbolTransitionEffect) -> AnyTransition { AnyTransition.opacity }
  public static func move(edge: Edge) -> AnyTransition { native() }
  public static func push(from edge: Edge) -> AnyTransition { native() }
  public static func scale(scale: CGFloat, anchor: UnitPoint = .center) -> AnyTransition { native() }
  public static func offset(_ offset: CGSize) -> AnyTransition { native() }
  public static func offset(x: CGFloat = 0, y: CGFloat = 0) -> AnyTransition { native() }
  public static func asymmetric(insertion: AnyTransition, removal: AnyTransition) -> AnyTransition { native() }
  public static func modifier<E: ViewModifier>(active: E, identity: E) -> AnyTransition { native() }
}

public struct BlurReplaceConfiguration: Hashable { public static let downUp = Self(), upUp = Self() }

public struct SymbolTransitionEffect: Hashable {
  public static let appear = Self(), disappear = Self(), automatic = Self(), drawOn = Self(), drawOff = Self()
}

extension View {
  public func transition(_ t: AnyTransition) -> some View { native() }
}
