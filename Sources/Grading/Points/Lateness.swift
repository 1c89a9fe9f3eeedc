import Diagnostics

/// What comes late, and what that costs: a table of hours and the share of the points that is left.
///
///     up to 24 hours   0.9
///     up to 72 hours   0.5        later than the last row: nothing
public struct Lateness: Hashable, Sendable {
  /// A row of the table.
  public struct Row: Hashable, Sendable {
    /// Up to so many hours after the deadline.
    public var hours: Double
    /// In hundredths of the points.
    public var percent: Int
  }

  /// When it was due.
  public var deadline: UTCTime
  /// From the shortest to the longest.
  public var rows: [Row]

  /// What came of a submission that was late.
  public struct Outcome: Hashable, Sendable {
    /// After the deadline, in whole seconds.
    public var seconds: Int
    /// What is left, in hundredths of the points.
    public var percent: Int
  }

  /// Holds a time against the table; nil for what came in time.
  public func outcome(of submitted: UTCTime) -> Outcome? {
    let seconds = submitted.seconds - deadline.seconds
    guard seconds > 0 else { return nil }
    let row = rows.first { Double(seconds) <= $0.hours * 3600 }
    return Outcome(seconds: seconds, percent: row?.percent ?? 0)
  }
}
