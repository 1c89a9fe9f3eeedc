import LayoutEngine

extension Vocabulary {
  /// Links, and the screens that they would lead to: each is its label, and nothing is pushed.
  static let navigation: [NativeDeclaration] =
    [
      .member("Link", "init(_ title: String, destination: URL)") { _, a in
        control(.button(label: words(a, 0), isDestructive: false), a)
      },
      .member("Link", "init(destination: URL, @ViewBuilder label: () -> View)") { run, a throws(Stop) in
        control(.button(label: try run.content(a, 1), isDestructive: false), a)
      },
      .member("NavigationLink", "init(_ title: String, destination: View)") { _, a in
        control(.link(label: words(a, 0)), a)
      },
      .member("NavigationLink", "init(_ title: String, @ViewBuilder destination: () -> View)") { _, a in
        control(.link(label: words(a, 0)), a)
      },
      .member("NavigationLink", "init<Value: Hashable>(_ title: String, value: Value)") { _, a in
        control(.link(label: words(a, 0)), a)
      },
      .member("NavigationLink", "init<Value: Hashable>(value: Value, @ViewBuilder label: () -> View)") {
        run, a throws(Stop) in
        control(.link(label: try run.content(a, 1)), a)
      },
      .member("NavigationLink", "init(destination: View, @ViewBuilder label: () -> View)") { run, a throws(Stop) in
        control(.link(label: try run.content(a, 1)), a)
      },
      .member("NavigationLink", "init(@ViewBuilder destination: () -> View, @ViewBuilder label: () -> View)") {
        run, a throws(Stop) in
        control(.link(label: try run.content(a, 1)), a)
      },
    ] + oldLinks + navigationPaths

  /// Links that a state follows.
  private static let oldLinks: [NativeDeclaration] = [
    .member("NavigationLink", "init(_ title: String, destination: View, isActive: Binding<Bool>)") { _, a in
      control(.link(label: words(a, 0)), a)
    },
    .member("NavigationLink", "init(_ title: String, isActive: Binding<Bool>, @ViewBuilder destination: () -> View)") {
      _, a in control(.link(label: words(a, 0)), a)
    },
    .member("NavigationLink", "init(destination: View, isActive: Binding<Bool>, @ViewBuilder label: () -> View)") {
      run, a throws(Stop) in control(.link(label: try run.content(a, 2)), a)
    },
    .member(
      "NavigationLink",
      "init(isActive: Binding<Bool>, @ViewBuilder destination: () -> View, @ViewBuilder label: () -> View)"
    ) { run, a throws(Stop) in control(.link(label: try run.content(a, 2)), a) },
    .member(
      "NavigationLink", "init<V: Hashable>(_ title: String, destination: View, tag: V, selection: Binding<V?>)"
    ) { _, a in control(.link(label: words(a, 0)), a) },
    .member(
      "NavigationLink",
      "init<V: Hashable>(destination: View, tag: V, selection: Binding<V?>, @ViewBuilder label: () -> View)"
    ) { run, a throws(Stop) in control(.link(label: try run.content(a, 3)), a) },
    .member(
      "NavigationLink",
      "init<V: Hashable>(tag: V, selection: Binding<V?>, @ViewBuilder destination: () -> View, @ViewBuilder label: () -> View)"
    ) { run, a throws(Stop) in control(.link(label: try run.content(a, 3)), a) },
  ]

  /// What lies over the first screen.
  private static let navigationPaths: [NativeDeclaration] = [
    .type("struct NavigationPath: Equatable"),
    .member("NavigationPath", "init()") { _, _ in .array([]) },
    .member("NavigationPath", "var count: Int") { _, a in .int(a.array(0)?.count ?? 0) },
    .member("NavigationPath", "var isEmpty: Bool") { _, a in .bool(a.array(0)?.isEmpty ?? true) },
    .member("NavigationPath", "mutating func append<V: Hashable>(_ value: V)") { run, a throws(Stop) in
      let values = (a.array(0) ?? []) + [a[1] ?? .void]
      try run.step(at: a.range, counting: values.count)
      return .array(values)
    },
    .member("NavigationPath", "mutating func removeLast(_ count: Int = 1)") { _, a throws(Stop) in
      let (values, count) = (a.array(0) ?? [], a.int(1) ?? 1)
      guard (0...values.count).contains(count) else {
        throw Stop(.runtime, "Can't remove more items from a collection than it contains", at: a.range)
      }
      return .array(values.dropLast(count))
    },
    .member("NavigationStack", "init(path: Binding<NavigationPath>, @ViewBuilder root: () -> View)") {
      run, a throws(Stop) in screen(try run.content(a, 1), a)
    },
    .member("NavigationStack", "init<V: Hashable>(path: Binding<[V]>, @ViewBuilder root: () -> View)") {
      run, a throws(Stop) in screen(try run.content(a, 1), a)
    },
  ]
}
