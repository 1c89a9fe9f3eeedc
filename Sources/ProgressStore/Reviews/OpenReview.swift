/// A review that has begun and not passed yet.
public struct OpenReview: Hashable, Sendable {
  /// The exercise.
  public var key: ExerciseKey
  /// The seed of its generated data.
  public var seed: Int64
  /// When it began, in milliseconds since 1970.
  public var begunAt: Int64
  /// The number of hints shown in it.
  public var hints: Int
  /// The number of texts checked in it.
  public var checks: Int
  /// Its row id.
  let id: Int64
}

/// The result of a check in a review.
public struct ReviewOutcome: Hashable, Sendable {
  /// The number of texts checked in this review, including this one.
  public var checks: Int
  /// The number of hints shown in it.
  public var hints: Int
  /// The grade; nil until it passes.
  public var grade: ReviewGrade?
  /// The schedule; nil until it passes.
  public var card: ReviewCard?
}
