import LayoutEngine
import LayoutProgram

extension Natives {
  /// Modifiers that react to touches, appearance, disappearance and changed values.
  static let actions: [Native] = taps + appearances + changes

  private static let taps: [Native] = [
    .native("View.onTapGesture(count:perform:)") {
      (run: Run, call: Arguments, _: Value?, count: Int?, action: FunctionValue?) in
      run.modify(call, tap(count: count ?? 1, action))
    },
    .native("View.onTapGesture(count:coordinateSpace:perform:)") {
      (run: Run, call: Arguments, _: Value?, count: Int?, _: Value?, action: FunctionValue?) in
      run.modify(call, tap(count: count ?? 1, in: call.space(2, else: .local), action))
    },
    .native("View.onLongPressGesture(minimumDuration:maximumDistance:perform:onPressingChanged:)") {
      (run: Run, call: Arguments, _: Value?, _: Value?, _: Value?, action: FunctionValue?, _: Value?) in
      run.modify(call, longPress(action))
    },
    .native("View.disabled(_:)") { (run: Run, call: Arguments, viewArgument: Value, disabled: Bool?) in
      let view = run.modify(call, .handler(.disabled(disabled ?? false)))
      // Views inside can read `isEnabled`, but cannot set it back to true.
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

  private static let appearances: [Native] = [
    .native("View.onAppear(perform:)") { (run: Run, call: Arguments, _: Value?, action: FunctionValue?) in
      run.modify(call, action.map { .handler(.appear($0)) })
    },
    .native("View.onDisappear(perform:)") { (run: Run, call: Arguments, _: Value?, action: FunctionValue?) in
      run.modify(call, action.map { .handler(.disappear($0)) })
    },
    .native("View.task(priority:_:)") { (run: Run, call: Arguments, _: Value?, _: Value?, action: FunctionValue?) in
      run.modify(call, action.map { .handler(.task($0, id: nil)) })
    },
    .native("View.task(id:priority:_:)") {
      (run: Run, call: Arguments, _: Value?, id: Value, _: Value?, action: FunctionValue?) in
      run.modify(call, action.map { .handler(.task($0, id: id)) })
    },
  ]

  private static let changes: [Native] = [
    .native("View.onChange(of: Watched, initial: Bool, _: () -> Void)") {
      (run: Run, call: Arguments) in run.modify(call, change(call, 0))
    },
    .native("View.onChange(of: Watched, initial: Bool, _: (Watched, Watched) -> Void)") { (run: Run, call: Arguments) in
      run.modify(call, change(call, 2))
    },
    .native("View.onChange(of:perform:)") {
      (run: Run, call: Arguments, _: Value?, value: Value, action: FunctionValue?) in
      run.modify(
        call, action.map { .handler(.change(value, initial: false, $0, arguments: 1)) })
    },
    .native("View.onGeometryChange(for: Watched.Type, of: (GeometryProxy) -> Watched, action: (Watched) -> Void)") {
      (run: Run, call: Arguments) in run.modify(call, geometry(call, 1))
    },
    .native(
      "View.onGeometryChange(for: Watched.Type, of: (GeometryProxy) -> Watched, action: (Watched, Watched) -> Void)"
    ) { (run: Run, call: Arguments) in run.modify(call, geometry(call, 2)) },
  ]

  private static func change(_ arguments: Arguments, _ count: Int) -> Modifier? {
    arguments.function(3).map {
      .handler(
        .change(arguments[1] ?? Value.none, initial: arguments.bool(2) ?? false, $0, arguments: count))
    }
  }

  private static func geometry(_ arguments: Arguments, _ count: Int) -> Modifier? {
    guard let transform = arguments.function(2), let action = arguments.function(3) else { return nil }
    return .handler(.geometry(of: transform, action, arguments: count))
  }
}
