// Gestures, alone and together.

@MainActor @preconcurrency public protocol Gesture<Value> {
  associatedtype Value
  associatedtype Body: Gesture
  var body: Body { get }
}
extension Never: Gesture { public typealias Value = Never }
public protocol PrimitiveGesture: Gesture where Body == Never {}
extension PrimitiveGesture { public var body: Never { fatalError() } }
public struct GestureMask: OptionSet, Sendable {
  public let rawValue: UInt32
  public init(rawValue: UInt32) { self.rawValue = rawValue }
  public static let none = GestureMask([]), gesture = GestureMask(rawValue: 1), subviews = GestureMask(rawValue: 2)
  public static let all = GestureMask(rawValue: 3)
}
public struct DragGesture: PrimitiveGesture {
  public struct Value: Equatable, Sendable {
    public var time: Date
    public var location: CGPoint
    public var startLocation: CGPoint
    public var translation: CGSize
    public var velocity: CGSize
    public var predictedEndLocation: CGPoint
    public var predictedEndTranslation: CGSize
  }
  nonisolated public init(minimumDistance: CGFloat = 10, coordinateSpace: CoordinateSpace = .local) {}
  nonisolated public init(minimumDistance: CGFloat = 10, coordinateSpace: some CoordinateSpaceProtocol) {}
}
public struct TapGesture: PrimitiveGesture {
  public typealias Value = ()
  nonisolated public init(count: Int = 1) {}
}
public struct SpatialTapGesture: PrimitiveGesture {
  public struct Value: Equatable, Sendable { public var location: CGPoint }
  nonisolated public init(count: Int = 1, coordinateSpace: some CoordinateSpaceProtocol = .local) {}
}
public struct LongPressGesture: PrimitiveGesture {
  public typealias Value = Bool
  nonisolated public init(minimumDuration: Double = 0.5, maximumDistance: CGFloat = 10) {}
}
public struct MagnifyGesture: PrimitiveGesture {
  public struct Value: Equatable, Sendable { public var magnification: CGFloat }
  nonisolated public init(minimumScaleDelta: CGFloat = 0.01) {}
}
public struct RotateGesture: PrimitiveGesture {
  public struct Value: Equatable, Sendable { public var rotation: Angle }
  nonisolated public init(minimumAngleDelta: Angle = .degrees(1)) {}
}
extension Optional: Gesture where Wrapped: Gesture {
  public typealias Value = Wrapped.Value
  public var body: Never { fatalError() }
}
public struct MagnificationGesture: PrimitiveGesture {
  public typealias Value = CGFloat
  public init(minimumScaleDelta: CGFloat = 0.01) {}
}
public struct RotationGesture: PrimitiveGesture {
  public typealias Value = Angle
  public init() {}
}
public struct _ChangedGesture<Content: Gesture>: PrimitiveGesture { public typealias Value = Content.Value }
public struct GestureStateGesture<Base: Gesture, State>: PrimitiveGesture { public typealias Value = Base.Value }
public struct _EndedGesture<Content: Gesture>: PrimitiveGesture { public typealias Value = Content.Value }
extension Gesture {
  nonisolated public func onEnded(_ action: @escaping (Value) -> Void) -> _EndedGesture<Self> { fatalError() }
  nonisolated public func updating<State>(
    _ state: GestureState<State>, body: @escaping (Value, inout State, inout Transaction) -> Void
  ) -> GestureStateGesture<Self, State> { fatalError() }
  nonisolated public func sequenced<Other: Gesture>(before other: Other) -> SequenceGesture<Self, Other> {
    fatalError()
  }
  nonisolated public func simultaneously<Other: Gesture>(with other: Other) -> SimultaneousGesture<Self, Other> {
    fatalError()
  }
  nonisolated public func exclusively<Other: Gesture>(before other: Other) -> ExclusiveGesture<Self, Other> {
    fatalError()
  }
}
public struct SequenceGesture<First: Gesture, Second: Gesture>: PrimitiveGesture {
  public init(_ first: First, _ second: Second) {}
  public enum Value {
    case first(First.Value)
    case second(First.Value, Second.Value?)
  }
}
extension SequenceGesture.Value: Equatable where First.Value: Equatable, Second.Value: Equatable {}
public struct SimultaneousGesture<First: Gesture, Second: Gesture>: PrimitiveGesture {
  public init(_ first: First, _ second: Second) {}
  public struct Value {
    public var first: First.Value?
    public var second: Second.Value?
  }
}
extension SimultaneousGesture.Value: Equatable where First.Value: Equatable, Second.Value: Equatable {}
public struct ExclusiveGesture<First: Gesture, Second: Gesture>: PrimitiveGesture {
  public init(_ first: First, _ second: Second) {}
  public enum Value {
    case first(First.Value)
    case second(Second.Value)
  }
}
extension ExclusiveGesture.Value: Equatable where First.Value: Equatable, Second.Value: Equatable {}
extension Gesture where Value: Equatable {
  nonisolated public func onChanged(_ action: @escaping (Value) -> Void) -> _ChangedGesture<Self> { fatalError() }
}
