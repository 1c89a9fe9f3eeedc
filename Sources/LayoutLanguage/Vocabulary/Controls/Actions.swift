import LayoutEngine

extension Vocabulary {
  /// Modifiers that do something when a view is touched, comes, goes, or has another value than before.
  static let actions: [NativeDeclaration] = taps + appearances + changes

  private static let taps: [NativeDeclaration] = [
    .modifier("onTapGesture(count: Int = 1, perform action: () -> Void)") { run, a in
      run.modify(a, tap(count: a.int(1) ?? 1, a.function(2)))
    },
    .modifier(
      "onTapGesture(count: Int = 1, coordinateSpace: CoordinateSpace = .local, perform action: (CGPoint) -> Void)"
    ) { run, a in run.modify(a, tap(count: a.int(1) ?? 1, a.function(3))) },
    .modifier(
      "onLongPressGesture(minimumDuration: Double = 0.5, maximumDistance: CGFloat = 10, perform action: () -> Void)"
    ) { run, a in run.modify(a, longPress(a.function(3))) },
    .modifier(
      "onLongPressGesture(minimumDuration: Double = 0.5, maximumDistance: CGFloat = 10, perform action: () -> Void, onPressingChanged: (Bool) -> Void)"
    ) { run, a in run.modify(a, longPress(a.function(3))) },
    .modifier(
      "onLongPressGesture(minimumDuration: Double = 0.5, maximumDistance: CGFloat = 10, pressing: ((Bool) -> Void)? = nil, perform action: () -> Void)"
    ) { run, a in run.modify(a, longPress(a.function(4))) },
    .modifier("disabled(_ disabled: Bool)") { run, a in
      let view = run.modify(a, .handler(.disabled(a.bool(1) ?? false)))
      // What is inside may ask whether it is enabled; no view inside can make it so again.
      guard a.bool(1) == true else { return view }
      let inside = run.view(from: a[0] ?? .void, at: a.range).changing { $0.values[.named("isEnabled")] = .bool(false) }
      return .view(inside.modified(by: .handler(.disabled(true))))
    },
  ]

  private static func tap(count: Int, _ action: FunctionValue?) -> Modifier? {
    guard let action else { return nil }
    return .handler(.gesture(GestureValue(kind: .tap(count: count), ended: [action]), .ordinary))
  }

  private static func longPress(_ action: FunctionValue?) -> Modifier? {
    guard let action else { return nil }
    return .handler(.gesture(GestureValue(kind: .longPress, ended: [action]), .ordinary))
  }

  private static let appearances: [NativeDeclaration] = [
    .modifier("onAppear(perform action: (() -> Void)? = nil)") { run, a in
      run.modify(a, a.function(1).map { .handler(.appear($0.endingQuietly)) })
    },
    .modifier("onDisappear(perform action: (() -> Void)? = nil)") { run, a in
      run.modify(a, a.function(1).map { .handler(.disappear($0.endingQuietly)) })
    },
    .modifier("task(priority: TaskPriority = 0, @async _ action: () -> Void)") { run, a in
      run.modify(a, a.function(2).map { .handler(.task($0.endingQuietly, id: nil)) })
    }.approximated("Runs to its end at once; one that waits is not run."),
    .modifier("task<ID: Equatable>(id: ID, priority: TaskPriority = 0, @async _ action: () -> Void)") { run, a in
      run.modify(a, a.function(3).map { .handler(.task($0.endingQuietly, id: a[1] ?? .void)) })
    }.approximated("Runs to its end at once; one that waits is not run."),
    .type("struct Task").approximated("Runs to its end at once; one that waits is not run."),
    .member("Task", "init(priority: TaskPriority? = 0, @async operation: () -> Void)") { run, a throws(Stop) in
      if let operation = a.function(1) { _ = try run.call(operation, [], at: a.range) }
      return .token("task")
    },
    .member("Task", "static func detached(priority: TaskPriority? = 0, @async operation: () -> Void) -> Task") {
      run, a throws(Stop) in
      if let operation = a.function(1) { _ = try run.call(operation, [], at: a.range) }
      return .token("task")
    },
    .member("Task", "static func sleep(for duration: Duration) async throws") { _, _ in .void },
    .member("Task", "static func sleep(nanoseconds duration: Int) async throws") { _, _ in .void },
    .member("Task", "static func yield() async") { _, _ in .void },
    .member("Task", "func cancel()") { _, _ in .void },
    .constant("Task", "isCancelled", "Bool", .bool(false)),
    .type("struct Duration: Hashable"),
    .member("Duration", "static func seconds(_ seconds: Double) -> Duration") { _, _ in .token("duration") },
    .member("Duration", "static func milliseconds(_ milliseconds: Double) -> Duration") { _, _ in .token("duration") },
    .member("Duration", "static func microseconds(_ microseconds: Double) -> Duration") { _, _ in .token("duration") },
    .member("Duration", "static func nanoseconds(_ nanoseconds: Int) -> Duration") { _, _ in .token("duration") },
    .type("struct TaskPriority"),
    .constant("TaskPriority", "background", "TaskPriority", .token("background")),
    .constant("TaskPriority", "userInitiated", "TaskPriority", .token("userInitiated")),
    .constant("TaskPriority", "high", "TaskPriority", .token("high")),
    .constant("TaskPriority", "low", "TaskPriority", .token("low")),
  ]

  private static let changes: [NativeDeclaration] = [
    .modifier("onChange<Watched: Equatable>(of value: Watched, initial: Bool = false, _ action: () -> Void)") {
      run, a in run.modify(a, change(a, 0))
    },
    .modifier(
      "onChange<Watched: Equatable>(of value: Watched, initial: Bool = false, _ action: (Watched, Watched) -> Void)"
    ) { run, a in run.modify(a, change(a, 2)) },
    .modifier("onChange<Watched: Equatable>(of value: Watched, perform action: (Watched) -> Void)") { run, a in
      run.modify(
        a, a.function(2).map { .handler(.change(a[1] ?? .void, initial: false, $0, arguments: 1)) })
    },
    .modifier(
      "onGeometryChange<Watched: Equatable>(for type: Watched.Type, of transform: (GeometryProxy) -> Watched, action: (Watched) -> Void)"
    ) { run, a in run.modify(a, geometry(a, 1)) },
    .modifier(
      "onGeometryChange<Watched: Equatable>(for type: Watched.Type, of transform: (GeometryProxy) -> Watched, action: (Watched, Watched) -> Void)"
    ) { run, a in run.modify(a, geometry(a, 2)) },
  ]

  private static func change(_ arguments: Arguments, _ count: Int) -> Modifier? {
    arguments.function(3).map {
      .handler(
        .change(arguments[1] ?? .void, initial: arguments.bool(2) ?? false, $0, arguments: count))
    }
  }

  private static func geometry(_ arguments: Arguments, _ count: Int) -> Modifier? {
    guard let transform = arguments.function(2), let action = arguments.function(3) else { return nil }
    return .handler(.geometry(of: transform, action, arguments: count))
  }
}
