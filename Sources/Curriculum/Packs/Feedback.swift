/// How a learner wants diagnoses.
public enum Feedback: String, Sendable, CaseIterable {
  /// Step by step.
  case steps
  /// All of each at once.
  case full
}
