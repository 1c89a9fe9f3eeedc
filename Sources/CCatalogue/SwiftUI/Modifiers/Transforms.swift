public protocol GeometryEffect: ViewModifier {}

public protocol Animatable {}

public protocol AnimatableModifier: ViewModifier, Animatable {}

@inert public struct ProjectionTransform: Hashable {
  public init() { native() }
  public func concatenating(_ rhs: ProjectionTransform) -> ProjectionTransform { native() }
  public init(_ transform: CGAffineTransform) { native() }
  public init(_ transform: CATransform3D) { native() }
}

@inert public struct CATransform3D {}

extension CGPoint {
  public var animatableData: AnimatablePair<CGFloat, CGFloat> {
    get { native() }
    set { native() }
  }
}

extension CGSize {
  public var animatableData: AnimatablePair<CGFloat, CGFloat> {
    get { native() }
    set { native() }
  }
}

public struct AnimatablePair<First, Second>: Hashable {
  public init(_ first: First, _ second: Second) { native() }
  public var first: First {
    get { native() }
    set { native() }
  }
  public var second: Second {
    get { native() }
    set { native() }
  }
}

@inert public struct EmptyAnimatableData: Hashable {}
