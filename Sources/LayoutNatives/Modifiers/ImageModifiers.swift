import LayoutEngine
import LayoutProgram

extension Natives {
  /// Modifiers that only images have, and that return an image.
  static let imageModifiers: [Native] =
    [
      .native("EditButton.init()") { (call: Arguments) in
        control(.button(label: .text("Edit", at: call.range), isDestructive: false), call)
      },
      .native("DynamicTypeSize.isAccessibilitySize") { (dynamicTypeSize: NativeCase?) in
        .bool(DynamicTypeSize(rawValue: dynamicTypeSize?.name ?? "")?.isAccessibilitySize ?? false)
      },
    ]
}
