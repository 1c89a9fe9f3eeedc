/// A queue of work on a second thread, started before its results are needed.
///
///     let ahead = WorkAhead()
///     let copy = ahead.begin { Copy(of: program) }        this thread: scenes      the other: copy, then difference
///     let difference = ahead.begin { program.difference(to: right) }
///     difference?.value()                                 waits, if it has to
///
/// Pieces run one after another, because the calling thread needs the other processor.
package final class WorkAhead {
  private var waitForLast: (@Sendable () -> Void)?

  package init() {}

  /// Queues a piece of work; nil if the system has no thread left.
  package func begin<Answer: Sendable>(_ work: @escaping @Sendable () -> Answer) -> ThreadTask<Answer>? {
    let task = ThreadTask { [waitForLast] in
      waitForLast?()
      return work()
    }
    guard task.start() else { return nil }
    waitForLast = { task.wait() }
    return task
  }
}
