import Glibc

/// The Free Spaced Repetition Scheduler, version 6, with its published default weights and a desired retention of 0.9.
///
///     first pass ──grade──▶ state ──after n days, grade──▶ state ──▶ …      interval = stability, in whole days
///
/// Names are those of its paper: stability S, difficulty D, retrievability R, grade G, weights w₀ … w₂₀. It omits
/// learning steps of minutes: nobody repeats an exercise ten minutes later.
/// <https://github.com/open-spaced-repetition/awesome-fsrs/wiki/The-Algorithm>
public enum FSRS {
  /// w₀ … w₂₀.
  static let weights: [Double] = [
    0.212, 1.2931, 2.3065, 8.2956, 6.4133, 0.8334, 3.0194, 0.001, 1.8722, 0.1666, 0.796, 1.4835, 0.0614, 0.2629,
    1.6483, 0.6014, 1.8729, 0.5425, 0.0912, 0.0658, 0.1542,
  ]

  /// The published limit, a hundred years, in days.
  static let longestInterval = 36_500
  private static let leastStability = 0.001
  private static let difficulties = 1.0...10.0

  private static func w(_ index: Int) -> Double { weights.indices.contains(index) ? weights[index] : 0 }

  /// The state after the first pass.
  public static func first(_ grade: ReviewGrade) -> MemoryState {
    MemoryState(stability: w(grade.rawValue - 1), difficulty: clamped(firstDifficulty(grade)))
  }

  /// The state after another pass, `days` whole days after the previous one.
  public static func next(_ state: MemoryState, after days: Int, _ grade: ReviewGrade) -> MemoryState {
    let stability =
      days < 1
      ? stabilityOnTheSameDay(state, grade)
      : grade == .again ? stabilityAfterForgetting(state, days) : stabilityAfterRecall(state, days, grade)
    return MemoryState(
      stability: max(stability, leastStability), difficulty: nextDifficulty(state.difficulty, grade))
  }

  /// The number of days until the next review.
  public static func interval(_ state: MemoryState) -> Int {
    // With a desired retention of 0.9 the interval equals the stability.
    let days = min(max(state.stability, 1), Double(longestInterval)).rounded()
    return Int(exactly: days) ?? 1
  }

  /// The probability of remembering after a number of days: 1 at once, 0.9 after `stability` days.
  public static func retrievability(_ state: MemoryState, after days: Int) -> Double {
    let decay = -w(20)
    let factor = pow(0.9, 1 / decay) - 1
    return pow(1 + factor * Double(max(days, 0)) / max(state.stability, leastStability), decay)
  }

  // MARK: Stability

  private static func stabilityAfterRecall(_ state: MemoryState, _ days: Int, _ grade: ReviewGrade) -> Double {
    let forgotten = 1 - retrievability(state, after: days)
    let penalty = grade == .hard ? w(15) : 1
    let bonus = grade == .easy ? w(16) : 1
    let growth =
      exp(w(8)) * (11 - state.difficulty) * pow(state.stability, -w(9)) * (exp(forgotten * w(10)) - 1) * penalty * bonus
    return state.stability * (1 + growth)
  }

  private static func stabilityAfterForgetting(_ state: MemoryState, _ days: Int) -> Double {
    let forgotten = 1 - retrievability(state, after: days)
    let long =
      w(11) * pow(state.difficulty, -w(12)) * (pow(state.stability + 1, w(13)) - 1) * exp(forgotten * w(14))
    return min(long, state.stability / exp(w(17) * w(18)))
  }

  private static func stabilityOnTheSameDay(_ state: MemoryState, _ grade: ReviewGrade) -> Double {
    let growth = exp(w(17) * (Double(grade.rawValue) - 3 + w(18))) * pow(state.stability, -w(19))
    return state.stability * (grade.rawValue >= ReviewGrade.good.rawValue ? max(growth, 1) : growth)
  }

  // MARK: Difficulty

  private static func firstDifficulty(_ grade: ReviewGrade) -> Double {
    w(4) - exp(w(5) * Double(grade.rawValue - 1)) + 1
  }

  /// It changes less the nearer it is to 10, and reverts slightly to the difficulty of easy exercises.
  private static func nextDifficulty(_ difficulty: Double, _ grade: ReviewGrade) -> Double {
    let change = -w(6) * Double(grade.rawValue - 3) * (10 - difficulty) / 9
    return clamped(w(7) * firstDifficulty(.easy) + (1 - w(7)) * (difficulty + change))
  }

  private static func clamped(_ difficulty: Double) -> Double {
    min(max(difficulty, difficulties.lowerBound), difficulties.upperBound)
  }
}
