/// Why a text was kept although nobody checked it.
public enum KeptReason: String, Hashable, Sendable, CaseIterable {
  /// The learner put the exercise back to its start.
  case reset
  /// Another text took its place, such as the solution or an older version.
  case replaced
}

/// One text of an exercise's past and what happened to it.
public struct HistoryEntry: Hashable, Sendable {
  /// What happened.
  public enum Event: Hashable, Sendable {
    /// The text was checked as the attempt of this number.
    case attempt(number: Int, verdict: AttemptVerdict, scenariosPassed: Int, scenarioCount: Int)
    /// The text was about to leave the learner's file.
    case kept(KeptReason)
  }

  /// What happened.
  public var event: Event
  /// When, in UTC, as `2026-03-01T09:30:00Z`.
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
