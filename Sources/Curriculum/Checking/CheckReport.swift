import Diagnostics
import LayoutEngine
import LayoutProgram

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
  /// What the exercise asks of the code itself, in its order.
  public var rules: [RuleResult] = []
  /// Why it is not right, the most explanatory first; or what is worth knowing after a pass.
  public var diagnoses: [Diagnosis] = []
  /// Where to look first, for somebody who has not begun.
  public var question: StartingQuestion?
  /// Whether the answer is the starter as it was given.
  public var isUntouched = false

  /// What it came to.
  public var verdict: Verdict {
    if problems != nil || scenarios.allSatisfy({ $0.problems != nil }) { return .notUnderstood }
    return scenarios.allSatisfy(\.passed) && !rules.contains(where: \.blocks) ? .passed : .notYet
  }

  /// How many scenarios are met.
  public var passedScenarios: Int { scenarios.count { $0.passed } }
  /// How many views are in their places, over all scenarios.
  public var matchingViews: Int { scenarios.reduce(0) { $0 + $1.matchingViews } }
  /// How many views were compared, over all scenarios.
  public var checkedViews: Int { scenarios.reduce(0) { $0 + $1.checkedViews } }
}

/// What became of the views after a step, or on the way there.
public struct MomentResult: Sendable {
  /// The step and the time: `tap left@0.5`.
  public var key: MomentKey
  /// In the order of the checks; surplus views last.
  public var views: [ViewResult]
  /// Checked views that the step put in: what is put in anew does not move, it is suddenly there.
  public var inserted: [String] = []
  /// Checked views that the step took away.
  public var removed: [String] = []
  /// Checked views that the step moved at once, without an animation.
  public var jumped: [String] = []

  /// Whether every view is in its place at this moment.
  public var passed: Bool { !views.isEmpty && views.allSatisfy(\.matches) }
}

/// What became of an answer in one scenario.
public struct ScenarioResult: Sendable {
  /// Which scenario.
  public var scenario: ExerciseScenario
  /// In the order of the checks; surplus views last.
  public var views: [ViewResult]
  /// What stopped the scene; nil if nothing did.
  public var problems: Problems?
  /// What became of the views after each step, and on the way; empty for a scenario without steps.
  public var moments: [MomentResult] = []
  /// How many views were expected, over all moments.
  public var expectedViews: Int
  /// What became of the predictions, in the order of the questions; empty where frames are compared.
  public var answers: [AnswerResult] = []

  /// Makes a result.
  public init(scenario: ExerciseScenario, views: [ViewResult], problems: Problems? = nil, expectedViews: Int) {
    self.scenario = scenario
    self.views = views
    self.problems = problems
    self.expectedViews = expectedViews
  }

  /// Makes the result of a variant of a prediction.
  init(scenario: ExerciseScenario, answers: [AnswerResult]) {
    self.init(scenario: scenario, views: [], expectedViews: 0)
    self.answers = answers
  }

  /// Whether every expected view is in its place; never true where nothing was compared.
  public var passed: Bool { problems == nil && checkedViews > 0 && matchingViews == checkedViews }

  /// How many views are in their places, or predictions right.
  public var matchingViews: Int {
    problems == nil ? allViews.count { $0.matches } + answers.count { $0.isRight } : 0
  }

  /// How many views or predictions were compared.
  public var checkedViews: Int { max(expectedViews, allViews.count + answers.count) }

  /// The views at the start and at every moment after it.
  public var allViews: [ViewResult] { views + moments.flatMap(\.views) }

  /// Views that a step replaces where the goal moves them: on the way they should be at a place where they are neither
  /// before nor after, and they are not there. Who is put in anew jumps there, in the goal as well.
  ///
  ///     tap left@0.5   expected left at 120, between 100 and 140; inserted and removed: left   → ["left"]
  public func replaced(at moment: MomentResult) -> [String] {
    guard moment.key.isOnTheWay, let end = moments.first(where: { $0.key == moment.key.atRest }),
      let position = moments.firstIndex(where: { $0.key == moment.key })
    else { return [] }
    let before = moments[..<position].last { !$0.key.isOnTheWay }?.views ?? views
    let known = moment.inserted.filter(moment.removed.contains)
    return moment.views.filter { view in
      let isReplaced = known.contains(where: ViewName(view.name).isOne)
      let isOnTheWay = [before, end.views].allSatisfy { others in
        others.contains { $0.name == view.name && $0.expected != view.expected }
      }
      return isReplaced && isOnTheWay && !view.matches
    }.map(\.name)
  }

  /// How far the whole group is off, if every view is off by the same way and has the right size.
  ///
  ///     A 10 too far left, B 10 too far left   → (−10, 0): the group is right in itself
  public var commonShift: Point? {
    let differences = views.compactMap(\.difference)
    guard problems == nil, views.count > 1, differences.count == views.count, let first = differences.first,
      differences.allSatisfy({ $0.isShift && $0.isNear(first) })
    else { return nil }
    return Point(x: first.x, y: first.y)
  }

  /// The differences as seen from one view, where all sizes are right: roots are centered in their stage, so that one
  /// wrong guide moves *every* view, and absolute numbers say little.
  ///
  ///     absolute      drawing 8 too low, name 36 too high, description 36 too high
  ///     seen from name: drawing 44 too low
  ///
  /// The view to see from is the first of the largest group that moved together.
  ///
  /// - Returns: nil where the absolute numbers say as much: some view is in its place, which nobody would look for
  ///   elsewhere, or all views moved together.
  public var relativeDifferences: (reference: String, others: [(name: String, difference: FrameDifference)])? {
    let moves = views.compactMap { view in view.difference.map { (name: view.name, difference: $0) } }
    guard problems == nil, views.count > 1, moves.count == views.count,
      moves.allSatisfy({ $0.difference.isShift && !$0.difference.isSmall })
    else { return nil }
    let groups = moves.map { move in moves.count { $0.difference.isNear(move.difference) } }
    guard let largest = groups.max(), let first = groups.firstIndex(of: largest) else { return nil }
    let reference = moves[first]
    let others = moves.map { (name: $0.name, difference: $0.difference.seen(from: reference.difference)) }
    let wrong = others.filter { !$0.difference.isSmall }
    return wrong.isEmpty ? nil : (reference.name, wrong)
  }
}
