import Diagnostics
import LayoutLanguage
import LayoutProgram

/// The scenes of a program in a scenario: at the start and at every later moment that is checked.
struct ShownScenario: Sendable {
  /// A moment after a step.
  struct Moment: Sendable {
    /// The key of the moment in stored frames.
    var key: MomentKey
    /// The scene at that moment.
    var scene: Scene
    /// The changes that the step made.
    var change: SceneChange
  }

  var start: Scene
  var moments: [Moment] = []

  /// Unusual conditions that layout ran into without stopping, at the start or later.
  var oddities: [Problem] {
    var found: [Problem] = []
    for warning in start.warnings + moments.flatMap(\.scene.warnings) where warning.isLayoutOddity {
      if !found.contains(warning) { found.append(warning) }
    }
    return found
  }

  /// Makes a scenario without steps.
  init(start: Scene) { self.start = start }

  /// Takes the moments of a scenario from a performance.
  init(_ performance: ScenePerformance, in scenario: ExerciseScenario) {
    start = performance.start
    moments = scenario.moments.compactMap { moment in
      guard performance.moments.indices.contains(moment.step) else { return nil }
      let done = performance.moments[moment.step]
      return Moment(key: moment.key, scene: done.scene(at: moment.time), change: done.change)
    }
  }

  /// Runs a program in a scenario, with the request's deadline.
  init(of program: Program, _ request: SceneRequest, _ scenario: ExerciseScenario) throws(Problems) {
    if scenario.steps.isEmpty {
      self.init(start: try program.scene(for: request))
    } else {
      self.init(try program.performance(of: request, steps: scenario.steps), in: scenario)
    }
  }
}

extension Material {
  /// Runs a program in a scenario with its steps, on the deadline's thread.
  ///
  /// - Throws: only faults of the pack.
  func shown(
    _ program: Program, in scenario: ExerciseScenario, by deadline: Deadline
  ) throws(Problems) -> Result<ShownScenario, RunFailure> {
    let request = try request(for: scenario, by: deadline)
    return deadline.result { () throws(Problems) in try ShownScenario(of: program, request, scenario) }
  }
}
