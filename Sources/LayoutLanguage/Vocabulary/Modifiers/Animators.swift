import LayoutEngine

extension Vocabulary {
  /// Views that step through phases, go along keyframes, or are made again at certain dates.
  static let animators: [NativeDeclaration] =
    [
      .type("struct PlaceholderContentView: View"),
      .type("struct PhaseAnimator: View"), .type("struct KeyframeAnimator: View"),
    ]
    + transactions + ["", ", trigger: T"].flatMap(phases)
    + [", repeating: Bool = true", ", trigger: T"].flatMap(keyframes)
    + keyframeTypes + timelines

  private static let transactions: [NativeDeclaration] = [
    .type("struct Transaction"),
    .member("Transaction", "init(animation: Animation? = nil)") { (animation: SceneAnimation?) in
      SceneTransaction(animation: animation).value
    },
    .property("Transaction", "var animation: Animation?") { (call: Arguments) in
      call.transaction.animation.map { .some(.animation($0)) } ?? .none
    } set: { (call: Arguments, _: Value?, newValue: SceneAnimation?) in
      var transaction = call.transaction
      transaction.animation = newValue
      return transaction.value
    },
    .property("Transaction", "var disablesAnimations: Bool") { (call: Arguments) in
      .bool(call.transaction.disablesAnimations)
    } set: { (call: Arguments, _: Value?, newValue: Bool) in
      var transaction = call.transaction
      transaction.disablesAnimations = newValue
      return transaction.value
    },
    .property("Transaction", "var isContinuous: Bool") {
      .bool(false)
    } set: { (transaction: Value, _: Value?) in
      transaction
    }.ignored,
    .function("withTransaction<T>(_ transaction: Transaction, _ body: () -> T) -> T") {
      (run: Run, call: Arguments, _: Value?, body: FunctionValue?) throws(Stop) in
      guard let body else { return .void }
      return try run.transacting(call.transaction) { () throws(Stop) in try run.call(body, [], at: call.range) }
    },
  ]

  // MARK: Phases

  private static func phases(trigger: String) -> [NativeDeclaration] {
    let generics = trigger.isEmpty ? "<Phase: Equatable>" : "<Phase: Equatable, T: Equatable>"
    let data = "_ phases: Sequence<Phase>\(trigger)"
    let animation = "animation: (Phase) -> Animation? = 0"
    let first = trigger.isEmpty ? 1 : 2
    return [
      .modifier(
        "phaseAnimator\(generics)(\(data), @ViewBuilder content: (PlaceholderContentView, Phase) -> View, \(animation))"
      ) { (run: Run, call: Arguments) throws(Stop) in
        try phases(run, call, 1, trigger: trigger.isEmpty ? nil : call[2], content: first + 1, view: call[0] ?? .void)
      },
      .member("PhaseAnimator", "init\(generics)(\(data), @ViewBuilder content: (Phase) -> View, \(animation))") {
        (run: Run, call: Arguments) throws(Stop) in
        try phases(run, call, 0, trigger: trigger.isEmpty ? nil : call[1], content: first, view: nil)
      },
    ]
  }

  private static func phases(
    _ run: Run, _ arguments: Arguments, _ data: Int, trigger: Value?, content: Int, view: Value?
  ) throws(Stop) -> Value {
    guard let closure = arguments.function(content) else { return view ?? .view(View(.empty)) }
    let phases = Animator.Phases(
      phases: try list(run, arguments, data), trigger: trigger, view: view, content: closure,
      animation: arguments.function(content + 1))
    return moving(.phases(phases), arguments)
  }

  private static func moving(_ animator: Animator, _ arguments: Arguments) -> Value {
    .view(View(.moving(animator), at: arguments.range))
  }

  // MARK: Keyframes

  private static func keyframes(start: String) -> [NativeDeclaration] {
    let isTriggered = start.hasSuffix("T")
    let generics = isTriggered ? "<V, T: Equatable>" : "<V>"
    @Sendable func keyframes(_ a: Arguments, from first: Int, view: Value?) -> Value {
      guard let content = a.function(first + 2), let keyframes = a.function(first + 3) else {
        return view ?? .view(View(.empty))
      }
      let animator = Animator.Keyframes(
        initial: a[first] ?? .void, trigger: isTriggered ? a[first + 1] : nil,
        repeats: isTriggered ? false : a.bool(first + 1) ?? true, view: view, content: content, keyframes: keyframes)
      return moving(.keyframes(animator), a)
    }
    return [
      .modifier(
        "keyframeAnimator\(generics)(initialValue: V\(start), @ViewBuilder content: (PlaceholderContentView, V) -> View, @KeyframesBuilder keyframes: (V) -> View)"
      ) { (call: Arguments) in keyframes(call, from: 1, view: call[0] ?? .void) },
      .member(
        "KeyframeAnimator",
        "init\(generics)(initialValue: V\(start), @ViewBuilder content: (V) -> View, @KeyframesBuilder keyframes: (V) -> View)"
      ) { (call: Arguments) in keyframes(call, from: 0, view: nil) },
    ]
  }

  private static let keyframeTypes: [NativeDeclaration] = [
    .type("struct KeyframeTrack: View"), .type("struct LinearKeyframe: View"), .type("struct CubicKeyframe: View"),
    .type("struct SpringKeyframe: View"), .type("struct MoveKeyframe: View"),
    .member("KeyframeTrack", "init<Root, V>(_ keyPath: KeyPath<Root, V>, @ViewBuilder content: () -> View)") {
      (run: Run, call: Arguments, keyPath: FunctionValue?, content: FunctionValue?) throws(Stop) in
      guard case .keyPath(let path)? = keyPath, let content else { return .view(View(.empty)) }
      let listed = run.view(from: try run.call(content, [], at: call.range), at: call.range)
      return moving(.track(KeyframeTrack(path: path, keyframes: listed.keyframes)), call)
    },
    .member("KeyframeTrack", "init(@ViewBuilder content: () -> View)") {
      (run: Run, call: Arguments, content: FunctionValue?) throws(Stop) in
      guard let content else { return .view(View(.empty)) }
      let listed = run.view(from: try run.call(content, [], at: call.range), at: call.range)
      return moving(.track(KeyframeTrack(path: [], keyframes: listed.keyframes)), call)
    },
    .member("LinearKeyframe", "init<V>(_ to: V, duration: Double, timingCurve: UnitCurve = 0)") {
      (call: Arguments, to: Value, duration: Double, timingCurve: TimingCurve) in
      moving(.keyframe(.linear(to, duration: duration, timingCurve)), call)
    },
    .member("CubicKeyframe", "init<V>(_ to: V, duration: Double, startVelocity: V? = nil, endVelocity: V? = nil)") {
      (call: Arguments, to: Value, duration: Double, startVelocity: Value?, endVelocity: Value?) in
      moving(
        .keyframe(
          .cubic(
            to, duration: duration, start: startVelocity?.given?.unboxed,
            end: endVelocity?.given?.unboxed)),
        call)
    },
    .member("SpringKeyframe", "init<V>(_ to: V, duration: Double? = nil, spring: Spring = 0, startVelocity: V? = nil)")
    { (call: Arguments, to: Value, duration: Double?, spring: Spring, startVelocity: Value?) in
      moving(
        .keyframe(
          .spring(to, duration: duration, spring, start: startVelocity?.given?.unboxed)), call)
    },
    .member("MoveKeyframe", "init<V>(_ to: V)") { (call: Arguments, to: Value) in moving(.keyframe(.move(to)), call) },
  ]

  // MARK: Timelines

  private static let timelines: [NativeDeclaration] = [
    .type("struct TimelineView: View"), .type("struct TimelineViewContext"), .type("struct TimelineSchedule"),
    .member(
      "TimelineView", "init(_ schedule: TimelineSchedule, @ViewBuilder content: (TimelineViewContext) -> View)"
    ) { (call: Arguments, schedule: Value?, content: FunctionValue?) in
      guard case .schedule(let schedule)? = schedule, let content else { return .view(View(.empty)) }
      return moving(.timeline(schedule, content: content), call)
    },
    .member("TimelineViewContext", "var date: Date") { (timelineViewContext: Value) in timelineViewContext },
    .member("TimelineSchedule", "static func periodic(from start: Date, by interval: Double) -> TimelineSchedule") {
      (start: Double, interval: Double) in .schedule(.periodic(from: start, by: interval))
    },
    .constant("TimelineSchedule", "everyMinute", "TimelineSchedule", .schedule(.everyMinute)),
    .member("TimelineSchedule", "static func explicit(_ dates: [Date]) -> TimelineSchedule") { (dates: [Value]) in
      .schedule(.explicit(dates.compactMap(\.number)))
    },
    .member("TimelineSchedule", "init(minimumInterval: Double? = nil, paused: Bool = false)") {
      (_: Value?, paused: Bool?) in .schedule(.animation(isPaused: paused ?? false))
    },
    .constant("TimelineSchedule", "animation", "TimelineSchedule", .schedule(.animation(isPaused: false))),
    .member(
      "TimelineSchedule",
      "static func animation(minimumInterval: Double? = nil, paused: Bool = false) -> TimelineSchedule"
    ) { (_: Value?, paused: Bool) in .schedule(.animation(isPaused: paused)) },
  ]
}

extension Arguments {
  fileprivate var transaction: SceneTransaction {
    var transaction = SceneTransaction()
    transaction.take(self[0] ?? .void)
    return transaction
  }
}
