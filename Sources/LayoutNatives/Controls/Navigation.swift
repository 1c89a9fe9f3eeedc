import LayoutEngine
import LayoutProgram

extension Natives {
  /// Navigation links and stacks. A link shows its label, and never opens its destination.
  static let navigation: [Native] =
    [
      .native("Link.init(destination:label:)") { (run: Run, call: Arguments) throws(Stop) in
        control(.button(label: try run.content(call, 1), isDestructive: false), call)
      },
      .native("NavigationLink.init(value:label:)") { (run: Run, call: Arguments) throws(Stop) in
        control(.link(label: try run.content(call, 1)), call)
      },
      .native("NavigationLink.init(destination:label:)") { (run: Run, call: Arguments) throws(Stop) in
        control(.link(label: try run.content(call, 1)), call)
      },
    ] + navigationPaths

  /// The path of screens above the first one.
  private static let navigationPaths: [Native] = [
    .native("NavigationPath.init()") { .array([]) },
    .native("NavigationPath.init(_:)") { (elements: [Value]) in .array(elements) },
    .native("NavigationPath.count") { (navigationPath: [Value]) in .int(navigationPath.count) },
    .native("NavigationPath.isEmpty") { (navigationPath: [Value]) in .bool(navigationPath.isEmpty) },
    .native("NavigationPath.append(_:)") {
      (run: Run, call: Arguments, navigationPath: [Value], value: Value) throws(Stop) in
      let values = navigationPath + [value]
      try run.step(at: call.range, counting: values.count)
      return .array(values)
    },
    .native("NavigationPath.removeLast(_:)") {
      (call: Arguments, navigationPath: [Value], countArgument: Int?) throws(Stop) in
      let (values, count) = (navigationPath, countArgument ?? 1)
      guard (0...values.count).contains(count) else {
        throw Stop(.runtime, "Can't remove more items from a collection than it contains", at: call.range)
      }
      return .array(values.dropLast(count))
    },
    .native("NavigationStack.init(path:root:)") { (run: Run, call: Arguments) throws(Stop) in
      control(.screen(content: try run.content(call, 1)), call)
    },
  ]
}
