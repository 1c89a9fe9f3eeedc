/// How much of a diagnosis a learner sees.
public enum Feedback: String, Sendable, CaseIterable {
  /// One step at a time.
  case steps
  /// Everything at once.
  case full
}
