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

      .member("Text", "init(_ content: String)") { (call: Arguments, content: Value) in
        // What is put together of several texts is one already.
        if case .view(let view) = content { return .view(View(view.content, at: call.range)) }
        return text(call.string(0) ?? "", call)
      },
      .member("Text", "init(verbatim content: String)") { (call: Arguments, content: String) in text(content, call) },
      .member("Text", "init(_ content: Substring)") { (call: Arguments, content: String) in text(content, call) },
      // As wide as a letter is high: an em.
      .member("Text", "init(_ image: Image)") { (call: Arguments) in text("\u{2003}", call) },
      .type("struct ImageResource: Hashable"), .type("struct ColorResource: Hashable"),
      .member("Image", "init(_ resource: ImageResource)") { (call: Arguments, resource: NativeCase?) in
        image(resource?.name ?? "", call)
      },
      .member("Color", "init(_ resource: ColorResource)") { (resource: NativeCase?) in
        .color(ColorValue(name: resource?.name ?? ""))
      },
      .member("Image", "init(_ name: String)") { (call: Arguments, name: String) in image(name, call) },
      .member("Image", "init(_ name: String, bundle: Bundle?)") { (call: Arguments, name: String, _: Value?) in
        image(name, call)
      },
      .member("Image", "init(_ name: String, label: Text)") { (call: Arguments, name: String, _: Value?) in
        image(name, call)
      },
      .member("Image", "init(decorative name: String)") { (call: Arguments, name: String) in image(name, call) },
      .type("class UIImage: Hashable"),
      .member("UIImage", "init(named name: String) -> UIImage?") { (call: Arguments) in .some(.view(picture(call))) },
      .member("UIImage", "init(systemName name: String) -> UIImage?") { (call: Arguments, name: String) in
        .some(.view(View(.symbol(name, isResizable: false), at: call.range)))
      },
      .member("UIImage", "var size: CGSize") { (run: Run, call: Arguments, image: Value?) throws(Stop) in
        guard case .view(let view)? = image, case .image(let name, _) = view.content else {
          throw Stop(problem: Problem(unsupported: .name("size"), at: call.range))
        }
        return .size(run.request.assets[name] ?? .zero)
      },
      .member("UIImage", "func withTintColor(_ color: UIColor) -> UIImage") { (image: Value, _: Value?) in image }
        .ignored,
      .member("UIImage", "init()") { (call: Arguments) in .view(View(.empty, at: call.range)) },
      .member("Image", "init(uiImage image: UIImage)") { (image: Value) in image },
      .member("Image", "init(systemName name: String)") { (call: Arguments, name: String) in
        .view(View(.symbol(name, isResizable: false), at: call.range))
      },
      .member("Image", "init(systemName name: String, variableValue: Double?)") {
        (call: Arguments, name: String, _: Value?) in .view(View(.symbol(name, isResizable: false), at: call.range))
      },
      .member("Image", "func resizable() -> Image") { (run: Run, image: Value) in
        .view(run.view(from: image).modified(by: .resizable))
      },
      .member("Image", "func resizable(capInsets: EdgeInsets = 0, resizingMode: ImageResizingMode = 0) -> Image") {
        (run: Run, image: Value, _: Value?, _: Value?) in
        .view(run.view(from: image).modified(by: .resizable))
      },
      .member("Spacer", "init(minLength: CGFloat? = nil)") { (call: Arguments, minLength: Double?) in
        leaf(.spacer(minLength: minLength), call)
      },
      .member("Divider", "init()") { (call: Arguments) in leaf(.divider, call) },
      .member("EmptyView", "init()") { (call: Arguments) in .view(View(.empty, at: call.range)) },
      .member("AnyView", "init(erasing view: View)") { (run: Run, view: Value) in .view(run.view(from: view)) },
      .member("AnyView", "init(_ view: View)") { (run: Run, view: Value) in .view(run.view(from: view)) },

      .member("State", "init(initialValue: Value)") { (initialValue: Value) in .box(Box(initialValue)) },
      .member("State", "init(wrappedValue: Value)") { (wrappedValue: Value) in .box(Box(wrappedValue)) },
      .member("StateObject", "init(wrappedValue: Value)") { (wrappedValue: Value) in .box(Box(wrappedValue)) },
      .member("Binding", "var wrappedValue: Value") { (run: Run, binding: Value?) throws(Stop) in
        guard case .box(let box)? = binding else { return binding ?? .void }
        return try run.read(box)
      },
      .member("Binding", "static func constant(_ value: Value) -> Binding<Value>") { (value: Value) in .box(Box(value))
      },
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
