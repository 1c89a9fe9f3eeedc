import Diagnostics
import LayoutEngine
import LayoutProgram

extension Natives {
  /// Preferences: values that views pass outward to those around them.
  static let preferenceModifiers: [Native] = [
    .native("View.preference(key:value:)") {
      (run: Run, call: Arguments, _: Value, _: Value, value: Value) throws(Stop) in
      run.modify(call, .preference(try call.metatype(1), value))
    },
    .native("View.onPreferenceChange(_:perform:)") {
      (run: Run, call: Arguments, _: Value, _: Value, action: FunctionValue) throws(Stop) in
      run.modify(call, .onPreferenceChange(try call.metatype(1), action))
    },
    .native("View.overlayPreferenceValue(_:alignment:_:)") { (run: Run, call: Arguments) throws(Stop) in
      try valueModifier(run, call, isOverlay: true)
    },
    .native("View.backgroundPreferenceValue(_:alignment:_:)") { (run: Run, call: Arguments) throws(Stop) in
      try valueModifier(run, call, isOverlay: false)
    },
  ]

  private static func valueModifier(_ run: Run, _ arguments: Arguments, isOverlay: Bool) throws(Stop) -> Value {
    let (key, content) = (try arguments.metatype(1), try arguments.required(3, as: FunctionValue.self))
    return run.modify(
      arguments, .preferenceValue(key, content, alignment: arguments.alignment(2), isOverlay: isOverlay))
  }
}
