/// A submission's metadata.
public struct Submission: Hashable, Sendable {
  /// Its unique name among all submissions: its path, or the caller's name for it.
  public var id: String
  /// The learner who submitted it, as far as known.
  public var learner: String
  /// The file's name in results.
  public var file: String
  /// The exercise that it answers.
  public var exercise: String
  /// The submission time; nil if unknown.
  public var submitted: UTCTime?
  /// The hours by which the learner's due dates move.
  public var extraHours = 0.0
  /// The seed of its data; nil for the exercise's own data.
  public var seed: UInt64?
  /// The folder of its pack, if it differs from the pack of the others.
  public var pack: String?

  /// Makes a submission.
  public init(id: String, learner: String, file: String, exercise: String) {
    self.id = id
    self.learner = learner
    self.file = file
    self.exercise = exercise
  }
}

/// A submission's content.
public enum SubmittedContent: Hashable, Sendable {
  /// A text to check.
  case text(String)
  /// Content that cannot be checked.
  case fault(GradingFault)
}
