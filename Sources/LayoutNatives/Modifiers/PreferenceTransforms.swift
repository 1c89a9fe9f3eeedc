import LayoutProgram

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
