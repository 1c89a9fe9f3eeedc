import Diagnostics
import LayoutEngine
import LayoutProgram

extension Natives {
  /// Views with content of their own.
  static let viewTypes: [Native] =
    [

      .native("Text.init(_: String)") { (call: Arguments, content: Value) in
        // A concatenation of texts is already a text.
        if case .view(let view) = content { return .view(View(view.content, at: call.range)) }
        return text(call.string(0) ?? "", call)
      },
      .native("Text.init(_:tableName:bundle:comment:)") {
        (call: Arguments, key: String, _: Value?, _: Value?, _: Value?) in text(key, call)
      },
      .native("Text.init(verbatim:)") { (call: Arguments, content: String) in text(content, call) },
      .native("Text.init(_: Substring)") { (call: Arguments, content: String) in text(content, call) },
      // As wide as an em, the height of a letter.
      .native("Text.init(_: Image)") { (call: Arguments) in text("\u{2003}", call) },
      .native("Image.init(_: ImageResource)") { (call: Arguments, resource: NativeCase?) in
        image(resource?.name ?? "", call)
      },
      .native("Color.init(_: ColorResource)") { (resource: NativeCase?) in
        .color(ColorValue(name: resource?.name ?? ""))
      },
      .native("Image.init(_: String)") { (call: Arguments, name: String) in image(name, call) },
      .native("UIImage.init(named:)") { (call: Arguments) in .some(.view(picture(call))) },
      .native("UIImage.init(systemName:)") { (call: Arguments, name: String) in
        .some(.view(View(.symbol(name, isResizable: false), at: call.range)))
      },
      .native("UIImage.size") { (run: Run, call: Arguments, image: Value?) throws(Stop) in
        guard case .view(let view)? = image, case .image(let name, _) = view.content else {
          throw Stop(problem: Problem(unsupported: .name("size"), at: call.range))
        }
        return .size(run.request.assets[name] ?? .zero)
      },
      .native("UIImage.init()") { (call: Arguments) in .view(View(.empty, at: call.range)) },
      .native("Image.init(uiImage:)") { (image: Value) in image },
      .native("Image.init(systemName:)") { (call: Arguments, name: String) in
        .view(View(.symbol(name, isResizable: false), at: call.range))
      },
      .native("Image.resizable()") { (run: Run, image: Value) in
        .view(run.view(from: image).modified(by: .resizable))
      },
      .native("Spacer.init(minLength:)") { (call: Arguments, minLength: Double?) in
        leaf(.spacer(minLength: minLength), call)
      },
      .native("Divider.init()") { (call: Arguments) in leaf(.divider, call) },
      .native("EmptyView.init()") { (call: Arguments) in .view(View(.empty, at: call.range)) },
      .native("AnyView.init(_:)") { (run: Run, view: Value) in .view(run.view(from: view)) },

      .native("State.init(initialValue:)") { (initialValue: Value) in .box(Box(initialValue)) },
      .native("StateObject.init(wrappedValue:)") { (wrappedValue: Value) in .box(Box(wrappedValue)) },
      .native("Binding.wrappedValue") { (run: Run, call: Arguments) throws(Stop) in
        let box = try call.binding(0)
        return try run.read(box)
      },
      .native("Binding.constant(_:)") { (value: Value) in .box(Box(value))
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

  package static func leaf(_ rule: LayoutRule, _ arguments: Arguments) -> Value {
    .view(View(.leaf(rule, shows: nil), at: arguments.range))
  }
}
