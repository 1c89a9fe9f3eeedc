import Diagnostics

/// The deadline and the penalty for late submissions: a table of hours and the remaining share of the points.
///
///     up to 24 hours   0.9
///     up to 72 hours   0.5        later: nothing
public struct Lateness: Hashable, Sendable {
  /// A row of the table.
  public struct Row: Hashable, Sendable {
    /// The most hours after the deadline.
    public var hours: Double
    /// The remaining percentage of the points.
    public var percent: Int
  }

  /// The deadline.
  public var deadline: UTCTime
  /// By increasing hours.
  public var rows: [Row]

  /// The penalty of a late submission.
  public struct Outcome: Hashable, Sendable {
    /// The delay in whole seconds.
    public var seconds: Int
    /// The remaining percentage of the points.
    public var percent: Int
    /// The hours by which the learner's deadline was moved.
    public var extraHours = 0.0
  }

  /// The penalty for a submission time; nil if it is not late.
  public func outcome(of submitted: UTCTime, extraHours: Double = 0) -> Outcome? {
    let seconds = submitted.seconds - deadline.seconds - Int(extraHours * 3600)
    guard seconds > 0 else { return nil }
    let row = rows.first { Double(seconds) <= $0.hours * 3600 }
    return Outcome(seconds: seconds, percent: row?.percent ?? 0, extraHours: extraHours)
  }
}
