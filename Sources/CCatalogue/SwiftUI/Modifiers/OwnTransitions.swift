@approximated("On the way the view fades; its own body is checked and not run.") public protocol Transition {}

public struct TransitionPhase: Hashable {
  public var isIdentity: Bool { native() }
  public var value: Double { native() }
  public static let willAppear = Self(), identity = Self(), didDisappear = Self()
}

extension View {
  public func transition(_ transition: some Transition) -> some View { native() }
}

extension AnyTransition {
  public init(_ transition: some Transition) { native() }
}
