/// Runs work on a thread with a large stack and gives up after a time.
///
/// Reading a program and running it recurse as deep as the program does; an ordinary stack of 8 MB is too small for the
/// limits that apply. Only Swift's parser can outlast its limits, so an answer that does not come is the exception.
///
/// - Parameter seconds: how long to wait for the answer.
/// - Returns: nil if the work did not end in time; its thread is then left behind, and the process should end soon.
public func withDeadline<Answer: Sendable>(
  seconds: Double = 1, _ work: @escaping @Sendable () -> Answer
) -> Answer? {
  let task = ThreadTask(work)
  return task.start() ? task.wait(seconds: seconds) : work()
}
