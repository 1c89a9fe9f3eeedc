// swift-format-ignore-file: AmbiguousTrailingClosureOverload

@MainActor @preconcurrency public protocol Gesture<Value> {
  associatedtype Value
  associatedtype Body: Gesture
  var body: Body { get }
}

public struct TapGesture: Gesture {
  public init(count: Int = 1) { native() }
  public func onEnded(_ action: () -> Void) -> TapGesture { native() }
  public func onEnded(_ action: (Void) -> Void) -> TapGesture { native() }
}

public struct SpatialTapGesture: Gesture {
  public init(count: Int = 1, coordinateSpace: some CoordinateSpaceProtocol = .local) { native() }
  public func onEnded(_ action: (SpatialTapGesture.Value) -> Void) -> SpatialTapGesture { native() }
}

extension SpatialTapGesture {
  public struct Value {
    public var location: CGPoint { native() }
  }
}

public struct LongPressGesture: Gesture {
  public init(minimumDuration: Double = 0.5, maximumDistance: CGFloat = 10) { native() }
  public func onEnded(_ action: (Bool) -> Void) -> LongPressGesture { native() }
  public func onChanged(_ action: (Bool) -> Void) -> LongPressGesture { native() }
  public func updating<Kept>(_ state: GestureState<Kept>, body: (Bool, inout Kept, inout Transaction) -> Void)
    -> LongPressGesture
  { native() }
}

@approximated("Moves in one go: onChanged hears of the whole way once, and the speed is nothing.")
public struct DragGesture: Gesture {
  public init(minimumDistance: CGFloat = 10, coordinateSpace: CoordinateSpace = .local) { native() }
  public func onEnded(_ action: (DragGesture.Value) -> Void) -> DragGesture { native() }
  public func onChanged(_ action: (DragGesture.Value) -> Void) -> DragGesture { native() }
  public func updating<Kept>(
    _ state: GestureState<Kept>, body: (DragGesture.Value, inout Kept, inout Transaction) -> Void
  ) -> DragGesture { native() }
}

@approximated("No step of a scene uses two fingers.") public struct MagnifyGesture: Gesture {
  public init(minimumScaleDelta: CGFloat = 0.01) { native() }
  public func onEnded(_ action: (MagnifyGesture.Value) -> Void) -> MagnifyGesture { native() }
  public func onChanged(_ action: (MagnifyGesture.Value) -> Void) -> MagnifyGesture { native() }
  public func updating<Kept>(
    _ state: GestureState<Kept>, body: (MagnifyGesture.Value, inout Kept, inout Transaction) -> Void
  ) -> MagnifyGesture { native() }
}

@approximated("No step of a scene uses two fingers.") public struct MagnificationGesture: Gesture {
  public init(minimumScaleDelta: CGFloat = 0.01) { native() }
  public func onEnded(_ action: (CGFloat) -> Void) -> MagnificationGesture { native() }
  public func onChanged(_ action: (CGFloat) -> Void) -> MagnificationGesture { native() }
  public func updating<Kept>(_ state: GestureState<Kept>, body: (CGFloat, inout Kept, inout Transaction) -> Void)
    -> MagnificationGesture
  { native() }
}

@approximated("No step of a scene uses two fingers.") public struct RotateGesture: Gesture {
  public init() { native() }
  public func onEnded(_ action: (RotateGesture.Value) -> Void) -> RotateGesture { native() }
  public func onChanged(_ action: (RotateGesture.Value) -> Void) -> RotateGesture { native() }
  public func updating<Kept>(
    _ state: GestureState<Kept>, body: (RotateGesture.Value, inout Kept, inout Transaction) -> Void
  ) -> RotateGesture { native() }
}

@approximated("No step of a scene uses two fingers.") public struct RotationGesture: Gesture {
  public init() { native() }
  public func onEnded(_ action: (Angle) -> Void) -> RotationGesture { native() }
  public func onChanged(_ action: (Angle) -> Void) -> RotationGesture { native() }
  public func updating<Kept>(_ state: GestureState<Kept>, body: (Angle, inout Kept, inout Transaction) -> Void)
    -> RotationGesture
  { native() }
}

extension DragGesture {
  public struct Value {
    public var location: CGPoint { native() }
    public var startLocation: CGPoint { native() }
    public var predictedEndLocation: CGPoint { native() }
    public var translation: CGSize { native() }
    public var predictedEndTranslation: CGSize { native() }
    public var velocity: CGSize { native() }
  }
}

extension MagnifyGesture {
  public struct Value {
    public var magnification: CGFloat { 1.0 }
  }
}

extension RotateGesture {
  public struct Value {
    public var rotation: Angle { Angle.zero }
  }
}

@propertyWrapper public struct GestureState<Value> {
  public init(initialValue: Value) { native() }
  public init(wrappedValue: Value) { native() }
  @compilerOnly public var wrappedValue: Value { native() }
  @compilerOnly public var projectedValue: GestureState<Value> { native() }
}

public struct GestureMask: Hashable {
  @compilerOnly public let rawValue: UInt32
  @compilerOnly public init(rawValue: UInt32) { self.rawValue = rawValue }
  public static let all = Self(), none = Self(), gesture = Self(), subviews = Self()
}

@propertyWrapper public struct FocusState<Value: Hashable> {
  @compilerOnly public init() where Value == Bool { native() }
  @compilerOnly public var projectedValue: FocusState<Value>.Binding { native() }
  @compilerOnly public var wrappedValue: Value {
    get { native() }
    nonmutating set { native() }
  }
}

@propertyWrapper public struct Namespace {
  @compilerOnly public init() { native() }
  @compilerOnly public var wrappedValue: ID { native() }
}

extension Namespace {
  public struct ID: Hashable {}
}

extension View {
  public func gesture(_ gesture: some Gesture) -> some View { native() }
  public func gesture(_ gesture: some Gesture, including mask: GestureMask) -> some View { native() }
  public func gesture(_ gesture: some Gesture, isEnabled: Bool) -> some View { native() }
  public func gesture(_ gesture: some Gesture, name: String, isEnabled: Bool = true) -> some View { native() }
  public func simultaneousGesture(_ gesture: some Gesture, isEnabled: Bool) -> some View { native() }
  public func simultaneousGesture(_ gesture: some Gesture, name: String, isEnabled: Bool = true) -> some View {
    native()
  }
  public func highPriorityGesture(_ gesture: some Gesture, isEnabled: Bool) -> some View { native() }
  public func highPriorityGesture(_ gesture: some Gesture, name: String, isEnabled: Bool = true) -> some View {
    native()
  }
  public func highPriorityGesture(_ gesture: some Gesture, including mask: GestureMask = .all) -> some View { native() }
  public func simultaneousGesture(_ gesture: some Gesture, including mask: GestureMask = .all) -> some View { native() }
}
