extension Vocabulary {
  /// Containers of one's own that take their content apart.
  static let containerSubviews: [NativeDeclaration] = [
    .type("struct Subview: View, Identifiable").approximated(identifiers),
    .type("struct SubviewID: Hashable"), .type("struct ContainerValues"), .type("protocol ContainerValueKey"),
    valuesByKey("ContainerValues", "ContainerValueKey"),
    .member("Group", "init(subviews view: View, @ViewBuilder transform: ([Subview]) -> View)") { run, a in
      subviews(of: run.view(from: a[0] ?? .void), a, a.function(1).map { .together($0) })
    },
    .member("ForEach", "init(subviews view: View, @ViewBuilder content: (Subview) -> View)") { run, a in
      subviews(of: run.view(from: a[0] ?? .void), a, a.function(1).map { .each($0) })
    },
    .member("Subview", "var id: SubviewID") { run, a in
      guard let (source, index) = a[0]?.partOfContent else { return .string("") }
      return .string(run.id(of: index, in: source))
    },
    .member("Subview", "var containerValues: ContainerValues") { run, a throws(Stop) in
      guard let (source, index) = a[0]?.partOfContent else { return .environment(ViewEnvironment()) }
      return try run.containerValues(of: index, in: source)
    },
    .modifier("containerValue<Value>(_ keyPath: KeyPath<ContainerValues, Value>, _ value: Value)") { run, a in
      guard case .keyPath(let steps)? = a.function(1), let value = a[2] else { return run.modify(a, nil) }
      return run.modify(a, .containerValue(steps, value))
    },
  ]

  private static func subviews(of content: View, _ a: Arguments, _ transform: SubviewTransform?) -> Value {
    guard let transform else { return .view(View(.empty, at: a.range)) }
    return .view(View(.subviews(content, transform), at: a.range))
  }

  private static let identifiers = "Its `id` tells subviews apart; it is not the id that a view was given."
}

extension Value {
  /// The source of a subview, and its place there.
  var partOfContent: (source: SubviewSource, index: Int)? {
    if case .view(let view) = self, case .subview(let source, let index) = view.content { return (source, index) }
    return nil
  }
}
