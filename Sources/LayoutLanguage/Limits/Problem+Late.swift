import Diagnostics

extension Problem {
  /// What to tell when a deadline ended some work.
  ///
  /// - Parameter what: the work, as the subject of a sentence: "the layout".
  public static func late(
    _ reason: Deadline.Reason, _ what: String, after seconds: Double?, at range: Diagnostics.SourceRange? = nil
  ) -> Problem {
    switch reason {
    case .memory:
      return Problem(
        .limit, "the program needs too much memory", at: range,
        notes: [Note("Look for a list, a text or a number of views that grows without an end.")])
    case .time:
      let time = seconds.map { $0 == 1 ? "one second" : "\($0) seconds" } ?? "some time"
      return Problem(
        .limit, "\(what) was not done after \(time)", at: range,
        notes: [Note("Look for a loop or a function that never comes to an end.")])
    }
  }
}
