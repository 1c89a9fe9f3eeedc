import LayoutEngine

extension Vocabulary {
  /// An app around the views: its first window is the stage.
  static let apps: [NativeDeclaration] =
    [
      .type("protocol App"),
      .type("protocol Scene"),
      .type("struct WindowGroup: Scene").approximated("Its content, on the stage; there are no windows."),
      .type("struct Window: Scene").approximated("Its content, on the stage; there are no windows."),
      .type("struct PreviewLayout"),

      .member("WindowGroup", "init(@ViewBuilder content: () -> View)") { (run: Run, call: Arguments) throws(Stop) in
        .view(try run.content(call, 0))
      },
      .member("Window", "init(_ title: String, id: String, @ViewBuilder content: () -> View)") {
        (run: Run, call: Arguments) throws(Stop) in
        .view(try run.content(call, 2))
      },
      .member("WindowGroup", "init(_ title: String, @ViewBuilder content: () -> View)") {
        (run: Run, call: Arguments) throws(Stop) in
        .view(try run.content(call, 1))
      },
      .member("WindowGroup", "init(id: String, @ViewBuilder content: () -> View)") {
        (run: Run, call: Arguments) throws(Stop) in
        .view(try run.content(call, 1))
      },
      .member("WindowGroup", "init(_ title: String, id: String, @ViewBuilder content: () -> View)") {
        (run: Run, call: Arguments) throws(Stop) in
        .view(try run.content(call, 2))
      },

      .modifier("previewLayout(_ layout: PreviewLayout)") { (run: Run, call: Arguments, _: Value?, layout: Size?) in
        guard let size = layout else { return run.modify(call, nil) }
        return run.modify(call, .previewSize(size))
      },
      .constant("PreviewLayout", "device", "PreviewLayout", .token("device")),
      .constant("PreviewLayout", "sizeThatFits", "PreviewLayout", .token("sizeThatFits")).approximated(
        "The stage is an iPhone's, as without it."),
      .member("PreviewLayout", "static func fixed(width: CGFloat, height: CGFloat) -> PreviewLayout") {
        (width: Double, height: Double) in
        .size(Size(width: width, height: height))
      },
    ]
    + [
      "environmentObject<Model: ObservableObject>(_ object: Model)", "environment<Model: Observable>(_ object: Model?)",
    ]
    .map { form in
      .member("Scene", "func \(form) -> Scene") { (run: Run, call: Arguments) in
        guard case .object(let object)? = call.unwrapped(1) else { return call[0] ?? .void }
        return run.modify(call, .environment { $0.values[.object(object.nominal)] = .object(object) })
      }
    }
    + [
      "onChange<V: Equatable>(of value: V, initial: Bool = false, _ action: (V, V) -> Void)",
      "onChange<V: Equatable>(of value: V, initial: Bool = false, _ action: () -> Void)",
      "onChange<V: Equatable>(of value: V, perform action: (V) -> Void)", "commands(@unread content: () -> View)",
      "defaultSize(width: CGFloat, height: CGFloat)", "defaultSize(_ size: CGSize)",
    ]
    .map { form in .member("Scene", "func \(form) -> Scene") { (call: Arguments) in call[0] ?? .void }.ignored }
    + windowsForValues

  /// Windows that are opened for a value.
  private static let windowsForValues: [NativeDeclaration] =
    [
      .member("WindowGroup", "init<V: Hashable>(for type: V.Type, @ViewBuilder content: (Binding<V?>) -> View)") {
        (run: Run, call: Arguments, _: Value?, content: FunctionValue?) throws(Stop) in
        try window(content, run, call)
      }
    ]
    + ["_ title", "id"].map { name in
      .member(
        "WindowGroup",
        "init<V: Hashable>(\(name): String, for type: V.Type, @ViewBuilder content: (Binding<V?>) -> View)"
      ) { (run: Run, call: Arguments, _: Value?, _: Value?, content: FunctionValue?) throws(Stop) in
        try window(content, run, call)
      }
    }

  /// A window for a value; it is shown without any.
  private static func window(_ content: FunctionValue?, _ run: Run, _ call: Arguments) throws(Stop) -> Value {
    guard let content else { return .view(View(.empty)) }
    return .view(run.view(from: try run.call(content, [.box(Box(.none))], at: call.range), at: call.range))
  }
}

extension View {
  /// The stage that a preview asks for, from `.previewLayout(.fixed(…))`; nil where it asks for none.
  var previewSize: Size? {
    switch content {
    case .modified(_, .previewSize(let size)): size
    case .modified(let inner, _): inner.previewSize
    case .group(let views): views.count == 1 ? views[0].previewSize : nil
    default: nil
    }
  }
}
