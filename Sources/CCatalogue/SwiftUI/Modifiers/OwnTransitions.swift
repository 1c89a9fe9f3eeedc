@approximated("On the way the view fades; its own body is checked and not run.") @MainActor @preconcurrency
public protocol Transition {
  associatedtype Body: View
  typealias Content = PlaceholderContentView<Self>
  @ViewBuilder func body(content: Content, phase: TransitionPhase) -> Body
}

public enum TransitionPhase: Hashable {
  case willAppear, identity, didDisappear
  public var isIdentity: Bool { native() }
  public var value: Double { native() }
}

extension View {
  public func transition(_ transition: some Transition) -> some View { native() }
}

extension AnyTransition {
  public init(_ transition: some Transition) { self = AnyTransition.opacity }
}
