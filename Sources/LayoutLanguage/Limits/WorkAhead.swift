/// Work that will be wanted, done piece after piece on a thread beside whoever will want it.
///
///     let ahead = WorkAhead()
///     let copy = ahead.begin { Copy(of: program) }        this thread: scenes      the other: copy, then difference
///     let difference = ahead.begin { program.difference(to: right) }
///     difference?.value()                                 waits, if it has to
///
/// One piece after another: whoever began them needs the other processor.
package final class WorkAhead {
  private var waitForLast: (@Sendable () -> Void)?

  package init() {}

  /// Begins once what was begun before is done; nil if there is no thread to be had.
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
