/// A learner's progress in one exercise.
public struct ExerciseProgress: Hashable, Sendable {
  /// The exercise.
  public var key: ExerciseKey
  /// The number of checks.
  public var attempts: Int = 0
  /// The number of different hints shown.
  public var hintsShown: Int = 0
  /// The time of the first pass, as `2026-03-01T09:30:00Z`; later failures do not remove it.
  public var firstPassedAt: String?
  /// The number of the first passing attempt, from 1.
  public var firstPassedAttempt: Int?
  /// The result of the last attempt.
  public var lastVerdict: AttemptVerdict?
  /// The number of scenarios that the last attempt passed.
  public var lastScenariosPassed: Int = 0
  /// The number of scenarios of the last attempt.
  public var lastScenarioCount: Int = 0
  /// The time of the last attempt, in UTC.
  public var lastAttemptAt: String?

  /// Whether the learner skipped it and has neither resumed nor passed it since.
  public var isSkipped: Bool = false

  /// Makes the progress of an untried exercise.
  public init(key: ExerciseKey) {
    self.key = key
  }
}
