import Diagnostics

extension Run {
  /// Cancels a task: a sleeping one wakes at once with an error.
  package func cancelTask(_ number: Int) throws(Stop) {
    guard let task = events.tasks[number] else {
      // The task has not started yet.
      return events.deferred.removeAll { $0.task == number }
    }
    if task.isCancelled { return }
    task.isCancelled = true
    guard events.task !== task else { return }
    events.clock.remove { if case .wake(let sleeper) = $0 { sleeper === task } else { false } }
    try schedule(.wake(task), at: events.clock.time, nil)
  }

  /// Suspends the running task for `Task.sleep`. Returns false if the program canceled it.
  package func sleep(_ seconds: Double, at range: SourceRange?) throws(Stop) -> Bool {
    guard let task = events.task else { return true }
    if !task.isCancelled {
      try schedule(.wake(task), at: events.clock.time + max(seconds, 0), range)
      try task.wait(at: range)
    }
    return !task.isCancelled
  }
}
