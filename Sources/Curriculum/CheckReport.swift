import Diagnostics
import LayoutEngine

/// What trying an answer came to.
public enum Verdict: String, Sendable {
  /// Every expected view is in its place in every scenario.
  case passed
  /// It could be laid out, and something is not in its place.
  case notYet
  /// It could not be laid out in any scenario.
  case notUnderstood
}

/// What the checker found; it prints nothing, saves nothing and reads no clock.
public struct CheckReport: Sendable {
  /// What was asked.
  public var exercise: Exercise
  /// One for each scenario of the exercise, in its order; empty if the answer could not be compiled.
  public var scenarios: [ScenarioResult]
  /// What kept the answer from being compiled; nil if nothing did.
  public var problems: Problems?
  /// Problems that stopped nothing.
  public var warnings: Problems?

  /// What it came to.
  public var verdict: Verdict {
    if problems != nil || scenarios.allSatisfy({ $0.problems != nil }) { return .notUnderstood }
    return scenarios.allSatisfy(\.passed) ? .passed : .notYet
  }

  /// How many scenarios are met.
  public var passedScenarios: Int { scenarios.count { $0.passed } }
  /// How many views are in their places, over all scenarios.
  public var matchingViews: Int { scenarios.reduce(0) { $0 + $1.matchingViews } }
  /// How many views were compared, over all scenarios.
  public var checkedViews: Int { scenarios.reduce(0) { $0 + $1.checkedViews } }
}

/// What became of an answer in one scenario.
public struct ScenarioResult: Sendable {
  /// Which scenario.
  public var scenario: ExerciseScenario
  /// In the order of the checks; surplus views last.
  public var views: [ViewResult]
  /// What stopped the scene; nil if nothing did.
  public var problems: Problems?
  /// How many views were expected.
  public var expectedViews: Int

  /// Makes a result.
  public init(scenario: ExerciseScenario, views: [ViewResult], problems: Problems? = nil, expectedViews: Int) {
    self.scenario = scenario
    self.views = views
    self.problems = problems
    self.expectedViews = expectedViews
  }

  /// Whether every expected view is in its place; never true where nothing was compared.
  public var passed: Bool { problems == nil && !views.isEmpty && views.allSatisfy(\.matches) }

  /// How many views are in their places.
  public var matchingViews: Int { problems == nil ? views.count { $0.matches } : 0 }

  /// How many views were compared.
  public var checkedViews: Int { max(expectedViews, views.count) }

  /// How far the whole group is off, if every view is off by the same way and has the right size.
  ///
  ///     A 10 too far left, B 10 too far left   → (−10, 0): the group is right in itself
  public var commonShift: Point? {
    let differences = views.compactMap(\.difference)
    guard problems == nil, views.count > 1, differences.count == views.count, let first = differences.first,
      differences.allSatisfy({ $0.isShift && abs($0.x - first.x) <= 0.1 && abs($0.y - first.y) <= 0.1 })
    else { return nil }
    return Point(x: first.x, y: first.y)
  }
}
