import Diagnostics
import LayoutEngine

extension Vocabulary {
  /// What may wait: tasks, and how long they sleep, in the scene's own time.
  static let tasks: [NativeDeclaration] =
    [
      .type("struct Task"),
      .member("Task", "init(priority: TaskPriority? = 0, @task operation: () -> Void)") {
        (run: Run, call: Arguments, _: Value?, operation: FunctionValue?) in
        guard let operation else { return .int(0) }
        return .int(run.put(off: operation, at: call.range))
      },
      .member("Task", "static func detached(priority: TaskPriority? = 0, @task operation: () -> Void) -> Task") {
        (run: Run, call: Arguments, _: Value?, operation: FunctionValue?) in
        guard let operation else { return .int(0) }
        return .int(run.put(off: operation, at: call.range))
      },
      .member("Task", "static func sleep(for duration: Duration) async throws") {
        (run: Run, call: Arguments, duration: Double) throws(Stop) in
        try sleep(duration, run, call)
      },
      .member("Task", "static func sleep(nanoseconds duration: UInt64) async throws") {
        (run: Run, call: Arguments, duration: Double) throws(Stop) in
        try sleep(duration / 1e9, run, call)
      },
      .type("struct MainActor"),
      .member("MainActor", "static func run<T>(resultType: T.Type = 0, body: () -> T) async -> T") {
        (run: Run, call: Arguments, _: Value?, body: FunctionValue?) throws(Stop) in
        guard let body else { return .void }
        return try run.call(body, [], at: call.range)
      },
      .member("Task", "static func yield() async") { (run: Run, call: Arguments) throws(Stop) in
        _ = try run.sleep(0, at: call.range)
        return .void
      },
      .member("Task", "func cancel()") { (run: Run, task: Int) throws(Stop) in
        try run.cancelTask(task)
        return .void
      },
      .member("Task", "static var isCancelled: Bool") { (run: Run) in .bool(run.events.task?.isCancelled ?? false) },
      .member("Task", "var isCancelled: Bool") { (run: Run, task: Int?) in
        .bool(task.flatMap { run.events.tasks[$0] }?.isCancelled ?? false)
      },
      .type("struct CancellationError: Error"),
      .member("CancellationError", "init()") { .token("CancellationError") },
      .type("struct Duration: Hashable, Comparable"),
      .constant("Duration", "zero", "Duration", .double(0)),
      .type("struct TaskPriority"),
    ]
    + [("seconds", 1.0), ("milliseconds", 1e-3), ("microseconds", 1e-6), ("nanoseconds", 1e-9)].map { name, unit in
      .member("Duration", "static func \(name)(_ \(name): Double) -> Duration") { (name: Double) in
        .double(name * unit)
      }
    }
    + ["background", "userInitiated", "high", "low", "medium", "utility"].map {
      .constant("TaskPriority", $0, "TaskPriority", .token($0))
    }

  private static func sleep(_ seconds: Double, _ run: Run, _ arguments: Arguments) throws(Stop) -> Value {
    if try run.sleep(seconds, at: arguments.range) { return .void }
    throw run.raise(.token("CancellationError"), at: arguments.range)
  }
}

extension Run {
  /// `Task { … }`: begins once what is done now is done. Answers the task's number.
  fileprivate func put(off operation: FunctionValue, at range: SourceRange?) -> Int {
    events.tasksMade += 1
    events.deferred.append(DeferredWork(action: operation, task: events.tasksMade, range: range))
    return events.tasksMade
  }
}
