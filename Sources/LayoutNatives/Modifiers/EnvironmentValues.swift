import LayoutEngine
import LayoutProgram

extension Natives {
  /// The environment: SwiftUI's values by name, the program's by key, and its objects.
  static let environmentValues: [Native] =
    [

      .native("EnvironmentValues.init()") { (run: Run) in .environment(run.rootEnvironment) },
      valuesByKey("EnvironmentValues", "EnvironmentKey"),
      .native("View.environment(_:_:)") {
        (run: Run, call: Arguments, _: Value?, keyPath: FunctionValue, value: Value) throws(Stop) in
        guard case .keyPath(let steps) = keyPath else { throw call.fault(1, "a key path") }
        return run.modify(call, .environmentValue(steps, value))
      },
      .native("View.environment(_:)") { (run: Run, call: Arguments) in holding(run, call)
      },
      .native("View.environmentObject(_:)") { (run: Run, call: Arguments) in holding(run, call) },

      .native("ContentSizeCategory.isAccessibilityCategory") { (contentSizeCategory: NativeCase?) in
        .bool(DynamicTypeSize(category: contentSizeCategory?.name ?? "")?.isAccessibilitySize ?? false)
      },
    ]
    + EnvironmentValue.all.map { value in
      Native.property("EnvironmentValues.\(value.name)") { (run: Run, call: Arguments) throws(Stop) in
        value.read(run, try call.environment())
      } set: { (call: Arguments, _: Value, new: Value) throws(Stop) in
        var environment = try call.environment()
        value.write(&environment, new)
        return .environment(environment)
      }
    }

  /// The subscript of values by key, `values[WidthKey.self]`: the value set, or else the key's `defaultValue`.
  static func valuesByKey(_ owner: String, _ proto: String) -> Native {
    .property("\(owner).subscript(_:)") { (run: Run, call: Arguments) throws(Stop) in
      let key = try call.metatype(1)
      if let value = try call.environment().values[.key(key)] { return value }
      return try run.staticValue("defaultValue", of: key, at: call.range)
    } set: { (call: Arguments, _: Value, _: Value, newValue: Value) throws(Stop) in
      var environment = try call.environment()
      environment.values[.key(try call.metatype(1))] = newValue
      return .environment(environment)
    }
  }

  /// Puts an object into the environment, where views inside find it by its class.
  private static func holding(_ run: Run, _ arguments: Arguments) -> Value {
    guard case .object(let object)? = arguments.unwrapped(1) else { return run.modify(arguments, nil) }
    return run.modify(arguments, .environment { $0.values[.object(object.nominal)] = .object(object) })
  }
}

extension Arguments {
  fileprivate func environment() throws(Stop) -> ViewEnvironment {
    guard case .environment(let environment)? = self[0] else { throw fault(0, "EnvironmentValues") }
    return environment
  }
}
