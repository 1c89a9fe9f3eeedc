import LayoutEngine

extension Vocabulary {
  /// Links, and the screens that they would lead to: each is its label, and nothing is pushed.
  static let navigation: [NativeDeclaration] =
    [
      .member("Link", "init(_ title: String, destination: URL)") { (call: Arguments) in
        control(.button(label: words(call, 0), isDestructive: false), call)
      },
      .member("Link", "init(destination: URL, @ViewBuilder label: () -> View)") {
        (run: Run, call: Arguments) throws(Stop) in
        control(.button(label: try run.content(call, 1), isDestructive: false), call)
      },
      .member("NavigationLink", "init(_ title: String, destination: View)") { (call: Arguments) in
        control(.link(label: words(call, 0)), call)
      },
      .member("NavigationLink", "init(_ title: String, @ViewBuilder destination: () -> View)") { (call: Arguments) in
        control(.link(label: words(call, 0)), call)
      },
      .member("NavigationLink", "init<Value: Hashable>(_ title: String, value: Value)") { (call: Arguments) in
        control(.link(label: words(call, 0)), call)
      },
      .member("NavigationLink", "init<Value: Hashable>(value: Value, @ViewBuilder label: () -> View)") {
        (run: Run, call: Arguments) throws(Stop) in
        control(.link(label: try run.content(call, 1)), call)
      },
      .member("NavigationLink", "init(destination: View, @ViewBuilder label: () -> View)") {
        (run: Run, call: Arguments) throws(Stop) in
        control(.link(label: try run.content(call, 1)), call)
      },
      .member("NavigationLink", "init(@ViewBuilder destination: () -> View, @ViewBuilder label: () -> View)") {
        (run: Run, call: Arguments) throws(Stop) in
        control(.link(label: try run.content(call, 1)), call)
      },
    ] + oldLinks + navigationPaths

  /// Links that a state follows.
  private static let oldLinks: [NativeDeclaration] = [
    .member("NavigationLink", "init(_ title: String, destination: View, isActive: Binding<Bool>)") {
      (call: Arguments) in
      control(.link(label: words(call, 0)), call)
    },
    .member("NavigationLink", "init(_ title: String, isActive: Binding<Bool>, @ViewBuilder destination: () -> View)") {
      (call: Arguments) in control(.link(label: words(call, 0)), call)
    },
    .member("NavigationLink", "init(destination: View, isActive: Binding<Bool>, @ViewBuilder label: () -> View)") {
      (run: Run, call: Arguments) throws(Stop) in control(.link(label: try run.content(call, 2)), call)
    },
    .member(
      "NavigationLink",
      "init(isActive: Binding<Bool>, @ViewBuilder destination: () -> View, @ViewBuilder label: () -> View)"
    ) { (run: Run, call: Arguments) throws(Stop) in control(.link(label: try run.content(call, 2)), call) },
    .member(
      "NavigationLink", "init<V: Hashable>(_ title: String, destination: View, tag: V, selection: Binding<V?>)"
    ) { (call: Arguments) in control(.link(label: words(call, 0)), call) },
    .member(
      "NavigationLink",
      "init<V: Hashable>(destination: View, tag: V, selection: Binding<V?>, @ViewBuilder label: () -> View)"
    ) { (run: Run, call: Arguments) throws(Stop) in control(.link(label: try run.content(call, 3)), call) },
    .member(
      "NavigationLink",
      "init<V: Hashable>(tag: V, selection: Binding<V?>, @ViewBuilder destination: () -> View, @ViewBuilder label: () -> View)"
    ) { (run: Run, call: Arguments) throws(Stop) in control(.link(label: try run.content(call, 3)), call) },
  ]

  /// What lies over the first screen.
  private static let navigationPaths: [NativeDeclaration] = [
    .type("struct NavigationPath: Equatable"),
    .member("NavigationPath", "init()") { .array([]) },
    .member("NavigationPath", "init<V: Hashable>(_ elements: [V])") { (elements: [Value]) in .array(elements) },
    .member("NavigationPath", "var count: Int") { (navigationPath: [Value]) in .int(navigationPath.count) },
    .member("NavigationPath", "var isEmpty: Bool") { (navigationPath: [Value]) in .bool(navigationPath.isEmpty) },
    .member("NavigationPath", "mutating func append<V: Hashable>(_ value: V)") {
      (run: Run, call: Arguments, navigationPath: [Value], value: Value) throws(Stop) in
      let values = navigationPath + [value]
      try run.step(at: call.range, counting: values.count)
      return .array(values)
    },
    .member("NavigationPath", "mutating func removeLast(_ count: Int = 1)") {
      (call: Arguments, navigationPath: [Value], countArgument: Int?) throws(Stop) in
      let (values, count) = (navigationPath, countArgument ?? 1)
      guard (0...values.count).contains(count) else {
        throw Stop(.runtime, "Can't remove more items from a collection than it contains", at: call.range)
      }
      return .array(values.dropLast(count))
    },
    .member("NavigationStack", "init(path: Binding<NavigationPath>, @ViewBuilder root: () -> View)") {
      (run: Run, call: Arguments) throws(Stop) in screen(try run.content(call, 1), call)
    },
    .member("NavigationStack", "init<V: Hashable>(path: Binding<[V]>, @ViewBuilder root: () -> View)") {
      (run: Run, call: Arguments) throws(Stop) in screen(try run.content(call, 1), call)
    },
  ]
}
