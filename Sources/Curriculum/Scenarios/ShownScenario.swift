import Diagnostics
import LayoutLanguage
import LayoutProgram

/// What a program shows in a scenario: at the start, and at every moment that matters after it.
struct ShownScenario: Sendable {
  /// A moment after a step.
  struct Moment: Sendable {
    /// What stored frames call it.
    var key: MomentKey
    /// What is shown then.
    var scene: Scene
    /// What the step did to the views.
    var change: SceneChange
  }

  var start: Scene
  var moments: [Moment] = []

  /// What layout met and went on from, at the start or later.
  var oddities: [Problem] {
    var found: [Problem] = []
    for warning in start.warnings + moments.flatMap(\.scene.warnings) where warning.isLayoutOddity {
      if !found.contains(warning) { found.append(warning) }
    }
    return found
  }

  /// A scene that nobody touches.
  init(start: Scene) { self.start = start }

  /// What a performance shows at a scenario's moments.
  init(_ performance: ScenePerformance, in scenario: ExerciseScenario) {
    start = performance.start
    moments = scenario.moments.compactMap { moment in
      guard performance.moments.indices.contains(moment.step) else { return nil }
      let done = performance.moments[moment.step]
      return Moment(key: moment.key, scene: done.scene(at: moment.time), change: done.change)
    }
  }

  /// Shows a program in a scenario, with the request's deadline.
  init(of program: Program, _ request: SceneRequest, _ scenario: ExerciseScenario) throws(Problems) {
    if scenario.steps.isEmpty {
      self.init(start: try program.scene(for: request))
    } else {
      self.init(try program.performance(of: request, steps: scenario.steps), in: scenario)
    }
  }
}

extension Material {
  /// Shows a program in a scenario, its steps included, on the thread that the deadline was given.
  ///
  /// - Throws: only what is wrong with the pack.
  func shown(
    _ program: Program, in scenario: ExerciseScenario, by deadline: Deadline
  ) throws(Problems) -> Result<ShownScenario, RunFailure> {
    let request = try request(for: scenario, by: deadline)
    return deadline.result { () throws(Problems) in try ShownScenario(of: program, request, scenario) }
  }
}
