import LayoutProgram

/// A moment at which a scene with steps is checked.
struct StepMoment {
  /// The key of the moment in stored frames.
  var key: MomentKey
  /// The index of the step.
  var step: Int
  /// The time after the step.
  var time: StepTime
}

extension ExerciseScenario {
  /// The moments to check after the start, in order.
  var moments: [StepMoment] {
    zip(steps, steps.names).enumerated().flatMap { position, step in
      step.0.timesInOrder.map { StepMoment(key: MomentKey(step.1, at: $0), step: position, time: $0) }
    }
  }
}

extension SceneStep {
  /// The distinct times in order: fractions of the animation, then seconds, then the end.
  fileprivate var timesInOrder: [StepTime] {
    Set(times).sorted { one, two in
      switch (one, two) {
      case (.share(let one), .share(let two)), (.seconds(let one), .seconds(let two)): one < two
      case (.atRest, .seconds): false
      case (.share, .seconds): true
      case (.seconds, .share): two == .atRest
      }
    }
  }
}

extension ScenePerformance.Moment {
  /// The scene as it is visible at one of the step's times.
  func scene(at time: StepTime) -> Scene {
    guard time != .atRest, let instant = instants.first(where: { $0.time == time }) else { return scene }
    var seen = scene
    seen.views = instant.views.filter { $0.passage != .removed }.map(\.view)
    return seen
  }
}
