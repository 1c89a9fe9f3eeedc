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

extension Natives {
  /// Preferences changed on their way outwards.
  static let preferenceTransforms: [Native] = [
    .native("View.transformPreference(_:_:)") {
      (run: Run, call: Arguments, _: Value?, key: Value?, callback: FunctionValue?) in
      guard case .metatype(let key)? = key, let function = callback else { return run.modify(call, nil) }
      return run.modify(call, .transformPreference(key, nil, function))
    },
    .native("View.transformAnchorPreference(key:value:transform:)") {
      (run: Run, call: Arguments, _: Value?, key: Value?, value: Value?, transform: FunctionValue?) in
      guard case .metatype(let key)? = key, case .anchor(let source)? = value, let function = transform else {
        return run.modify(call, nil)
      }
      return run.modify(call, .transformPreference(key, source, function))
    },
    .native("View.transformEnvironment(_:transform:)") {
      (run: Run, call: Arguments, _: Value?, keyPath: FunctionValue?, transform: FunctionValue?) in
      guard case .keyPath(let steps)? = keyPath, let function = transform else { return run.modify(call, nil) }
      return run.modify(call, .transformEnvironment(steps, function))
    },
  ]
}
