import Diagnostics
import LayoutEngine
import LayoutLanguage
import LayoutProgram

/// Checks an answer in every scenario of an exercise.
public struct AnswerChecker: Sendable {
  /// The exercise with its given code and data.
  public var material: Material
  /// The expected frames.
  public var expectations: Expectations
  /// The time limit for a check: reading, all scenarios and diagnoses.
  public var seconds: Double
  /// The limit on the process's memory growth in bytes; nil if the process has other work, too.
  public var memory: Int?
  /// The given code, parsed once for many checks.
  public var given: ReadFile?

  /// Makes a checker.
  public init(material: Material, expectations: Expectations, seconds: Double = Deadline.usual, memory: Int? = nil) {
    self.material = material
    self.expectations = expectations
    self.seconds = seconds
    self.memory = memory
  }

  /// Lays the answer out in every scenario and compares frames.
  ///
  /// - Throws: only faults of the pack; the report contains those of the answer.
  /// - Complexity: the answer is compiled once and laid out once per scenario, two scenarios at a time.
  public func check(_ answer: SourceText) throws(Problems) -> CheckReport {
    let deadline = Deadline(seconds: seconds, memory: memory)
    let checked = deadline.answer { () -> Result<CheckReport, Problems> in
      Result { () throws(Problems) in try tried(answer, by: deadline) }
    }
    if let checked { return try checked.get() }
    var report = CheckReport(exercise: material.exercise, scenarios: [])
    report.problems = RunFailure.late(.reading, deadline).problems
    return report
  }

  private func tried(_ answer: SourceText, by deadline: Deadline) throws(Problems) -> CheckReport {
    var (report, program) = try compare(answer, by: deadline)
    report.diagnoses = diagnoses(of: report, program, answer, by: deadline)
    report.tellOnce()
    return report
  }

  func compare(_ answer: SourceText, by deadline: Deadline) throws(Problems) -> (CheckReport, Program?) {
    var report = CheckReport(exercise: material.exercise, scenarios: [])
    let program: Program
    do throws(Problems) {
      program = try compile(answer, by: deadline)
    } catch {
      report.problems = error
      return (report, nil)
    }
    if !program.warnings.isEmpty { report.warnings = Problems(program.warnings, in: program.sources) }
    if material.exercise.kind == .predict {
      predict(program, in: &report, by: deadline)
      report.rules = ruleResults(for: program, report, by: deadline)
      return (report, program)
    }
    let scenarios = material.exercise.scenarios
    let shown = scenarios.mapSideBySide { scenario in
      Result { () throws(Problems) in try material.shown(program, in: scenario, by: deadline) }
    }
    var isLate = false
    var oddities: [Problem] = []
    for (scenario, shown) in zip(scenarios, shown) {
      let expected = try expected(in: scenario)
      let outcome = isLate ? .failure(.notTried) : try shown.get()
      switch outcome {
      case .failure(let stop): isLate = stop.isLate
      case .success(let shown): oddities += shown.oddities.filter { !oddities.contains($0) }
      }
      report.scenarios.append(result(of: scenario, outcome, expecting: expected, sources: program.sources))
    }
    if !oddities.isEmpty { report.warnings = Problems(program.warnings + oddities, in: program.sources) }
    report.rules = ruleResults(for: program, report, by: deadline)
    return (report, program)
  }

  private func compile(_ answer: SourceText, by deadline: Deadline) throws(Problems) -> Program {
    if let given { return try Program.compile(answer, with: given, by: deadline) }
    return try Program.compile([answer] + (material.given.map { [$0] } ?? []), by: deadline)
  }

  /// Compares the learner's constants with the right answers in each variant.
  private func predict(_ program: Program, in report: inout CheckReport, by deadline: Deadline) {
    let constants: [Constant]
    do throws(Problems) {
      constants = try program.constants(by: deadline)
    } catch {
      report.problems = error
      return
    }
    report.scenarios = material.exercise.scenarios.enumerated().map { index, variant in
      let frames = expectations.scenarios.first { $0.id == variant.id }?.frames ?? []
      let answers = material.exercise.questions.map {
        $0.result(inVariant: index, frames, constants: constants)
      }
      return ScenarioResult(scenario: variant, answers: answers)
    }
  }

  private func expected(in scenario: ExerciseScenario) throws(Problems) -> Expectations.Scenario {
    guard let expected = expectations.scenarios.first(where: { $0.id == scenario.id }), !expected.frames.isEmpty else {
      let message = "the scenario \"\(scenario.id)\" of \(material.exercise.reference.id) has nothing to compare"
      throw Problems([Problem(.input, message)], in: [])
    }
    return expected
  }

  /// The results of each moment after a step. A moment that was not reached has no views and does not pass.
  private func moments(of shown: ShownScenario, expecting moments: [Expectations.Moment]) -> [MomentResult] {
    moments.map { expected in
      guard let moment = shown.moments.first(where: { $0.key == expected.key }) else {
        return MomentResult(key: expected.key, views: [])
      }
      let checked = { (name: String) in material.exercise.check.contains(where: ViewName(name).isOne) }
      return MomentResult(
        key: expected.key, views: compare(expected.frames, with: ViewFinder(moment.scene)),
        inserted: moment.change.inserted.map(\.name).filter(checked),
        removed: moment.change.removed.map(\.name).filter(checked),
        jumped: moment.change.moved.filter { $0.animation == nil }.map(\.to.name).filter(checked))
    }
  }

  /// The result of a scenario, at its start and at every later moment.
  func result(
    of scenario: ExerciseScenario, _ outcome: Result<ShownScenario, RunFailure>,
    expecting expected: Expectations.Scenario,
    sources: [SourceText]
  ) -> ScenarioResult {
    var result = result(of: scenario, outcome.map(\.start), expecting: expected.frames, sources: sources)
    result.expectedViews += expected.moments.reduce(0) { $0 + $1.frames.count }
    if case .success(let shown) = outcome { result.moments = moments(of: shown, expecting: expected.moments) }
    return result
  }

  func result(
    of scenario: ExerciseScenario, _ outcome: Result<Scene, RunFailure>, expecting frames: [Expectations.Frame],
    sources: [SourceText]
  ) -> ScenarioResult {
    switch outcome {
    case .failure(let stop):
      return ScenarioResult(scenario: scenario, views: [], problems: stop.problems, expectedViews: frames.count)
    case .success(let scene):
      let finder = ViewFinder(scene)
      let ambiguities = material.exercise.check.compactMap { name in
        if case .ambiguous(let first, let second) = finder.find(name) {
          ViewFinder.ambiguity(name, first, second)
        } else {
          nil
        }
      }
      return ScenarioResult(
        scenario: scenario, views: compare(frames, with: finder),
        problems: ambiguities.isEmpty ? nil : Problems(ambiguities, in: sources), expectedViews: frames.count)
    }
  }

  private func compare(_ frames: [Expectations.Frame], with finder: ViewFinder) -> [ViewResult] {
    var results = frames.map { expected in
      if let view = finder.sole(expected.name) {
        ViewResult(name: expected.name, expected: expected.frame, actual: view.frame, range: view.range)
      } else {
        ViewResult(
          name: expected.name, expected: expected.frame, actual: nil,
          nearestName: nearest(to: expected.name, in: finder.names))
      }
    }
    let names = Set(frames.map(\.name))
    for name in material.exercise.check {
      if names.contains(name), finder.sole(name) != nil { continue }
      for (name, view) in finder.expanded(name) where !names.contains(name) {
        results.append(ViewResult(name: name, expected: nil, actual: view.frame, range: view.range))
      }
    }
    return results
  }
}
