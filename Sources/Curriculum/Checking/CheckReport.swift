import Diagnostics
import LayoutEngine
import LayoutProgram

/// The verdict on an answer.
public enum Verdict: String, Sendable {
  /// Every expected view is in its place in every scenario.
  case passed
  /// The answer could be laid out, but a view is misplaced or a rule broken.
  case notYet
  /// The answer could not be laid out in any scenario.
  case notUnderstood
}

/// The checker's report. It is a pure value: no printing, no storage, no clock.
public struct CheckReport: Sendable {
  /// The exercise.
  public var exercise: Exercise
  /// The results of the exercise's scenarios, in order; empty if the answer could not be compiled.
  public var scenarios: [ScenarioResult]
  /// The problems that prevented compilation; nil if there are none.
  public var problems: Problems?
  /// Problems that stopped nothing.
  public var warnings: Problems?
  /// The results of the exercise's rules for the code, in order.
  public var rules: [RuleResult] = []
  /// The reasons why the answer is not right, the most explanatory first; after a pass, remarks.
  public var diagnoses: [Diagnosis] = []
  /// A question about where to look first, for a learner who has not edited the starter.
  public var question: StartingQuestion?
  /// Whether the answer is the unchanged starter.
  public var isUntouched = false

  /// The verdict.
  public var verdict: Verdict {
    if problems != nil || scenarios.allSatisfy({ $0.problems != nil }) { return .notUnderstood }
    return scenarios.allSatisfy(\.passed) && !rules.contains(where: \.blocks) ? .passed : .notYet
  }

  /// The number of passed scenarios.
  public var passedScenarios: Int { scenarios.count { $0.passed } }
  /// The number of matching views over all scenarios.
  public var matchingViews: Int { scenarios.reduce(0) { $0 + $1.matchingViews } }
  /// The number of compared views over all scenarios.
  public var checkedViews: Int { scenarios.reduce(0) { $0 + $1.checkedViews } }
}

/// The result of a moment after a step or during its animation.
public struct MomentResult: Sendable {
  /// The step and the time: `tap left@0.5`.
  public var key: MomentKey
  /// The views in the order of the checks; unexpected views last.
  public var views: [ViewResult]
  /// Checked views that the step inserted. An inserted view does not move but appears at once.
  public var inserted: [String] = []
  /// Checked views that the step removed.
  public var removed: [String] = []
  /// Checked views that the step moved without an animation.
  public var jumped: [String] = []

  /// Whether every view is in its place at this moment.
  public var passed: Bool { !views.isEmpty && views.allSatisfy(\.matches) }
}

/// The result of an answer in one scenario.
public struct ScenarioResult: Sendable {
  /// The scenario.
  public var scenario: ExerciseScenario
  /// The views in the order of the checks; unexpected views last.
  public var views: [ViewResult]
  /// The problems that stopped the scene; nil if there are none.
  public var problems: Problems?
  /// The results after each step and during its animation; empty for a scenario without steps.
  public var moments: [MomentResult] = []
  /// The number of expected views over all moments.
  public var expectedViews: Int
  /// The results of predictions, in the order of the questions; empty if frames are compared.
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

  /// Whether every expected view is in its place; false if nothing was compared.
  public var passed: Bool { problems == nil && checkedViews > 0 && matchingViews == checkedViews }

  /// The number of matching views or right predictions.
  public var matchingViews: Int {
    problems == nil ? allViews.count { $0.matches } + answers.count { $0.isRight } : 0
  }

  /// The number of compared views or predictions.
  public var checkedViews: Int { max(expectedViews, allViews.count + answers.count) }

  /// The views at the start and at every later moment.
  public var allViews: [ViewResult] { views + moments.flatMap(\.views) }

  /// Views that a step replaces although they should move. During the animation such a view should be between its old
  /// and new position, but an inserted view jumps there.
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

  /// The common displacement of all views, if every view has the right size and is displaced equally.
  ///
  ///     A 10 too far left, B 10 too far left   → (−10, 0): the group is right in itself
  public var commonShift: Point? {
    let differences = views.compactMap(\.difference)
    guard problems == nil, views.count > 1, differences.count == views.count, let first = differences.first,
      differences.allSatisfy({ $0.isShift && $0.isNear(first) })
    else { return nil }
    return Point(x: first.x, y: first.y)
  }

  /// The differences relative to one view, if all sizes are right. A root is centered in its stage, so that one wrong
  /// guide moves *every* view, and absolute differences say little.
  ///
  ///     absolute      drawing 8 too low, name 36 too high, description 36 too high
  ///     seen from name: drawing 44 too low
  ///
  /// The reference view is the first of the largest group that moved together.
  ///
  /// - Returns: nil if the absolute differences are as clear: some view is in its place, or all views moved together.
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
