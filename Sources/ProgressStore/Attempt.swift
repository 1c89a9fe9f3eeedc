/// Identifies an exercise: two packs may use the same id for different exercises.
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

/// The result of a check.
public enum AttemptVerdict: String, Hashable, Sendable, CaseIterable {
  /// Every scenario matched.
  case passed
  /// The text was laid out, but something differs.
  case notYet
  /// The text could not be compiled, so nothing was laid out.
  case notUnderstood
}

/// The result of one scenario of an attempt.
public struct ScenarioOutcome: Hashable, Sendable {
  /// The scenario's id within the exercise, unique in an attempt.
  public var id: String
  /// Whether every checked view was in its expected frame.
  public var passed: Bool
  /// The number of checked views in their expected frames.
  public var matchingViews: Int
  /// The number of checked views.
  public var checkedViews: Int
  /// Further data as JSON text; `{}` for none.
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

/// One checked source text, with everything needed to check it again later.
public struct Attempt: Hashable, Sendable {
  /// The exercise.
  public var key: ExerciseKey
  /// The learner's text, exactly as checked.
  public var source: String
  /// The pack's version from its manifest.
  public var packVersion: String
  /// A hash of the pack's files, because a pack may change without a new version.
  public var packHash: String
  /// The version of the layout engine that computed the frames.
  public var engineVersion: String
  /// The result.
  public var verdict: AttemptVerdict
  /// One outcome per scenario, in the exercise's order; empty if the text could not be compiled.
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
