public struct PlaceholderContentView: Primitive {}

public struct PhaseAnimator: Primitive {
  public init<Phase: Equatable>(
    _ phases: some Sequence<Phase>, @ViewBuilder content: (Phase) -> some View,
    animation: (Phase) -> Animation? = { _ in .default }
  ) { native() }
  public init<Phase: Equatable, T: Equatable>(
    _ phases: some Sequence<Phase>, trigger: T, @ViewBuilder content: (Phase) -> some View,
    animation: (Phase) -> Animation? = { _ in .default }
  ) { native() }
}

public struct KeyframeAnimator: Primitive {
  public init<V>(
    initialValue: V, repeating: Bool = true, @ViewBuilder content: (V) -> some View,
    @KeyframesBuilder keyframes: (V) -> some View
  ) { native() }
  public init<V, T: Equatable>(
    initialValue: V, trigger: T, @ViewBuilder content: (V) -> some View, @KeyframesBuilder keyframes: (V) -> some View
  ) { native() }
}

public struct Transaction {
  public init(animation: Animation? = nil) { native() }
  public var animation: Animation? {
    get { native() }
    set { native() }
  }
  public var disablesAnimations: Bool {
    get { native() }
    set { native() }
  }
  @inert public var isContinuous: Bool {
    get { native() }
    set { native() }
  }
}

extension View {
  public func phaseAnimator<Phase: Equatable>(
    _ phases: some Sequence<Phase>, @ViewBuilder content: (PlaceholderContentView, Phase) -> some View,
    animation: (Phase) -> Animation? = { _ in .default }
  ) -> some View { native() }
  public func phaseAnimator<Phase: Equatable, T: Equatable>(
    _ phases: some Sequence<Phase>, trigger: T, @ViewBuilder content: (PlaceholderContentView, Phase) -> some View,
    animation: (Phase) -> Animation? = { _ in .default }
  ) -> some View { native() }
  public func keyframeAnimator<V>(
    initialValue: V, repeating: Bool = true, @ViewBuilder content: (PlaceholderContentView, V) -> some View,
    @KeyframesBuilder keyframes: (V) -> some View
  ) -> some View { native() }
  public func keyframeAnimator<V, T: Equatable>(
    initialValue: V, trigger: T, @ViewBuilder content: (PlaceholderContentView, V) -> some View,
    @KeyframesBuilder keyframes: (V) -> some View
  ) -> some View { native() }
}

public struct KeyframeTrack: Primitive {
  public init<Root, V>(_ keyPath: KeyPath<Root, V>, @ViewBuilder content: () -> some View) { native() }
  public init(@ViewBuilder content: () -> some View) { native() }
}

public struct LinearKeyframe: Primitive {
  public init<V>(_ to: V, duration: Double, timingCurve: UnitCurve = .linear) { native() }
}

public struct CubicKeyframe: Primitive {
  public init<V>(_ to: V, duration: Double, startVelocity: V? = nil, endVelocity: V? = nil) { native() }
}

public struct SpringKeyframe: Primitive {
  public init<V>(_ to: V, duration: Double? = nil, spring: Spring = .smooth, startVelocity: V? = nil) { native() }
}

public struct MoveKeyframe: Primitive {
  public init<V>(_ to: V) { native() }
}

public struct TimelineView: Primitive {
  public init(_ schedule: TimelineSchedule, @ViewBuilder content: (TimelineView.Context) -> some View) { native() }
}

extension TimelineView {
  public struct Context {
    public var date: Date { native() }
  }
}

public struct TimelineSchedule {
  public static func periodic(from start: Date, by interval: Double) -> TimelineSchedule { native() }
  public static var everyMinute: TimelineSchedule { native() }
  public static func explicit(_ dates: [Date]) -> TimelineSchedule { native() }
  public init(minimumInterval: Double? = nil, paused: Bool = false) { native() }
  public static var animation: TimelineSchedule { native() }
  public static func animation(minimumInterval: Double? = nil, paused: Bool = false) -> TimelineSchedule { native() }
}

public func withTransaction<T>(_ transaction: Transaction, _ body: () throws -> T) rethrows -> T { native() }
