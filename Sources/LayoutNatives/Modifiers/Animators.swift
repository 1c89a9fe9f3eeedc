import LayoutEngine
import LayoutProgram

extension Natives {
  /// Views that animate by themselves: phase animators, keyframe animators and timelines.
  static let animators: [Native] =
    transactions + [false, true].flatMap(phases(isTriggered:)) + [false, true].flatMap(keyframes(isTriggered:))
    + keyframeTypes + timelines

  private static let transactions: [Native] = [
    .native("Transaction.init(animation:)") { (animation: SceneAnimation?) in
      SceneTransaction(animation: animation).value
    },
    .property("Transaction.animation") { (call: Arguments) in
      call.transaction.animation.map { .some(.animation($0)) } ?? .none
    } set: { (call: Arguments, _: Value?, newValue: SceneAnimation?) in
      var transaction = call.transaction
      transaction.animation = newValue
      return transaction.value
    },
    .property("Transaction.disablesAnimations") { (call: Arguments) in
      .bool(call.transaction.disablesAnimations)
    } set: { (call: Arguments, _: Value?, newValue: Bool) in
      var transaction = call.transaction
      transaction.disablesAnimations = newValue
      return transaction.value
    },
    .property("Transaction.isContinuous") {
      .bool(false)
    } set: { (transaction: Value, _: Value?) in
      transaction
    },
    .native("withTransaction(_:_:)") { (run: Run, call: Arguments, _: Value?, body: FunctionValue) throws(Stop) in
      return try run.transacting(call.transaction) { () throws(Stop) in try run.call(body, [], at: call.range) }
    },
  ]

  // MARK: Phases

  private static func phases(isTriggered: Bool) -> [Native] {
    let labels = isTriggered ? "_:trigger:content:animation:" : "_:content:animation:"
    let first = isTriggered ? 2 : 1
    return [
      .native("View.phaseAnimator(\(labels))") { (run: Run, call: Arguments) throws(Stop) in
        try phases(run, call, 1, trigger: isTriggered ? call[2] : nil, content: first + 1, view: try call.value(0))
      },
      .native("PhaseAnimator.init(\(labels))") { (run: Run, call: Arguments) throws(Stop) in
        try phases(run, call, 0, trigger: isTriggered ? call[1] : nil, content: first, view: nil)
      },
    ]
  }

  private static func phases(
    _ run: Run, _ arguments: Arguments, _ data: Int, trigger: Value?, content: Int, view: Value?
  ) throws(Stop) -> Value {
    let phases = Animator.Phases(
      phases: try list(run, arguments, data), trigger: trigger, view: view, content: try arguments.required(content),
      animation: arguments.function(content + 1))
    return moving(.phases(phases), arguments)
  }

  private static func moving(_ animator: Animator, _ arguments: Arguments) -> Value {
    .view(View(.moving(animator), at: arguments.range))
  }

  // MARK: Keyframes

  private static func keyframes(isTriggered: Bool) -> [Native] {
    let labels = "initialValue:\(isTriggered ? "trigger" : "repeating"):content:keyframes:"
    @Sendable func keyframes(_ a: Arguments, from first: Int, view: Value?) throws(Stop) -> Value {
      let animator = Animator.Keyframes(
        initial: try a.value(first), trigger: isTriggered ? a[first + 1] : nil,
        repeats: isTriggered ? false : a.bool(first + 1) ?? true, view: view,
        content: try a.required(first + 2), keyframes: try a.required(first + 3))
      return moving(.keyframes(animator), a)
    }
    return [
      .native("View.keyframeAnimator(\(labels))") { (call: Arguments) throws(Stop) in
        try keyframes(call, from: 1, view: try call.value(0))
      },
      .native("KeyframeAnimator.init(\(labels))") { (call: Arguments) throws(Stop) in
        try keyframes(call, from: 0, view: nil)
      },
    ]
  }

  private static let keyframeTypes: [Native] = [
    .native("KeyframeTrack.init(_:content:)") {
      (run: Run, call: Arguments, keyPath: FunctionValue, content: FunctionValue) throws(Stop) in
      guard case .keyPath(let path) = keyPath else { throw call.fault(0, "a key path") }
      let listed = run.view(from: try run.call(content, [], at: call.range), at: call.range)
      return moving(.track(KeyframeTrack(path: path, keyframes: listed.keyframes)), call)
    },
    .native("KeyframeTrack.init(content:)") { (run: Run, call: Arguments, content: FunctionValue) throws(Stop) in
      let listed = run.view(from: try run.call(content, [], at: call.range), at: call.range)
      return moving(.track(KeyframeTrack(path: [], keyframes: listed.keyframes)), call)
    },
    .native("LinearKeyframe.init(_:duration:timingCurve:)") {
      (call: Arguments, to: Value, duration: Double, timingCurve: TimingCurve) in
      moving(.keyframe(.linear(to, duration: duration, timingCurve)), call)
    },
    .native("CubicKeyframe.init(_:duration:startVelocity:endVelocity:)") {
      (call: Arguments, to: Value, duration: Double, startVelocity: Value?, endVelocity: Value?) in
      moving(
        .keyframe(
          .cubic(
            to, duration: duration, start: startVelocity?.given?.unboxed,
            end: endVelocity?.given?.unboxed)),
        call)
    },
    .native("SpringKeyframe.init(_:duration:spring:startVelocity:)") {
      (call: Arguments, to: Value, duration: Double?, spring: Spring, startVelocity: Value?) in
      moving(
        .keyframe(
          .spring(to, duration: duration, spring, start: startVelocity?.given?.unboxed)), call)
    },
    .native("MoveKeyframe.init(_:)") { (call: Arguments, to: Value) in moving(.keyframe(.move(to)), call) },
  ]

  // MARK: Timelines

  private static let timelines: [Native] = [
    .native("TimelineView.init(_:content:)") {
      (call: Arguments, schedule: Value, content: FunctionValue) throws(Stop) in
      guard case .schedule(let schedule) = schedule else { throw call.fault(0, "TimelineSchedule") }
      return moving(.timeline(schedule, content: content), call)
    },
    .native("TimelineView.Context.date") { (timelineViewContext: Value) in timelineViewContext },
    .native("TimelineSchedule.periodic(from:by:)") {
      (start: Double, interval: Double) in .schedule(.periodic(from: start, by: interval))
    },
    .constant("TimelineSchedule.everyMinute", .schedule(.everyMinute)),
    .native("TimelineSchedule.explicit(_:)") { (dates: [Value]) in .schedule(.explicit(dates.compactMap(\.number))) },
    .native("TimelineSchedule.init(minimumInterval:paused:)") {
      (_: Value?, paused: Bool?) in .schedule(.animation(isPaused: paused ?? false))
    },
    .constant("TimelineSchedule.animation", .schedule(.animation(isPaused: false))),
    .native("TimelineSchedule.animation(minimumInterval:paused:)") { (_: Value?, paused: Bool) in
      .schedule(.animation(isPaused: paused))
    },
  ]
}

extension Arguments {
  fileprivate var transaction: SceneTransaction {
    var transaction = SceneTransaction()
    if let own = self[0] { transaction.take(own) }
    return transaction
  }
}
