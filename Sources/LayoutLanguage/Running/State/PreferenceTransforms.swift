/// A `transformPreference`: changes the value of the views inside before it goes outward.
struct PreferenceTransform {
  /// The listener that receives the values inside.
  let inner: Int
  let function: FunctionValue
  let range: SourceRange?
  /// The anchor of a `transformAnchorPreference`, known once the view has a frame.
  var anchor: AnchorValue?
  let needsAnchor: Bool
  /// The listeners for the changed value, and its index among their values.
  let listeners: [(listener: Int, place: Int)]
}

extension Run {
  /// Runs the transforms, the innermost first.
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
  /// Modifiers that change preferences on their way outward.
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
