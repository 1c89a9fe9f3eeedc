import LayoutProgram

extension Natives {
  /// Custom containers that access the subviews of their content.
  static let containerSubviews: [Native] = [
    valuesByKey("ContainerValues", "ContainerValueKey"),
    .native("Group.init(subviews:transform:)") { (run: Run, call: Arguments, view: Value, transform: FunctionValue) in
      subviews(of: run.view(from: view), call, .together(transform))
    },
    .native("ForEach.init(subviews:content:)") { (run: Run, call: Arguments, view: Value, content: FunctionValue) in
      subviews(of: run.view(from: view), call, .each(content))
    },
    .native("_VariadicView.Tree.init(_:content:)", tree),
    .native("Subview.id") { (run: Run, subview: Value?) in
      guard let (source, index) = subview?.partOfContent else { return .string("") }
      return .string(run.id(of: index, in: source))
    },
    .native("Subview.containerValues") { (run: Run, subview: Value?) throws(Stop) in
      guard let (source, index) = subview?.partOfContent else { return .environment(ViewEnvironment()) }
      return try run.containerValues(of: index, in: source)
    },
    .native("View.containerValue(_:_:)") {
      (run: Run, call: Arguments, _: Value?, keyPath: FunctionValue, value: Value) throws(Stop) in
      guard case .keyPath(let steps) = keyPath else { throw call.fault(1, "a key path") }
      return run.modify(call, .containerValue(steps, value))
    },
  ]

  private static func subviews(of content: View, _ a: Arguments, _ transform: SubviewTransform) -> Value {
    .view(View(.subviews(content, transform), at: a.range))
  }

  /// `_VariadicView.Tree(Divided()) { … }`: the root's `body(children:)` creates views from the content's subviews.
  private static let tree: NativeFunction.Body = { run, a throws(Stop) in
    let content = try run.content(a, 1)
    guard case .instance(let root)? = a[0]?.unerased,
      let member = root.nominal.lookUp("body", isStatic: false).first(where: { !$0.isNative && $0.kind == .method })
    else { return .view(content) }
    return subviews(of: content, a, .together(.member(member, receiver: .instance(root))))
  }

}

extension Value {
  /// The source of a subview, and its index there; nil for other values.
  var partOfContent: (source: SubviewSource, index: Int)? {
    if case .view(let view) = self, case .subview(let source, let index) = view.content { return (source, index) }
    return nil
  }
}
