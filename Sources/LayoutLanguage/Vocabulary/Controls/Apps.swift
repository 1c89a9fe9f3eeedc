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

      .member("WindowGroup", "init(@ViewBuilder content: () -> View)") { run, a throws(Stop) in
        .view(try run.content(a, 0))
      },
      .member("Window", "init(_ title: String, id: String, @ViewBuilder content: () -> View)") { run, a throws(Stop) in
        .view(try run.content(a, 2))
      },
      .member("WindowGroup", "init(_ title: String, @ViewBuilder content: () -> View)") { run, a throws(Stop) in
        .view(try run.content(a, 1))
      },
      .member("WindowGroup", "init(id: String, @ViewBuilder content: () -> View)") { run, a throws(Stop) in
        .view(try run.content(a, 1))
      },
      .member("WindowGroup", "init(_ title: String, id: String, @ViewBuilder content: () -> View)") {
        run, a throws(Stop) in
        .view(try run.content(a, 2))
      },

      .modifier("previewLayout(_ layout: PreviewLayout)") { run, a in
        guard let size = a.size(1) else { return run.modify(a, nil) }
        return run.modify(a, .previewSize(size))
      },
      .constant("PreviewLayout", "device", "PreviewLayout", .token("device")),
      .constant("PreviewLayout", "sizeThatFits", "PreviewLayout", .token("sizeThatFits")).approximated(
        "The stage is an iPhone's, as without it."),
      .member("PreviewLayout", "static func fixed(width: CGFloat, height: CGFloat) -> PreviewLayout") { _, a in
        .size(Size(width: a.double(0) ?? 0, height: a.double(1) ?? 0))
      },
    ]
    + [
      "environmentObject<Model: ObservableObject>(_ object: Model)", "environment<Model: Observable>(_ object: Model?)",
    ]
    .map { form in
      .member("Scene", "func \(form) -> Scene") { run, a in
        guard case .object(let object)? = a.unwrapped(1) else { return a[0] ?? .void }
        return run.modify(a, .environment { $0.values[.object(object.nominal)] = .object(object) })
      }
    }
    + [
      "onChange<V: Equatable>(of value: V, initial: Bool = false, _ action: (V, V) -> Void)",
      "onChange<V: Equatable>(of value: V, initial: Bool = false, _ action: () -> Void)",
      "onChange<V: Equatable>(of value: V, perform action: (V) -> Void)", "commands(@unread content: () -> View)",
      "defaultSize(width: CGFloat, height: CGFloat)", "defaultSize(_ size: CGSize)",
    ]
    .map { form in .member("Scene", "func \(form) -> Scene") { _, a in a[0] ?? .void }.ignored }
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
