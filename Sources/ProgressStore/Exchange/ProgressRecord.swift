/// Everything in a learner's stored progress, in an order that depends only on the content. Machines exchange it.
///
/// Texts are bytes: two texts that look alike but differ in bytes are different.
public struct ProgressRecord: Hashable, Sendable {
  /// Each exercise with any data, by pack and name.
  public var exercises: [ExerciseRecord]
  /// The current exercise of each pack.
  public var places: [Place]
  /// Skipped exercises, including those that the learner has resumed since.
  public var skips: [Skip]

  /// The current exercise of a pack.
  public struct Place: Hashable, Sendable {
    /// The exercise.
    public var key: ExerciseKey
    /// When it became current, in milliseconds since 1970.
    public var since: Int64

    /// Makes a place.
    public init(key: ExerciseKey, since: Int64) {
      self.key = key
      self.since = since
    }
  }

  /// An exercise that the learner skipped.
  public struct Skip: Hashable, Sendable {
    /// The exercise.
    public var key: ExerciseKey
    /// When the learner skipped or resumed it, in milliseconds since 1970.
    public var at: Int64
    /// Whether the learner has resumed it.
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

/// The data of one exercise. All times are milliseconds since 1970.
public struct ExerciseRecord: Hashable, Sendable {
  /// The exercise.
  public var key: ExerciseKey
  /// Checked or kept texts, oldest first.
  public var texts: [Text] = []
  /// Shown hints, by number.
  public var hints: [Hint] = []
  /// How much of which causes was told.
  public var told: [RevealedStep] = []
  /// Reviews, the oldest first.
  public var reviews: [Review] = []

  /// Makes an empty record.
  public init(key: ExerciseKey) { self.key = key }

  /// A text and what happened to it.
  public struct Text: Hashable, Sendable {
    /// The time.
    public var at: Int64
    /// The text, as UTF-8.
    public var source: [UInt8]
    /// The event.
    public var event: Event

    /// Makes a text.
    public init(at: Int64, source: [UInt8], event: Event) {
      self.at = at
      self.source = source
      self.event = event
    }
  }

  /// An event in the life of a text.
  public enum Event: Hashable, Sendable {
    /// It was checked.
    case checked(Check)
    /// It was about to be replaced in the learner's file.
    case kept(KeptReason)
  }

  /// A check and its context.
  public struct Check: Hashable, Sendable {
    /// The pack's version from its manifest.
    public var packVersion: String
    /// A hash of the pack's files.
    public var packHash: String
    /// The version of the layout engine.
    public var engineVersion: String
    /// The result.
    public var verdict: AttemptVerdict
    /// The outcomes, in the exercise's order.
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
    /// When it was first shown.
    public var at: Int64

    /// Makes a hint.
    public init(number: Int, at: Int64) {
      self.number = number
      self.at = at
    }
  }

  /// A step that was told of a cause.
  public struct RevealedStep: Hashable, Sendable {
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
    /// The seed of its generated data.
    public var seed: Int64
    /// The number of hints shown in it.
    public var hints: Int
    /// Its pass, with time and grade; nil while it is open.
    public var end: End?
    /// The texts checked in it, oldest first.
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
      /// The time.
      public var at: Int64
      /// The grade.
      public var grade: ReviewGrade

      /// Makes an end.
      public init(at: Int64, grade: ReviewGrade) {
        self.at = at
        self.grade = grade
      }
    }
  }

  /// A text checked in a review.
  public struct ReviewText: Hashable, Sendable {
    /// The time.
    public var at: Int64
    /// The text, as UTF-8.
    public var source: [UInt8]
    /// The result.
    public var verdict: AttemptVerdict
    /// The number of scenarios that it passed.
    public var scenariosPassed: Int
    /// The number of scenarios.
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
