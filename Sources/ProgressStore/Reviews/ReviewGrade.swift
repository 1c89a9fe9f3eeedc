/// How well something was remembered, in the four steps that spaced repetition knows.
public enum ReviewGrade: Int, Hashable, Sendable, CaseIterable {
  /// It had gone.
  case again = 1
  /// It came back with serious trouble.
  case hard
  /// It came back after some thought.
  case good
  /// It was there at once.
  case easy

  /// The grade of a pass, from what it took. Nobody is asked how it felt: checks and hints are counted anyway.
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
