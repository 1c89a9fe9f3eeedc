import Curriculum

/// The points of one answer: the total, and those of each scenario if scenarios have points.
struct Scoring {
  var total: Score
  var most: Score
  /// In scenario order; nil if only a pass counts.
  var scenarios: [(points: Score, most: Score)]?

  /// - Parameter report: nil for an answer that could not be checked.
  init(_ report: CheckReport?, of exercise: Exercise, by rubric: Rubric) {
    let part = rubric.exercises[exercise.reference.id]
    most = part?.worth ?? Score(exercise.points)
    let policy = rubric.policy(of: exercise.reference.id)
    // A blocking rule about the code is part of the task, whatever the frames are.
    let isBlocked = report?.rules.contains(where: \.blocks) ?? false
    guard policy != .all else {
      total = report?.verdict == .passed ? most : Score(0)
      return
    }
    let weights = exercise.scenarios.map { part?.scenarios[$0.id] ?? 1 }
    let parts = Self.parts(of: most, weights)
    let results = report?.scenarios ?? []
    let scores = zip(exercise.scenarios, parts).map { scenario, most -> (points: Score, most: Score) in
      guard !isBlocked, let result = results.first(where: { $0.scenario.id == scenario.id }) else {
        return (Score(0), most)
      }
      let isWhole = policy == .scenario
      return (
        isWhole ? (result.passed ? most : Score(0)) : most.share(result.matchingViews, of: result.checkedViews), most
      )
    }
    total = scores.reduce(Score(0)) { $0 + $1.points }
    scenarios = scores
  }

  /// Splits points into hundredths with an exact total: each part is the increase of the rounded running sum.
  ///
  ///     10 points, 1 : 1 : 1   → 3.33, 3.34, 3.33
  private static func parts(of whole: Score, _ weights: [Int]) -> [Score] {
    let all = weights.reduce(0, +)
    var (sum, before) = (0, Score(0))
    return weights.map { weight in
      sum += weight
      let upToHere = whole.share(sum, of: all)
      defer { before = upToHere }
      return upToHere - before
    }
  }
}
