public protocol GeometryEffect: Animatable, ViewModifier {
  func effectValue(size: CGSize) -> ProjectionTransform
}

public protocol Animatable {
  associatedtype AnimatableData: VectorArithmetic
  var animatableData: AnimatableData { get set }
}

public protocol AnimatableModifier: ViewModifier, Animatable {}

@inert public struct ProjectionTransform: Hashable {
  public init() { token("projection") }
  public func concatenating(_ rhs: ProjectionTransform) -> ProjectionTransform { self }
  public init(_ transform: CGAffineTransform) { token("projection") }
  public init(_ transform: CATransform3D) { token("projection") }
}

@inert public struct CATransform3D { @compilerOnly public init() { native() } }

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

public struct AnimatablePair<First: VectorArithmetic, Second: VectorArithmetic>: Hashable {
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

@inert public struct EmptyAnimatableData: Hashable { @compilerOnly public init() { native() } }
