/// Everything that a progress file knows of a learner, in an order that depends on nothing but what it holds: what one
/// machine hands to another.
///
/// Texts are bytes: two that look alike and are written differently are two.
public struct ProgressRecord: Hashable, Sendable {
  /// Each exercise that anything is known of, by pack and name.
  public var exercises: [ExerciseRecord]
  /// Where the learner is, by pack.
  public var places: [Place]
  /// What was left for later, and what was come back to since.
  public var skips: [Skip]

  /// The exercise that the learner is at in a pack.
  public struct Place: Hashable, Sendable {
    /// Which.
    public var key: ExerciseKey
    /// Since when, in milliseconds since 1970.
    public var since: Int64

    /// Makes a place.
    public init(key: ExerciseKey, since: Int64) {
      self.key = key
      self.since = since
    }
  }

  /// An exercise that was left for later.
  public struct Skip: Hashable, Sendable {
    /// Which.
    public var key: ExerciseKey
    /// When it was left, or when the learner came back, in milliseconds since 1970.
    public var at: Int64
    /// Whether the learner has come back to it.
    public var isOver: Bool

    /// Makes a skip.
    public init(key: ExerciseKey, at: Int64, isOver: Bool) {
      self.key = key
      self.at = at
      self.isOver = isOver
    }
  }

  /// Makes a record.
  public init(exercises: [ExerciseRecord] = [], places: [Place] = [], skips: [Skip] = []) {
    self.exercises = exercises
    self.places = places
    self.skips = skips
  }
}

/// What is known of one exercise. All moments are milliseconds since 1970.
public struct ExerciseRecord: Hashable, Sendable {
  /// Which.
  public var key: ExerciseKey
  /// Texts that were checked or kept, the oldest first.
  public var texts: [Text] = []
  /// Hints that were shown, by their numbers.
  public var hints: [Hint] = []
  /// How much of which causes was told.
  public var told: [Told] = []
  /// Reviews, the oldest first.
  public var reviews: [Review] = []

  /// Makes a record of an exercise that nothing is known of.
  public init(key: ExerciseKey) { self.key = key }

  /// A text and what became of it.
  public struct Text: Hashable, Sendable {
    /// When.
    public var at: Int64
    /// The text, as UTF-8.
    public var source: [UInt8]
    /// What happened.
    public var event: Event

    /// Makes a text.
    public init(at: Int64, source: [UInt8], event: Event) {
      self.at = at
      self.source = source
      self.event = event
    }
  }

  /// What happened to a text.
  public enum Event: Hashable, Sendable {
    /// It was checked.
    case checked(Check)
    /// It was about to leave the learner's file.
    case kept(KeptReason)
  }

  /// A check and what it was made with.
  public struct Check: Hashable, Sendable {
    /// The version that the pack gives itself.
    public var packVersion: String
    /// A hash of the pack's files.
    public var packHash: String
    /// The version of the layout engine.
    public var engineVersion: String
    /// How it ended.
    public var verdict: AttemptVerdict
    /// In the exercise's order.
    public var scenarios: [ScenarioOutcome]

    /// Makes a check.
    public init(
      packVersion: String, packHash: String, engineVersion: String, verdict: AttemptVerdict,
      scenarios: [ScenarioOutcome]
    ) {
      self.packVersion = packVersion
      self.packHash = packHash
      self.engineVersion = engineVersion
      self.verdict = verdict
      self.scenarios = scenarios
    }
  }

  /// A hint that was shown.
  public struct Hint: Hashable, Sendable {
    /// Counted from 1.
    public var number: Int
    /// When it was shown first.
    public var at: Int64

    /// Makes a hint.
    public init(number: Int, at: Int64) {
      self.number = number
      self.at = at
    }
  }

  /// A step that was told of a cause.
  public struct Told: Hashable, Sendable {
    /// The cause, as the course calls it.
    public var cause: String
    /// From 1 to 4.
    public var step: Int
    /// When it was told first.
    public var at: Int64

    /// Makes a step.
    public init(cause: String, step: Int, at: Int64) {
      self.cause = cause
      self.step = step
      self.at = at
    }
  }

  /// An exercise that came back.
  public struct Review: Hashable, Sendable {
    /// When it began.
    public var begunAt: Int64
    /// What its data are made from.
    public var seed: Int64
    /// How many hints were shown in it.
    public var hints: Int
    /// When it passed, and how well it went; nil as long as it is open.
    public var end: End?
    /// The texts that were checked in it, the oldest first.
    public var texts: [ReviewText]

    /// Makes a review.
    public init(begunAt: Int64, seed: Int64, hints: Int, end: End?, texts: [ReviewText]) {
      self.begunAt = begunAt
      self.seed = seed
      self.hints = hints
      self.end = end
      self.texts = texts
    }

    /// A review's end.
    public struct End: Hashable, Sendable {
      /// When.
      public var at: Int64
      /// How well it went.
      public var grade: ReviewGrade

      /// Makes an end.
      public init(at: Int64, grade: ReviewGrade) {
        self.at = at
        self.grade = grade
      }
    }
  }

  /// A text that was checked in a review.
  public struct ReviewText: Hashable, Sendable {
    /// When.
    public var at: Int64
    /// The text, as UTF-8.
    public var source: [UInt8]
    /// How it ended.
    public var verdict: AttemptVerdict
    /// How many scenarios it passed.
    public var scenariosPassed: Int
    /// How many scenarios there were.
    public var scenarioCount: Int

    /// Makes a text.
    public init(at: Int64, source: [UInt8], verdict: AttemptVerdict, scenariosPassed: Int, scenarioCount: Int) {
      self.at = at
      self.source = source
      self.verdict = verdict
      self.scenariosPassed = scenariosPassed
      self.scenarioCount = scenarioCount
    }
  }
}
