public struct Animation: Hashable {
  public static var `default`: Animation { native() }
  public static var linear: Animation { native() }
  public static var easeIn: Animation { native() }
  public static var easeOut: Animation { native() }
  public static var easeInOut: Animation { native() }
  public static var spring: Animation { native() }
  public static var smooth: Animation { native() }
  public static var snappy: Animation { native() }
  public static var bouncy: Animation { native() }
  public static var interactiveSpring: Animation { native() }
  public static var interpolatingSpring: Animation { native() }
  public static func linear(duration: Double) -> Animation { native() }
  public static func easeIn(duration: Double) -> Animation { native() }
  public static func easeOut(duration: Double) -> Animation { native() }
  public static func easeInOut(duration: Double) -> Animation { native() }
  public static func timingCurve(_ x1: Double, _ y1: Double, _ x2: Double, _ y2: Double, duration: Double = 0.35)
    -> Animation
  { native() }
  @_disfavoredOverload public static func spring(
    response: Double = 0.5, dampingFraction: Double = 0.825, blendDuration: Double = 0
  ) -> Animation { native() }
  public static func interactiveSpring(
    response: Double = 0.15, dampingFraction: Double = 0.86, blendDuration: Double = 0.25
  ) -> Animation { native() }
  public static func interactiveSpring(
    duration: Double = 0.15, extraBounce: Double = 0, blendDuration: Double = 0.25
  ) -> Animation { native() }
  public static func spring(duration: Double = 0.5, bounce: Double = 0, blendDuration: Double = 0) -> Animation {
    native()
  }
  public static func spring(_ spring: Spring, blendDuration: Double = 0) -> Animation { native() }
  public static func interpolatingSpring(
    mass: Double = 1, stiffness: Double, damping: Double, initialVelocity: Double = 0
  ) -> Animation { native() }
  public static func interpolatingSpring(duration: Double = 0.5, bounce: Double = 0, initialVelocity: Double = 0)
    -> Animation
  { native() }
  public static func interpolatingSpring(_ spring: Spring, initialVelocity: Double = 0) -> Animation { native() }
  public static func smooth(duration: Double = 0.5, extraBounce: Double = 0) -> Animation { native() }
  public static func snappy(duration: Double = 0.5, extraBounce: Double = 0) -> Animation { native() }
  public static func bouncy(duration: Double = 0.5, extraBounce: Double = 0) -> Animation { native() }
  public func delay(_ delay: Double) -> Animation { native() }
  public func speed(_ speed: Double) -> Animation { native() }
  public func repeatCount(_ repeatCount: Int, autoreverses: Bool = true) -> Animation { native() }
  public func repeatForever(autoreverses: Bool = true) -> Animation { native() }
  @approximated("Counts as done when its curve ends, or its spring's time is over.") public func logicallyComplete(
    after duration: Double
  ) -> Animation { self }
}

public struct AnimationCompletionCriteria: Hashable { public static let logicallyComplete = Self(), removed = Self() }

extension View {
  public func animation<V: Equatable>(_ animation: Animation?, value: V) -> some View { native() }
  public func animation(_ animation: Animation?) -> some View { native() }
  public func animation(_ animation: Animation?, @ViewBuilder body: (PlaceholderContentView<Self>) -> some View)
    -> some View
  { native() }
  public func transaction(_ transform: @escaping (inout Transaction) -> Void) -> some View { native() }
  public func transaction<V: Equatable>(value: V, _ transform: @escaping (inout Transaction) -> Void) -> some View {
    native()
  }
  public func transaction(
    _ transform: @escaping (inout Transaction) -> Void, @ViewBuilder body: (PlaceholderContentView<Self>) -> some View
  ) -> some View { native() }
  public func geometryGroup() -> some View { native() }
}

extension Binding {
  public func animation(_ animation: Animation? = .default) -> Binding<Value> { native() }
  public func transaction(_ transaction: Transaction) -> Binding<Value> { native() }
}

public struct Spring: Hashable {
  public static func smooth(duration: Double = 0.5, extraBounce: Double = 0) -> Spring { native() }
  public static var smooth: Spring { native() }
  public static func snappy(duration: Double = 0.5, extraBounce: Double = 0) -> Spring { native() }
  public static var snappy: Spring { native() }
  public static func bouncy(duration: Double = 0.5, extraBounce: Double = 0) -> Spring { native() }
  public static var bouncy: Spring { native() }
  public init(duration: Double = 0.5, bounce: Double = 0) { native() }
  public init(response: Double, dampingRatio: Double) { native() }
  public init(mass: Double = 1, stiffness: Double, damping: Double, allowOverDamping: Bool = false) { native() }
}

public struct UnitCurve: Hashable {
  public static func bezier(startControlPoint: UnitPoint, endControlPoint: UnitPoint) -> UnitCurve { native() }
  public static var linear: UnitCurve { native() }
  public static var easeIn: UnitCurve { native() }
  public static var easeOut: UnitCurve { native() }
  public static var easeInOut: UnitCurve { native() }
}

public func withAnimation<Result>(_ animation: Animation? = .default, _ body: () throws -> Result) rethrows -> Result {
  native()
}

public func withAnimation<Result>(
  _ animation: Animation? = .default, completionCriteria: AnimationCompletionCriteria = .logicallyComplete,
  _ body: () throws -> Result, completion: @escaping () -> Void
) rethrows -> Result { native() }
