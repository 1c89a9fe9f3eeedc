import LayoutEngine
import LayoutLanguage
import LayoutProgram

/// Lays an answer's own program out with changes of what is shown: a guide has another value, a container another line.
///
///     whatIf([the guide on line 12 answers 20])    → all scenarios come right: it does
///
/// Outcomes are kept. Together they may take `mostRuns` layouts, fewer of large scenes, so that explaining stays quick on
/// any answer; beyond that nothing is proven any more.
final class SceneTrials {
  /// Layouts: some tens of milliseconds at most. A scene counts once for each begun lot of nodes.
  private static let mostRuns = 60
  private static let lotOfNodes = 60
  /// More of them for those that come last and have to try several things together.
  private static let runsAtLast = 16

  private let program: Program
  private let scenarios: TriedScenarios
  private let runs: ScenarioRuns
  /// Where a scenario comes right along this axis, a trial is a success; nil asks for all.
  private(set) var axis: Axis?
  private var outcomes: [Trial: Bool] = [:]
  private var allowance = mostRuns
  private var used = 0

  /// Edits, and how they are judged.
  private struct Trial: Hashable {
    let edits: [SceneEdit]
    let axis: Axis?
  }

  init(_ program: Program, _ scenarios: TriedScenarios, _ runs: ScenarioRuns) {
    (self.program, self.scenarios, self.runs) = (program, scenarios, runs)
  }

  /// Asks with trials that are judged along one axis only, and with a few more of them.
  func judging<Answer>(_ axis: Axis, _ ask: () -> Answer) -> Answer {
    self.axis = axis
    allowMore()
    defer { self.axis = nil }
    return ask()
  }

  /// Leaves room for a few more trials, whatever was tried before.
  func allowMore() { allowance = max(allowance, used + Self.runsAtLast) }

  /// Whether a result is what is asked for.
  func isRight(_ result: ScenarioResult?) -> Bool {
    guard let result else { return false }
    return axis.map { result.isRight(along: $0) } ?? result.passed
  }

  /// Whether every scenario comes out right.
  func whatIf(_ edits: [SceneEdit]) -> Bool {
    let trial = Trial(edits: edits, axis: axis)
    if let known = outcomes[trial] { return known }
    let outcome =
      scenarios.laidOut.allSatisfy { passes($0, edits) }
      && scenarios.stopped.allSatisfy { isRight(runs.result(of: $0, program, edits)) }
    outcomes[trial] = outcome
    return outcome
  }

  /// Whether a scenario comes out right.
  func passes(_ one: ScenarioTrace, _ edits: [SceneEdit]) -> Bool { isRight(result(of: one, edits)) }

  /// What a scenario comes to; nil once too much was tried.
  func result(of one: ScenarioTrace, _ edits: [SceneEdit]) -> ScenarioResult? {
    used += 1 + one.tree.nodes.count / Self.lotOfNodes
    guard used <= allowance else { return nil }
    var request = one.request
    request.edits = edits
    return runs.result(of: one, program, request)
  }
}

extension ScenarioResult {
  /// Whether at the start all views are right along one axis.
  func isRight(along axis: Axis) -> Bool {
    problems == nil && !views.isEmpty
      && views.allSatisfy { view in
        guard let difference = view.difference else { return false }
        let numbers = [difference.way[axis], difference.growth[axis]]
        return numbers.allSatisfy { abs($0) <= FrameDifference.tolerance }
      }
  }
}
