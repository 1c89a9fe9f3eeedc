import Diagnostics

extension Problem {
  /// The problem to report when a deadline ended some work.
  ///
  /// - Parameter work: the work that did not finish in time.
  public static func late(
    _ reason: Deadline.Reason, _ work: TimedWork, after seconds: Double?, at range: Diagnostics.SourceRange? = nil
  ) -> Problem {
    switch reason {
    case .memory:
      return Problem(.limit, LimitMessage.memory, at: range, notes: [Note(LimitMessage.growsWithoutEnd)])
    case .time:
      return Problem(
        .limit, LimitMessage.late(work, seconds: seconds), at: range, notes: [Note(LimitMessage.loopWithoutEnd)])
    }
  }
}
