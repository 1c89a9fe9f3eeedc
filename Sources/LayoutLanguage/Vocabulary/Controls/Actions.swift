import LayoutEngine

extension Vocabulary {
  /// Modifiers that do something when a view is touched, comes, goes, or has another value than before.
  static let actions: [NativeDeclaration] = taps + appearances + changes

  private static let taps: [NativeDeclaration] = [
    .modifier("onTapGesture(count: Int = 1, perform action: () -> Void)") {
      (run: Run, call: Arguments, _: Value?, count: Int?, action: FunctionValue?) in
      run.modify(call, tap(count: count ?? 1, action))
    },
    .modifier(
      "onTapGesture(count: Int = 1, coordinateSpace: CoordinateSpace = .local, perform action: (CGPoint) -> Void)"
    ) { (run: Run, call: Arguments, _: Value?, count: Int?, _: Value?, action: FunctionValue?) in
      run.modify(call, tap(count: count ?? 1, in: call.space(2, else: .local), action))
    },
    .modifier(
      "onLongPressGesture(minimumDuration: Double = 0.5, maximumDistance: CGFloat = 10, perform action: () -> Void)"
    ) { (run: Run, call: Arguments, _: Value?, _: Value?, _: Value?, action: FunctionValue?) in
      run.modify(call, longPress(action))
    },
    .modifier(
      "onLongPressGesture(minimumDuration: Double = 0.5, maximumDistance: CGFloat = 10, perform action: () -> Void, onPressingChanged: (Bool) -> Void)"
    ) { (run: Run, call: Arguments, _: Value?, _: Value?, _: Value?, action: FunctionValue?, _: Value?) in
      run.modify(call, longPress(action))
    },
    .modifier(
      "onLongPressGesture(minimumDuration: Double = 0.5, maximumDistance: CGFloat = 10, pressing: ((Bool) -> Void)? = nil, perform action: () -> Void)"
    ) { (run: Run, call: Arguments, _: Value?, _: Value?, _: Value?, _: Value?, action: FunctionValue?) in
      run.modify(call, longPress(action))
    },
    .modifier("disabled(_ disabled: Bool)") { (run: Run, call: Arguments, viewArgument: Value, disabled: Bool?) in
      let view = run.modify(call, .handler(.disabled(disabled ?? false)))
      // What is inside may ask whether it is enabled; no view inside can make it so again.
      guard disabled == true else { return view }
      let inside = run.view(from: viewArgument, at: call.range).changing {
        $0.values[.named("isEnabled")] = .bool(false)
      }
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
    .modifier("onAppear(perform action: (() -> Void)? = nil)") {
      (run: Run, call: Arguments, _: Value?, action: FunctionValue?) in
      run.modify(call, action.map { .handler(.appear($0)) })
    },
    .modifier("onDisappear(perform action: (() -> Void)? = nil)") {
      (run: Run, call: Arguments, _: Value?, action: FunctionValue?) in
      run.modify(call, action.map { .handler(.disappear($0)) })
    },
    .modifier("task(priority: TaskPriority = 0, @async _ action: () -> Void)") {
      (run: Run, call: Arguments, _: Value?, _: Value?, action: FunctionValue?) in
      run.modify(call, action.map { .handler(.task($0, id: nil)) })
    },
    .modifier("task<ID: Equatable>(id: ID, priority: TaskPriority = 0, @async _ action: () -> Void)") {
      (run: Run, call: Arguments, _: Value?, id: Value, _: Value?, action: FunctionValue?) in
      run.modify(call, action.map { .handler(.task($0, id: id)) })
    },
  ]

  private static let changes: [NativeDeclaration] = [
    .modifier("onChange<Watched: Equatable>(of value: Watched, initial: Bool = false, _ action: () -> Void)") {
      (run: Run, call: Arguments) in run.modify(call, change(call, 0))
    },
    .modifier(
      "onChange<Watched: Equatable>(of value: Watched, initial: Bool = false, _ action: (Watched, Watched) -> Void)"
    ) { (run: Run, call: Arguments) in run.modify(call, change(call, 2)) },
    .modifier("onChange<Watched: Equatable>(of value: Watched, perform action: (Watched) -> Void)") {
      (run: Run, call: Arguments, _: Value?, value: Value, action: FunctionValue?) in
      run.modify(
        call, action.map { .handler(.change(value, initial: false, $0, arguments: 1)) })
    },
    .modifier(
      "onGeometryChange<Watched: Equatable>(for type: Watched.Type, of transform: (GeometryProxy) -> Watched, action: (Watched) -> Void)"
    ) { (run: Run, call: Arguments) in run.modify(call, geometry(call, 1)) },
    .modifier(
      "onGeometryChange<Watched: Equatable>(for type: Watched.Type, of transform: (GeometryProxy) -> Watched, action: (Watched, Watched) -> Void)"
    ) { (run: Run, call: Arguments) in run.modify(call, geometry(call, 2)) },
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
