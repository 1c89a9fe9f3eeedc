public struct Task {
  public init(priority: TaskPriority? = nil, operation: () async throws -> Void) { native() }
  public static func detached(priority: TaskPriority? = nil, operation: () async throws -> Void) -> Task { native() }
  public static func sleep(for duration: Duration) async throws { native() }
  public static func sleep(nanoseconds duration: UInt64) async throws { native() }
  public static func yield() async { native() }
  public func cancel() { native() }
  public static var isCancelled: Bool { native() }
  public var isCancelled: Bool { native() }
}

public struct MainActor {
  public static func run<T>(resultType: T.Type = T.self, body: () throws -> T) async rethrows -> T { native() }
}

public struct CancellationError: Error { public init() { token("CancellationError") } }

public struct Duration: Hashable, Comparable {
  public static var zero: Duration { native() }
  public static func seconds(_ seconds: Double) -> Duration { native() }
  public static func milliseconds(_ milliseconds: Double) -> Duration { native() }
  public static func microseconds(_ microseconds: Double) -> Duration { native() }
  public static func nanoseconds(_ nanoseconds: Double) -> Duration { native() }
}

public struct TaskPriority {
  public static let background = Self(), userInitiated = Self(), high = Self(), low = Self(), medium = Self()
  public static let utility = Self()
}
