import LayoutProgram

/// Makes controls respond to steps: wraps the views of `Controls.swift` in handlers.
extension Natives {
  /// A button with its action.
  static func pressing(_ action: FunctionValue?, _ value: Value) -> Value {
    guard let action, case .view(let view) = value else { return value }
    return .view(view.modified(by: .handler(.press(action))))
  }

  /// A control with a handler that sets its binding.
  static func holding(_ arguments: Arguments, _ index: Int, _ handle: (Box) -> ControlHandle, _ value: Value) -> Value {
    arguments[index].map { holding($0, handle, value) } ?? value
  }

  /// A control with a handler that sets its binding, if the value is a binding.
  static func holding(_ binding: Value, _ handle: (Box) -> ControlHandle, _ value: Value) -> Value {
    guard case .box(let box) = binding, case .view(let view) = value else { return value }
    return .view(view.modified(by: .handler(.control(handle(box)))))
  }

  static func sliding(_ arguments: Arguments, _ value: Value) -> Value {
    let bounds = arguments.bounds(1) ?? 0...1
    let step = arguments.double(2) ?? 0
    return holding(arguments, 0, { .slider($0, bounds: bounds, step: step) }, value)
  }

  static func stepping(_ arguments: Arguments, _ value: Value) -> Value {
    let bounds = arguments.bounds(1)
    return holding(arguments, 0, { .stepper($0, bounds: bounds) }, value)
  }

  static func choosing(_ arguments: Arguments, _ value: Value) -> Value {
    guard case .view(let view) = value, case .control(.picker(_, _, let content)) = view.content else { return value }
    return holding(arguments, 0, { .picker($0, content: content) }, value)
  }
}

extension Arguments {
  /// A closed range of numbers.
  fileprivate func bounds(_ index: Int) -> ClosedRange<Double>? {
    switch unwrapped(index) {
    case .range(let lower, let upper, _) where lower < upper: return Double(lower)...Double(upper - 1)
    case .interval(let interval):
      guard let lower = interval.lower?.number, let upper = interval.upper?.number, lower <= upper else { return nil }
      return lower...upper
    default: return nil
    }
  }
}
