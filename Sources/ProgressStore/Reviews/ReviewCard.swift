/// A passed exercise and its next review, computed from the history.
public struct ReviewCard: Hashable, Sendable {
  /// The exercise.
  public var key: ExerciseKey
  /// The estimate of how well it is remembered.
  public var memory: MemoryState
  /// When it was last passed, in its lesson or in a review, in milliseconds since 1970.
  public var lastAt: Int64
  /// The number of finished reviews.
  public var reviews: Int

  /// A pass: its time and its grade.
  struct Pass: Hashable {
    var at: Int64
    var grade: ReviewGrade
  }

  /// Replays an exercise's first pass and its finished reviews.
  init(key: ExerciseKey, first: Pass, reviews: [Pass]) {
    self.key = key
    memory = FSRS.first(first.grade)
    lastAt = first.at
    self.reviews = 0
    let later = reviews.sorted { ($0.at, $0.grade.rawValue) < ($1.at, $1.grade.rawValue) }
    for review in later { add(review) }
  }

  private mutating func add(_ review: Pass) {
    // Never count negative days, even if the clock was set back.
    let days = max(0, review.at - lastAt) / Self.day
    memory = FSRS.next(memory, after: Int(clamping: days), review.grade)
    lastAt = max(lastAt, review.at)
    reviews += 1
  }

  /// A day, in milliseconds.
  public static let day: Int64 = 86_400_000

  /// The days from the last pass to the next review.
  public var interval: Int { FSRS.interval(memory) }

  /// When the next review is due, in milliseconds since 1970.
  public var dueAt: Int64 { lastAt + Int64(interval) * Self.day }

  /// Whether the next review is due.
  public func isDue(at moment: Int64) -> Bool { dueAt <= moment }

  /// The probability that it is still remembered.
  public func retrievability(at moment: Int64) -> Double {
    FSRS.retrievability(memory, after: Int(clamping: max(0, moment - lastAt) / Self.day))
  }
}
