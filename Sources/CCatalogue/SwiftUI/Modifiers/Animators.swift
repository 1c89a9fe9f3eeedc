public struct PlaceholderContentView<Value>: Primitive {}

public struct PhaseAnimator<Phase: Equatable, Content: View>: Primitive {
  public init(
    _ phases: some Sequence<Phase>, @ViewBuilder content: @escaping (Phase) -> Content,
    animation: @escaping (Phase) -> Animation? = { _ in .default }
  ) { native() }
  public init<T: Equatable>(
    _ phases: some Sequence<Phase>, trigger: T, @ViewBuilder content: @escaping (Phase) -> Content,
    animation: @escaping (Phase) -> Animation? = { _ in .default }
  ) { native() }
}

public struct KeyframeAnimator<Value, Content: View>: Primitive {
  public init(
    initialValue: Value, repeating: Bool = true, @ViewBuilder content: @escaping (Value) -> Content,
    @KeyframesBuilder<Value> keyframes: @escaping (Value) -> some Keyframes<Value>
  ) { native() }
  public init<T: Equatable>(
    initialValue: Value, trigger: T, @ViewBuilder content: @escaping (Value) -> Content,
    @KeyframesBuilder<Value> keyframes: @escaping (Value) -> some Keyframes<Value>
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
    _ phases: some Sequence<Phase>, @ViewBuilder content: @escaping (PlaceholderContentView<Self>, Phase) -> some View,
    animation: @escaping (Phase) -> Animation? = { _ in .default }
  ) -> some View { native() }
  public func phaseAnimator<T: Equatable, Phase: Equatable>(
    _ phases: some Sequence<Phase>, trigger: T,
    @ViewBuilder content: @escaping (PlaceholderContentView<Self>, Phase) -> some View,
    animation: @escaping (Phase) -> Animation? = { _ in .default }
  ) -> some View { native() }
  public func keyframeAnimator<Value>(
    initialValue: Value, repeating: Bool = true,
    @ViewBuilder content: @escaping (PlaceholderContentView<Self>, Value) -> some View,
    @KeyframesBuilder<Value> keyframes: @escaping (Value) -> some Keyframes<Value>
  ) -> some View { native() }
  public func keyframeAnimator<T: Equatable, Value>(
    initialValue: Value, trigger: T,
    @ViewBuilder content: @escaping (PlaceholderContentView<Self>, Value) -> some View,
    @KeyframesBuilder<Value> keyframes: @escaping (Value) -> some Keyframes<Value>
  ) -> some View { native() }
}

public struct KeyframeTrack<Root, Track, Content: KeyframeTrackContent>: Keyframes {
  public init(_ path: WritableKeyPath<Root, Track>, @KeyframeTrackContentBuilder<Track> content: () -> Content)
  where Content.Value == Track { native() }
  public init(@KeyframeTrackContentBuilder<Root> content: () -> Content) where Content.Value == Root, Track == Root {
    native()
  }
}

public struct LinearKeyframe<Value>: KeyframeTrackContent {
  public init(_ to: Value, duration: TimeInterval, timingCurve: UnitCurve = .linear) { native() }
}

public struct CubicKeyframe<Value>: KeyframeTrackContent {
  public init(_ to: Value, duration: TimeInterval, startVelocity: Value? = nil, endVelocity: Value? = nil) { native() }
}

public struct SpringKeyframe<Value>: KeyframeTrackContent {
  public init(_ to: Value, duration: TimeInterval? = nil, spring: Spring = Spring(), startVelocity: Value? = nil) {
    native()
  }
}

public struct MoveKeyframe<Value>: KeyframeTrackContent { public init(_ to: Value) { native() } }

public struct TimelineView<Schedule: TimelineSchedule, Content: View>: Primitive {
  public init(_ schedule: Schedule, @ViewBuilder content: @escaping (TimelineViewDefaultContext) -> Content) {
    native()
  }
}

extension TimelineView {
  public struct Context {
    public var date: Date { native() }
  }
}

public protocol TimelineSchedule {}

extension TimelineSchedule where Self == PeriodicTimelineSchedule {
  public static func periodic(from startDate: Date, by interval: TimeInterval) -> PeriodicTimelineSchedule { native() }
}

extension TimelineSchedule where Self == EveryMinuteTimelineSchedule {
  public static var everyMinute: EveryMinuteTimelineSchedule { native() }
}

extension TimelineSchedule where Self == ExplicitTimelineSchedule {
  public static func explicit(_ dates: [Date]) -> ExplicitTimelineSchedule { native() }
}

extension TimelineSchedule {
  public init(minimumInterval: Double? = nil, paused: Bool = false) { native() }
}

extension TimelineSchedule where Self == AnimationTimelineSchedule {
  public static var animation: AnimationTimelineSchedule { native() }
  public static func animation(minimumInterval: Double? = nil, paused: Bool = false) -> AnimationTimelineSchedule {
    native()
  }
}

public func withTransaction<Result>(_ transaction: Transaction, _ body: () throws -> Result) rethrows -> Result {
  native()
}
