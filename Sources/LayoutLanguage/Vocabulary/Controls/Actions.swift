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
    ) { run, a in run.modify(a, tap(count: a.int(1) ?? 1, in: a.space(2, else: .local), a.function(3))) },
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

  private static func tap(count: Int, in space: SpaceName = .local, _ action: FunctionValue?) -> Modifier? {
    guard let action else { return nil }
    return .handler(.gesture(GestureValue(kind: .tap(count: count, space: space), ended: [action]), .ordinary))
  }

  private static func longPress(_ action: FunctionValue?) -> Modifier? {
    guard let action else { return nil }
    return .handler(.gesture(GestureValue(kind: .longPress, ended: [action]), .ordinary))
  }

  private static let appearances: [NativeDeclaration] = [
    .modifier("onAppear(perform action: (() -> Void)? = nil)") { run, a in
      run.modify(a, a.function(1).map { .handler(.appear($0)) })
    },
    .modifier("onDisappear(perform action: (() -> Void)? = nil)") { run, a in
      run.modify(a, a.function(1).map { .handler(.disappear($0)) })
    },
    .modifier("task(priority: TaskPriority = 0, @async _ action: () -> Void)") { run, a in
      run.modify(a, a.function(2).map { .handler(.task($0, id: nil)) })
    },
    .modifier("task<ID: Equatable>(id: ID, priority: TaskPriority = 0, @async _ action: () -> Void)") { run, a in
      run.modify(a, a.function(3).map { .handler(.task($0, id: a[1] ?? .void)) })
    },
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
