/// How far a learner has come with one exercise.
public struct ExerciseProgress: Hashable, Sendable {
  /// The exercise.
  public var key: ExerciseKey
  /// How many times it was checked.
  public var attempts: Int = 0
  /// How many different hints were shown.
  public var hintsShown: Int = 0
  /// When it was first passed, as `2026-03-01T09:30:00Z`; later failures do not take it away.
  public var firstPassedAt: String?
  /// Which attempt was the first to pass, counted from 1.
  public var firstPassedAttempt: Int?
  /// How the last attempt ended.
  public var lastVerdict: AttemptVerdict?
  /// How many scenarios the last attempt passed.
  public var lastScenariosPassed: Int = 0
  /// How many scenarios the last attempt ran.
  public var lastScenarioCount: Int = 0
  /// When the last attempt was made, in UTC.
  public var lastAttemptAt: String?

  /// Whether it was left for later, and the learner has neither come back to it nor passed it.
  public var isSkipped: Bool = false

  /// Makes the progress of an exercise that nobody has tried yet.
  public init(key: ExerciseKey) {
    self.key = key
  }
}
