import LayoutEngine
import LayoutProgram

extension Natives {
  /// Modifiers that only images have, and that return an image.
  static let imageModifiers: [Native] = imageMethods + imageTypes

  private static let imageMethods: [Native] = [
    "renderingMode(_:)", "interpolation(_:)", "antialiased(_:)", "symbolRenderingMode(_:)",
  ].map { (name: String) -> Native in .native("Image.\(name)") { (call: Arguments) throws(Stop) in try call.value(0) } }

  private static let imageTypes: [Native] =
    [
      .native("View.symbolRenderingMode(_:)") { (run: Run, call: Arguments) in run.modify(call, nil) },
      .native("EditButton.init()") { (call: Arguments) in
        control(.button(label: .text("Edit", at: call.range), isDestructive: false), call)
      },
      .native("DynamicTypeSize.isAccessibilitySize") { (dynamicTypeSize: NativeCase?) in
        .bool(DynamicTypeSize(rawValue: dynamicTypeSize?.name ?? "")?.isAccessibilitySize ?? false)
      },
    ]
}
