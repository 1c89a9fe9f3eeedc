/// Which exercise a record belongs to: two packs may use one id for different exercises.
public struct ExerciseKey: Hashable, Sendable {
  /// The pack's id, such as `alignment`.
  public var pack: String
  /// The exercise's id within the pack, such as `razemon-eyes`.
  public var exercise: String

  /// Makes a key; neither part may be empty.
  public init(pack: String, exercise: String) {
    self.pack = pack
    self.exercise = exercise
  }
}

/// How a check ended.
public enum AttemptVerdict: String, Hashable, Sendable, CaseIterable {
  /// Every scenario matched.
  case passed
  /// It was laid out, and something differs.
  case notYet
  /// The source could not be understood, so nothing was laid out.
  case notUnderstood
}

/// What one scenario of an attempt came to.
public struct ScenarioOutcome: Hashable, Sendable {
  /// The scenario's id within the exercise; each occurs once in an attempt.
  public var id: String
  /// Whether every checked view was where it belongs.
  public var passed: Bool
  /// How many of the checked views were where they belong.
  public var matchingViews: Int
  /// How many views were checked.
  public var checkedViews: Int
  /// Whatever else is to be kept, as JSON text: `{}` if nothing.
  public var detail: String

  /// Makes an outcome.
  public init(id: String, passed: Bool, matchingViews: Int, checkedViews: Int, detail: String = "{}") {
    self.id = id
    self.passed = passed
    self.matchingViews = matchingViews
    self.checkedViews = checkedViews
    self.detail = detail
  }
}

/// One checked source text, with everything needed to judge the result again later.
public struct Attempt: Hashable, Sendable {
  /// The exercise.
  public var key: ExerciseKey
  /// The learner's text, exactly as it was checked.
  public var source: String
  /// The version that the pack gives itself.
  public var packVersion: String
  /// A hash of the pack's files, because a pack may change without a new version.
  public var packHash: String
  /// The version of the layout engine that computed the frames.
  public var engineVersion: String
  /// How it ended.
  public var verdict: AttemptVerdict
  /// One outcome a scenario, in the exercise's order; empty if the text was not understood.
  public var scenarios: [ScenarioOutcome]

  /// Makes an attempt; a pass needs at least one scenario, and every one of them passed.
  public init(
    key: ExerciseKey, source: String, packVersion: String, packHash: String, engineVersion: String,
    verdict: AttemptVerdict, scenarios: [ScenarioOutcome]
  ) {
    self.key = key
    self.source = source
    self.packVersion = packVersion
    self.packHash = packHash
    self.engineVersion = engineVersion
    self.verdict = verdict
    self.scenarios = scenarios
  }
}
