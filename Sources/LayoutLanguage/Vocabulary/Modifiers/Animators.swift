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
    .member("Transaction", "init(animation: Animation? = nil)") { _, a in
      SceneTransaction(animation: a.animation(0)).value
    },
    .property("Transaction", "var animation: Animation?") { _, a in
      a.transaction.animation.map { .some(.animation($0)) } ?? .none
    } set: { _, a in
      var transaction = a.transaction
      transaction.animation = a.animation(1)
      return transaction.value
    },
    .property("Transaction", "var disablesAnimations: Bool") { _, a in
      .bool(a.transaction.disablesAnimations)
    } set: { _, a in
      var transaction = a.transaction
      transaction.disablesAnimations = a.bool(1) ?? false
      return transaction.value
    },
    .property("Transaction", "var isContinuous: Bool") { _, _ in
      .bool(false)
    } set: { _, a in
      a[0] ?? .void
    }.ignored,
    .function("withTransaction<T>(_ transaction: Transaction, _ body: () -> T) -> T") { run, a throws(Stop) in
      guard let body = a.function(1) else { return .void }
      return try run.transacting(a.transaction) { () throws(Stop) in try run.call(body, [], at: a.range) }
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
      ) { run, a throws(Stop) in
        try phases(run, a, 1, trigger: trigger.isEmpty ? nil : a[2], content: first + 1, view: a[0] ?? .void)
      },
      .member("PhaseAnimator", "init\(generics)(\(data), @ViewBuilder content: (Phase) -> View, \(animation))") {
        run, a throws(Stop) in
        try phases(run, a, 0, trigger: trigger.isEmpty ? nil : a[1], content: first, view: nil)
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
      ) { _, a in keyframes(a, from: 1, view: a[0] ?? .void) },
      .member(
        "KeyframeAnimator",
        "init\(generics)(initialValue: V\(start), @ViewBuilder content: (V) -> View, @KeyframesBuilder keyframes: (V) -> View)"
      ) { _, a in keyframes(a, from: 0, view: nil) },
    ]
  }

  private static let keyframeTypes: [NativeDeclaration] = [
    .type("struct KeyframeTrack: View"), .type("struct LinearKeyframe: View"), .type("struct CubicKeyframe: View"),
    .type("struct SpringKeyframe: View"), .type("struct MoveKeyframe: View"),
    .member("KeyframeTrack", "init<Root, V>(_ keyPath: KeyPath<Root, V>, @ViewBuilder content: () -> View)") {
      run, a throws(Stop) in
      guard case .keyPath(let path)? = a.function(0), let content = a.function(1) else { return .view(View(.empty)) }
      let listed = run.view(from: try run.call(content, [], at: a.range), at: a.range)
      return moving(.track(KeyframeTrack(path: path, keyframes: listed.keyframes)), a)
    },
    .member("KeyframeTrack", "init(@ViewBuilder content: () -> View)") { run, a throws(Stop) in
      guard let content = a.function(0) else { return .view(View(.empty)) }
      let listed = run.view(from: try run.call(content, [], at: a.range), at: a.range)
      return moving(.track(KeyframeTrack(path: [], keyframes: listed.keyframes)), a)
    },
    .member("LinearKeyframe", "init<V>(_ to: V, duration: Double, timingCurve: UnitCurve = 0)") { _, a in
      moving(.keyframe(.linear(a[0] ?? .void, duration: a.double(1) ?? 0, a.curve(2))), a)
    },
    .member("CubicKeyframe", "init<V>(_ to: V, duration: Double, startVelocity: V? = nil, endVelocity: V? = nil)") {
      _, a in
      moving(
        .keyframe(
          .cubic(
            a[0] ?? .void, duration: a.double(1) ?? 0, start: a.unwrapped(2)?.unboxed, end: a.unwrapped(3)?.unboxed)),
        a)
    },
    .member("SpringKeyframe", "init<V>(_ to: V, duration: Double? = nil, spring: Spring = 0, startVelocity: V? = nil)")
    {
      _, a in
      moving(
        .keyframe(.spring(a[0] ?? .void, duration: a.double(1), a.spring(2), start: a.unwrapped(3)?.unboxed)), a)
    },
    .member("MoveKeyframe", "init<V>(_ to: V)") { _, a in moving(.keyframe(.move(a[0] ?? .void)), a) },
  ]

  // MARK: Timelines

  private static let timelines: [NativeDeclaration] = [
    .type("struct TimelineView: View"), .type("struct TimelineViewContext"), .type("struct TimelineSchedule"),
    .member(
      "TimelineView", "init(_ schedule: TimelineSchedule, @ViewBuilder content: (TimelineViewContext) -> View)"
    ) { _, a in
      guard case .schedule(let schedule)? = a[0], let content = a.function(1) else { return .view(View(.empty)) }
      return moving(.timeline(schedule, content: content), a)
    },
    .member("TimelineViewContext", "var date: Date") { _, a in a[0] ?? .void },
    .member("TimelineSchedule", "static func periodic(from start: Date, by interval: Double) -> TimelineSchedule") {
      _, a in .schedule(.periodic(from: a.double(0) ?? 0, by: a.double(1) ?? 1))
    },
    .constant("TimelineSchedule", "everyMinute", "TimelineSchedule", .schedule(.everyMinute)),
    .member("TimelineSchedule", "static func explicit(_ dates: [Date]) -> TimelineSchedule") { _, a in
      .schedule(.explicit((a.array(0) ?? []).compactMap(\.number)))
    },
    .constant("TimelineSchedule", "animation", "TimelineSchedule", .schedule(.animation(isPaused: false))),
    .member(
      "TimelineSchedule",
      "static func animation(minimumInterval: Double? = nil, paused: Bool = false) -> TimelineSchedule"
    ) { _, a in .schedule(.animation(isPaused: a.bool(1) ?? false)) },
  ]
}

extension Arguments {
  fileprivate var transaction: SceneTransaction {
    var transaction = SceneTransaction()
    transaction.take(self[0] ?? .void)
    return transaction
  }
}
