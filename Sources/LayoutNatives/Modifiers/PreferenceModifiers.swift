import Diagnostics
import LayoutEngine
import LayoutProgram

extension Natives {
  /// Preferences: values that views pass outward to those around them.
  static let preferenceModifiers: [Native] = [
    .native("View.preference(key:value:)") { (run: Run, call: Arguments, _: Value?, key: Value?, value: Value?) in
      guard case .metatype(let key)? = key, let value else { return run.modify(call, nil) }
      return run.modify(call, .preference(key, value))
    },
    .native("View.onPreferenceChange(_:perform:)") {
      (run: Run, call: Arguments, _: Value?, key: Value?, action: FunctionValue?) in
      guard case .metatype(let key)? = key else { return run.modify(call, nil) }
      return run.modify(call, .onPreferenceChange(key, action))
    },
    .native("View.overlayPreferenceValue(_:alignment:_:)") { (run: Run, call: Arguments) in
      valueModifier(run, call, isOverlay: true)
    },
    .native("View.backgroundPreferenceValue(_:alignment:_:)") { (run: Run, call: Arguments) in
      valueModifier(run, call, isOverlay: false)
    },
  ]

  private static func valueModifier(_ run: Run, _ arguments: Arguments, isOverlay: Bool) -> Value {
    guard case .metatype(let key)? = arguments[1], let content = arguments.function(3) else {
      return run.modify(arguments, nil)
    }
    return run.modify(
      arguments, .preferenceValue(key, content, alignment: arguments.alignment(2), isOverlay: isOverlay))
  }
}
