/// A grade of remembering, as in spaced repetition.
public enum ReviewGrade: Int, Hashable, Sendable, CaseIterable {
  /// Forgotten.
  case again = 1
  /// Remembered with serious difficulty.
  case hard
  /// Remembered after some thought.
  case good
  /// Remembered at once.
  case easy

  /// The grade of a pass from its numbers of checks and hints, without asking the learner.
  ///
  ///     hints   0: 1 check easy, 2 or 3 good, up to 8 hard     1 or 2: up to 8 checks hard     else: again
  public init(checks: Int, hints: Int) {
    self =
      switch (checks, hints) {
      case (...1, 0): .easy
      case (...3, 0): .good
      case (...8, ...2): .hard
      default: .again
      }
  }
}
