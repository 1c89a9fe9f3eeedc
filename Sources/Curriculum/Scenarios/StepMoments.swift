import LayoutProgram

/// A moment at which a scene with steps is looked at.
struct StepMoment {
  /// What stored frames call it.
  var key: MomentKey
  /// The step's position.
  var step: Int
  /// When, after the step.
  var time: StepTime
}

extension ExerciseScenario {
  /// When its scene is looked at, apart from the start, in order.
  var moments: [StepMoment] {
    zip(steps, steps.names).enumerated().flatMap { position, step in
      step.0.timesInOrder.map { StepMoment(key: MomentKey(step.1, at: $0), step: position, time: $0) }
    }
  }
}

extension SceneStep {
  /// Each of its times once: shares of the way before seconds, and last when all is at rest.
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
  /// The scene as it is seen at one of the step's times.
  func scene(at time: StepTime) -> Scene {
    guard time != .atRest, let instant = instants.first(where: { $0.time == time }) else { return scene }
    var seen = scene
    seen.views = instant.views.filter { $0.passage != .removed }.map(\.view)
    return seen
  }
}
