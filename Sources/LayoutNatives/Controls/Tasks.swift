import Diagnostics
import LayoutEngine
import LayoutProgram

extension Natives {
  /// Asynchronous work: tasks and `sleep`, in scene time.
  static let tasks: [Native] =
    [
      .native("Task.init(priority:operation:)") { (run: Run, call: Arguments, _: Value?, operation: FunctionValue) in
        return .int(run.put(off: operation, at: call.range))
      },
      .native("Task.detached(priority:operation:)") {
        (run: Run, call: Arguments, _: Value?, operation: FunctionValue) in
        return .int(run.put(off: operation, at: call.range))
      },
      .native("Task.sleep(for:)") { (run: Run, call: Arguments, duration: Double) throws(Stop) in
        try sleep(duration, run, call)
      },
      .native("Task.sleep(nanoseconds:)") { (run: Run, call: Arguments, duration: Double) throws(Stop) in
        try sleep(duration / 1e9, run, call)
      },
      .native("MainActor.run(resultType:body:)") {
        (run: Run, call: Arguments, _: Value?, body: FunctionValue) throws(Stop) in
        return try run.call(body, [], at: call.range)
      },
      .native("Task.yield()") { (run: Run, call: Arguments) throws(Stop) in
        _ = try run.sleep(0, at: call.range)
        return .void
      },
      .native("Task.cancel()") { (run: Run, task: Int) throws(Stop) in
        try run.cancelTask(task)
        return .void
      },
      .native("static Task.isCancelled") { (run: Run) in .bool(run.events.task?.isCancelled ?? false) },
      .native("Task.isCancelled") { (run: Run, task: Int?) in
        .bool(task.flatMap { run.events.tasks[$0] }?.isCancelled ?? false)
      },
      .constant("Duration.zero", .double(0)),
    ]
    + [("seconds", 1.0), ("milliseconds", 1e-3), ("microseconds", 1e-6), ("nanoseconds", 1e-9)].map { name, unit in
      .native("Duration.\(name)(_: Double)") { (name: Double) in .double(name * unit) }
    }

  private static func sleep(_ seconds: Double, _ run: Run, _ arguments: Arguments) throws(Stop) -> Value {
    if try run.sleep(seconds, at: arguments.range) { return .void }
    throw run.raise(.token("CancellationError"), at: arguments.range)
  }
}

extension Run {
  /// Schedules a `Task { … }` to start once the current work is done. Returns the task's number.
  fileprivate func put(off operation: FunctionValue, at range: SourceRange?) -> Int {
    events.tasksMade += 1
    events.deferred.append(DeferredWork(action: operation, task: events.tasksMade, range: range))
    return events.tasksMade
  }
}
