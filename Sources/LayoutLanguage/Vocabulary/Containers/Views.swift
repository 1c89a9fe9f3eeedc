import Diagnostics
import LayoutEngine

extension Vocabulary {
  /// Views that show something by themselves.
  static let viewTypes: [NativeDeclaration] =
    [
      .type("protocol View"), .type("protocol PreviewProvider"), .type("protocol ViewModifier"),
      .type("struct Text: View, Equatable").approximated(
        "Heights are San Francisco's; widths come from the Inter font, and differ a little from an iPhone's."),
      .type("struct Image: View").approximated(
        "An image has the size that its pack names; of the symbols only the common ones have one, others are 0 × 0."),
      .type("struct Spacer: View"), .type("struct Divider: View"),
      .type("struct EmptyView: View"),
      .type("struct AnyView: View"), .type("struct Binding<Value>"),
      .type("struct State<Value>"), .type("struct StateObject<Value>"),

      .member("Text", "init(_ content: String)") { _, a in text(a.string(0) ?? "", a) },
      .member("Text", "init(verbatim content: String)") { _, a in text(a.string(0) ?? "", a) },
      .member("Text", "init(_ content: Substring)") { _, a in text(a.string(0) ?? "", a) },
      // As wide as a letter is high: an em.
      .member("Text", "init(_ image: Image)") { _, a in text("\u{2003}", a) },
      .type("struct ImageResource: Hashable"), .type("struct ColorResource: Hashable"),
      .member("Image", "init(_ resource: ImageResource)") { _, a in image(a.token(0) ?? "", a) },
      .member("Color", "init(_ resource: ColorResource)") { _, a in .color(ColorValue(name: a.token(0) ?? "")) },
      .member("Image", "init(_ name: String)") { _, a in image(a.string(0) ?? "", a) },
      .member("Image", "init(_ name: String, bundle: Bundle?)") { _, a in image(a.string(0) ?? "", a) },
      .member("Image", "init(_ name: String, label: Text)") { _, a in image(a.string(0) ?? "", a) },
      .member("Image", "init(decorative name: String)") { _, a in image(a.string(0) ?? "", a) },
      .type("class UIImage"),
      .member("UIImage", "init(named name: String) -> UIImage?") { _, a in .some(.view(picture(a))) },
      .member("UIImage", "init(systemName name: String) -> UIImage?") { _, a in
        .some(.view(View(.symbol(a.string(0) ?? "", isResizable: false), at: a.range)))
      },
      .member("UIImage", "var size: CGSize") { run, a throws(Stop) in
        guard case .view(let view)? = a[0], case .image(let name, _) = view.content else {
          throw Stop(problem: Problem(unsupported: .name("size"), at: a.range))
        }
        return .size(run.request.assets[name] ?? .zero)
      },
      .member("UIImage", "init()") { _, a in .view(View(.empty, at: a.range)) },
      .member("Image", "init(uiImage image: UIImage)") { _, a in a[0] ?? .void },
      .member("Image", "init(systemName name: String)") { _, a in
        .view(View(.symbol(a.string(0) ?? "", isResizable: false), at: a.range))
      },
      .member("Image", "func resizable() -> Image") { run, a in
        .view(run.view(from: a[0] ?? .void).modified(by: .resizable))
      },
      .member("Image", "func resizable(capInsets: EdgeInsets = 0, resizingMode: ImageResizingMode = 0) -> Image") {
        run, a in
        .view(run.view(from: a[0] ?? .void).modified(by: .resizable))
      },
      .member("Spacer", "init(minLength: CGFloat? = nil)") { _, a in leaf(.spacer(minLength: a.double(0)), a) },
      .member("Divider", "init()") { _, a in leaf(.divider, a) },
      .member("EmptyView", "init()") { _, a in .view(View(.empty, at: a.range)) },
      .member("AnyView", "init(_ view: View)") { run, a in .view(run.view(from: a[0] ?? .void)) },

      .member("State", "init(initialValue: Value)") { _, a in .box(Box(a[0] ?? .void)) },
      .member("State", "init(wrappedValue: Value)") { _, a in .box(Box(a[0] ?? .void)) },
      .member("StateObject", "init(wrappedValue: Value)") { _, a in .box(Box(a[0] ?? .void)) },
      .member("Binding", "var wrappedValue: Value") { run, a throws(Stop) in
        guard case .box(let box)? = a[0] else { return a[0] ?? .void }
        return try run.read(box)
      },
      .member("Binding", "static func constant(_ value: Value) -> Binding<Value>") { _, a in .box(Box(a[0] ?? .void)) },
    ]

  private static func text(_ string: String, _ arguments: Arguments) -> Value {
    .view(View(.text(TextContent(runs: [TextContent.Run(string: string)])), at: arguments.range))
  }

  private static func image(_ name: String, _ arguments: Arguments) -> Value {
    .view(View(.image(name, isResizable: false), at: arguments.range))
  }

  private static func picture(_ arguments: Arguments) -> View {
    View(.image(arguments.string(0) ?? "", isResizable: false), at: arguments.range)
  }

  static func leaf(_ rule: LayoutRule, _ arguments: Arguments) -> Value {
    .view(View(.leaf(rule, shows: nil), at: arguments.range))
  }
}

extension View {
  /// The view inside a modifier; it keeps the place of the view itself.
  ///
  /// - Parameter call: where the modifier is called, if it stands in the source.
  func modified(by modifier: Modifier, at call: SourceRange? = nil) -> View {
    var view = View(.modified(self, modifier), at: range)
    view.calledAt = call
    return view
  }
}
