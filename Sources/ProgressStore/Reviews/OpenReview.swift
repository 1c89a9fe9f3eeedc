/// A review that was begun and has not passed yet.
public struct OpenReview: Hashable, Sendable {
  /// Which exercise.
  public var key: ExerciseKey
  /// What its data are made from.
  public var seed: Int64
  /// When it began, in milliseconds since 1970.
  public var begunAt: Int64
  /// How many hints were shown in it.
  public var hints: Int
  /// How many texts were checked in it.
  public var checks: Int
  /// Its row.
  let id: Int64
}

/// What became of a check in a review.
public struct ReviewOutcome: Hashable, Sendable {
  /// How many texts were checked in this review, this one included.
  public var checks: Int
  /// How many hints were shown in it.
  public var hints: Int
  /// How well it went; nil as long as it has not passed.
  public var grade: ReviewGrade?
  /// When the exercise comes back; nil as long as it has not passed.
  public var card: ReviewCard?
}
