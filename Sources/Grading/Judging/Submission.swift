/// Something that somebody handed in.
public struct Submission: Hashable, Sendable {
  /// Its name among all that are graded: where it was found, or what the asker calls it.
  public var id: String
  /// Who handed it in, as far as one can tell.
  public var learner: String
  /// What results call the file.
  public var file: String
  /// What it answers.
  public var exercise: String
  /// When it was handed in; nil if nobody knows.
  public var submitted: UTCTime?
  /// What its data are drawn from; nil for the exercise's own data.
  public var seed: UInt64?
  /// The folder of another pack than the one that all are graded by.
  public var pack: String?

  /// Makes a submission.
  public init(id: String, learner: String, file: String, exercise: String) {
    self.id = id
    self.learner = learner
    self.file = file
    self.exercise = exercise
  }
}

/// What a submission turned out to be.
public enum SubmittedContent: Hashable, Sendable {
  /// A text to try.
  case text(String)
  /// Nothing that can be tried.
  case fault(GradingFault)
}
