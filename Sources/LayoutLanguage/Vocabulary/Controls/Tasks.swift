import Diagnostics
import LayoutEngine

extension Vocabulary {
  /// What may wait: tasks, and how long they sleep, in the scene's own time.
  static let tasks: [NativeDeclaration] =
    [
      .type("struct Task"),
      .member("Task", "init(priority: TaskPriority? = 0, @task operation: () -> Void)") { run, a in
        guard let operation = a.function(1) else { return .int(0) }
        return .int(run.put(off: operation, at: a.range))
      },
      .member("Task", "static func detached(priority: TaskPriority? = 0, @task operation: () -> Void) -> Task") {
        run, a in
        guard let operation = a.function(1) else { return .int(0) }
        return .int(run.put(off: operation, at: a.range))
      },
      .member("Task", "static func sleep(for duration: Duration) async throws") { run, a throws(Stop) in
        try sleep(a.double(0) ?? 0, run, a)
      },
      .member("Task", "static func sleep(nanoseconds duration: UInt64) async throws") { run, a throws(Stop) in
        try sleep((a.double(0) ?? 0) / 1e9, run, a)
      },
      .type("struct MainActor"),
      .member("MainActor", "static func run<T>(resultType: T.Type = 0, body: () -> T) async -> T") {
        run, a throws(Stop) in
        guard let body = a.function(1) else { return .void }
        return try run.call(body, [], at: a.range)
      },
      .member("Task", "static func yield() async") { run, a throws(Stop) in
        _ = try run.sleep(0, at: a.range)
        return .void
      },
      .member("Task", "func cancel()") { run, a throws(Stop) in
        try run.cancelTask(a.int(0) ?? 0)
        return .void
      },
      .member("Task", "static var isCancelled: Bool") { run, _ in .bool(run.events.task?.isCancelled ?? false) },
      .member("Task", "var isCancelled: Bool") { run, a in
        .bool(a.int(0).flatMap { run.events.tasks[$0] }?.isCancelled ?? false)
      },
      .type("struct CancellationError: Error"),
      .member("CancellationError", "init()") { _, _ in .token("CancellationError") },
      .type("struct Duration: Hashable, Comparable"),
      .constant("Duration", "zero", "Duration", .double(0)),
      .type("struct TaskPriority"),
    ]
    + [("seconds", 1.0), ("milliseconds", 1e-3), ("microseconds", 1e-6), ("nanoseconds", 1e-9)].map { name, unit in
      .member("Duration", "static func \(name)(_ \(name): Double) -> Duration") { _, a in
        .double((a.double(0) ?? 0) * unit)
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
