/// Counts the runs of one process whose time ran out, each of which may have left a thread at work for good.
///
///     var abandoned = AbandonedRuns()
///     abandoned.note(stop)
///     if abandoned.areTooMany { … end the process … }
public struct AbandonedRuns: Sendable {
  /// So many a process may leave behind: each has a stack of its own and takes time from what comes after it.
  public static let most = 8

  /// How many there were.
  public private(set) var count = 0

  /// Nothing is left behind yet.
  public init() {}

  /// Counts a stop, if it was the time that ended it.
  public mutating func note(_ stop: Stop) {
    if stop.isOutOfTime { count += 1 }
  }

  /// Whether the process should end instead of starting more.
  public var areTooMany: Bool { count >= Self.most }

  /// What to say when it ends.
  public var complaint: String {
    "\(count) requests ran out of time and may still be at work. Start the stream anew for the lines that are left."
  }
}
