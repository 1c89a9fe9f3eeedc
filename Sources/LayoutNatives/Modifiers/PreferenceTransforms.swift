import LayoutProgram

extension Natives {
  /// Modifiers that change preferences on their way outward.
  static let preferenceTransforms: [Native] = [
    .native("View.transformPreference(_:_:)") {
      (run: Run, call: Arguments, _: Value?, _: Value, callback: FunctionValue) throws(Stop) in
      run.modify(call, .transformPreference(try call.metatype(1), nil, callback))
    },
    .native("View.transformAnchorPreference(key:value:transform:)") {
      (run: Run, call: Arguments, _: Value?, _: Value, value: Value, transform: FunctionValue) throws(Stop) in
      guard case .anchor(let source) = value else { throw call.fault(2, "Anchor.Source") }
      return run.modify(call, .transformPreference(try call.metatype(1), source, transform))
    },
    .native("View.transformEnvironment(_:transform:)") {
      (run: Run, call: Arguments, _: Value?, keyPath: FunctionValue, transform: FunctionValue) throws(Stop) in
      guard case .keyPath(let steps) = keyPath else { throw call.fault(1, "a key path") }
      return run.modify(call, .transformEnvironment(steps, transform))
    },
  ]
}
