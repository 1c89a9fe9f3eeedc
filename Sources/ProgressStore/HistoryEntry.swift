/// The reason for keeping an unchecked text.
public enum KeptReason: String, Hashable, Sendable, CaseIterable {
  /// The learner reset the exercise.
  case reset
  /// Another text replaced it, such as the solution or an older version.
  case replaced
}

/// A past text of an exercise and what happened to it.
public struct HistoryEntry: Hashable, Sendable {
  /// The event.
  public enum Event: Hashable, Sendable {
    /// The text was checked as the attempt with this number.
    case attempt(number: Int, verdict: AttemptVerdict, scenariosPassed: Int, scenarioCount: Int)
    /// The text was about to be replaced in the learner's file.
    case kept(KeptReason)
  }

  /// The event.
  public var event: Event
  /// The time in UTC, as `2026-03-01T09:30:00Z`.
  public var at: String
  /// The whole text.
  public var source: String

  /// Makes an entry.
  public init(event: Event, at: String, source: String) {
    self.event = event
    self.at = at
    self.source = source
  }
}
