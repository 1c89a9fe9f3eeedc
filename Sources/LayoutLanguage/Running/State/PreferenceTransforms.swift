/// A `transformPreference`: what is said inside, changed before it goes on outwards.
struct PreferenceTransform {
  /// Who hears what is said inside.
  let inner: Int
  let function: FunctionValue
  let range: SourceRange?
  /// For `transformAnchorPreference`, the place in the view; known once the view has a frame.
  var anchor: AnchorValue?
  let needsAnchor: Bool
  /// Where the changed value goes: listeners, and the place among what they are told.
  let listeners: [(listener: Int, place: Int)]
}

extension Run {
  /// Says what transforms make of what was said inside them, the innermost first.
  func transformPreferences() throws(Stop) {
    for transform in preferences.transforms.reversed() where !transform.needsAnchor || transform.anchor != nil {
      let inside = preferences.listeners[transform.inner]
      var value = try startValue(of: inside.key)
      if let said = try combined(inside) { value = said }
      let changed = try changing(
        value, by: transform.function, transform.anchor.map { [.anchor($0)] } ?? [], at: transform.range)
      for (listener, place) in transform.listeners { preferences.listeners[listener].values[place] = changed }
    }
  }
}

extension Vocabulary {
  /// Preferences changed on their way outwards.
  static let preferenceTransforms: [NativeDeclaration] = [
    .modifier(
      "transformPreference<PreferenceValue>(_ key: PreferenceKey.Type, _ callback: (inout PreferenceValue) -> Void)"
    ) { run, a in
      guard case .metatype(let key)? = a[1], let function = a.function(2) else { return run.modify(a, nil) }
      return run.modify(a, .transformPreference(key, nil, function))
    },
    .modifier(
      "transformAnchorPreference<Place, PreferenceValue>(key: PreferenceKey.Type, value: AnchorSource<Place>, transform: (inout PreferenceValue, Anchor<Place>) -> Void)"
    ) { run, a in
      guard case .metatype(let key)? = a[1], case .anchor(let source)? = a[2], let function = a.function(3) else {
        return run.modify(a, nil)
      }
      return run.modify(a, .transformPreference(key, source, function))
    },
    .modifier(
      "transformEnvironment<Value>(_ keyPath: KeyPath<EnvironmentValues, Value>, transform: (inout Value) -> Void)"
    ) { run, a in
      guard case .keyPath(let steps)? = a.function(1), let function = a.function(2) else { return run.modify(a, nil) }
      return run.modify(a, .transformEnvironment(steps, function))
    },
  ]
}
