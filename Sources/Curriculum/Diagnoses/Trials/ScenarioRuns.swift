import LayoutLanguage
import LayoutProgram

/// Runs a program in scenarios of an exercise, and holds what comes out against the frames that are expected.
struct ScenarioRuns {
  private let checker: AnswerChecker
  private let expected: [String: Expectations.Scenario]

  init(_ checker: AnswerChecker) {
    self.checker = checker
    expected = checker.expectations.scenarios.reduce(into: [:]) { $0[$1.id] = $1 }
  }

  /// What a scenario that was laid out before comes to; nil where the program stops.
  func result(of one: ScenarioTrace, _ program: Program, _ request: SceneRequest) -> ScenarioResult? {
    // What is off from the start is tried there. After the steps a value in its place would be the same at all moments,
    // where one that follows the state is not; whatever else is changed has to hold there, too.
    if !one.result.views.allSatisfy(\.matches) {
      guard let expected = expected[one.scenario.id], let scene = try? program.scene(for: request) else { return nil }
      let start = checker.result(
        of: one.scenario, .success(scene), expecting: expected.frames, sources: program.sources)
      if !start.passed || one.result.moments.isEmpty || request.edits.contains(where: \.isValue) { return start }
    }
    return result(of: one.scenario, program, request)
  }

  /// What a scenario comes to that could not be laid out before.
  func result(of one: StoppedCase, _ program: Program, _ edits: [SceneEdit] = []) -> ScenarioResult? {
    var request = one.request
    request.edits = edits
    return result(of: one.scenario, program, request)
  }

  /// A scenario with all of its steps.
  private func result(
    of scenario: ExerciseScenario, _ program: Program, _ request: SceneRequest
  ) -> ScenarioResult? {
    guard let expected = expected[scenario.id], let shown = try? ShownScenario(of: program, request, scenario) else {
      return nil
    }
    return checker.result(of: scenario, .success(shown), expecting: expected, sources: program.sources)
  }
}

extension SceneEdit {
  /// Whether a value stands for what would be worked out.
  fileprivate var isValue: Bool {
    switch change {
    case .guideValue, .guided, .defaultValue, .alignment: true
    default: false
    }
  }
}
