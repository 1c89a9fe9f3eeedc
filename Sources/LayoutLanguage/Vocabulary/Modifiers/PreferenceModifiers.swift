import Diagnostics
import LayoutEngine

extension Vocabulary {
  /// Values that travel outwards, from views to those around them.
  static let preferenceModifiers: [NativeDeclaration] = [
    .type("protocol PreferenceKey"),
    .modifier("preference<PreferenceValue>(key: PreferenceKey.Type, value: PreferenceValue)") {
      (run: Run, call: Arguments, _: Value?, key: Value?, value: Value?) in
      guard case .metatype(let key)? = key, let value else { return run.modify(call, nil) }
      return run.modify(call, .preference(key, value))
    },
    .modifier(
      "onPreferenceChange<PreferenceValue>(_ key: PreferenceKey.Type, perform action: (PreferenceValue) -> Void)"
    ) { (run: Run, call: Arguments, _: Value?, key: Value?, action: FunctionValue?) in
      guard case .metatype(let key)? = key else { return run.modify(call, nil) }
      return run.modify(call, .onPreferenceChange(key, action))
    },
    .modifier(
      "overlayPreferenceValue<PreferenceValue>(_ key: PreferenceKey.Type, alignment: Alignment = .center, @ViewBuilder _ transform: (PreferenceValue) -> View)"
    ) { (run: Run, call: Arguments) in valueModifier(run, call, isOverlay: true) },
    .modifier(
      "backgroundPreferenceValue<PreferenceValue>(_ key: PreferenceKey.Type, alignment: Alignment = .center, @ViewBuilder _ transform: (PreferenceValue) -> View)"
    ) { (run: Run, call: Arguments) in valueModifier(run, call, isOverlay: false) },
  ]

  private static func valueModifier(_ run: Run, _ arguments: Arguments, isOverlay: Bool) -> Value {
    guard case .metatype(let key)? = arguments[1], let content = arguments.function(3) else {
      return run.modify(arguments, nil)
    }
    return run.modify(
      arguments, .preferenceValue(key, content, alignment: arguments.alignment(2), isOverlay: isOverlay))
  }
}
