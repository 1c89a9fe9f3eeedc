import Diagnostics
import LayoutEngine

extension Vocabulary {
  /// Values that travel outwards, from views to those around them.
  static let preferenceModifiers: [NativeDeclaration] = [
    .type("protocol PreferenceKey"),
    .modifier("preference<PreferenceValue>(key: PreferenceKey.Type, value: PreferenceValue)") { run, a in
      guard case .metatype(let key)? = a[1], let value = a[2] else { return run.modify(a, nil) }
      return run.modify(a, .preference(key, value))
    },
    .modifier(
      "onPreferenceChange<PreferenceValue>(_ key: PreferenceKey.Type, perform action: (PreferenceValue) -> Void)"
    ) { run, a in
      guard case .metatype(let key)? = a[1] else { return run.modify(a, nil) }
      return run.modify(a, .onPreferenceChange(key, a.function(2)))
    },
    .modifier(
      "overlayPreferenceValue<PreferenceValue>(_ key: PreferenceKey.Type, alignment: Alignment = .center, @ViewBuilder _ transform: (PreferenceValue) -> View)"
    ) { run, a in valueModifier(run, a, isOverlay: true) },
    .modifier(
      "backgroundPreferenceValue<PreferenceValue>(_ key: PreferenceKey.Type, alignment: Alignment = .center, @ViewBuilder _ transform: (PreferenceValue) -> View)"
    ) { run, a in valueModifier(run, a, isOverlay: false) },
  ]

  private static func valueModifier(_ run: Run, _ arguments: Arguments, isOverlay: Bool) -> Value {
    guard case .metatype(let key)? = arguments[1], let content = arguments.function(3) else {
      return run.modify(arguments, nil)
    }
    return run.modify(
      arguments, .preferenceValue(key, content, alignment: arguments.alignment(2), isOverlay: isOverlay))
  }
}
