/// A passed exercise, and when it comes back; worked out from what happened.
public struct ReviewCard: Hashable, Sendable {
  /// Which exercise.
  public var key: ExerciseKey
  /// What is believed about how well it is remembered.
  public var memory: MemoryState
  /// When it was last passed, in its lesson or in a review, in milliseconds since 1970.
  public var lastAt: Int64
  /// How many reviews were finished.
  public var reviews: Int

  /// A finished time: when, and how well it went.
  struct Pass: Hashable {
    var at: Int64
    var grade: ReviewGrade
  }

  /// Follows an exercise from its first pass through its finished reviews.
  init(key: ExerciseKey, first: Pass, reviews: [Pass]) {
    self.key = key
    memory = FSRS.first(first.grade)
    lastAt = first.at
    self.reviews = 0
    let later = reviews.sorted { ($0.at, $0.grade.rawValue) < ($1.at, $1.grade.rawValue) }
    for review in later { add(review) }
  }

  private mutating func add(_ review: Pass) {
    // A clock that was set back makes no negative days.
    let days = max(0, review.at - lastAt) / Self.day
    memory = FSRS.next(memory, after: Int(clamping: days), review.grade)
    lastAt = max(lastAt, review.at)
    reviews += 1
  }

  /// A day, in milliseconds.
  public static let day: Int64 = 86_400_000

  /// In how many days after the last time it comes back.
  public var interval: Int { FSRS.interval(memory) }

  /// When it comes back, in milliseconds since 1970.
  public var dueAt: Int64 { lastAt + Int64(interval) * Self.day }

  /// Whether it is time.
  public func isDue(at moment: Int64) -> Bool { dueAt <= moment }

  /// How probable it is that it is still remembered.
  public func retrievability(at moment: Int64) -> Double {
    FSRS.retrievability(memory, after: Int(clamping: max(0, moment - lastAt) / Self.day))
  }
}
