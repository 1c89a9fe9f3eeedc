import LayoutEngine

extension Vocabulary {
  /// Modifiers that only images have, and that leave an image an image.
  static let imageModifiers: [NativeDeclaration] = imageMethods + imageTypes

  private static let imageMethods: [NativeDeclaration] = [
    "renderingMode(_ mode: ImageTemplateRenderingMode?)", "interpolation(_ interpolation: ImageInterpolation)",
    "antialiased(_ isAntialiased: Bool)", "symbolRenderingMode(_ mode: SymbolRenderingMode?)",
  ].map { (form: String) -> NativeDeclaration in
    .member("Image", "func \(form) -> Image") { (call: Arguments) in call[0] ?? .void }.ignored
  }

  private static let imageTypes: [NativeDeclaration] =
    [
      .modifier("symbolRenderingMode(_ mode: SymbolRenderingMode?)") { (run: Run, call: Arguments) in
        run.modify(call, nil)
      }.ignored,
      .type("struct ImageTemplateRenderingMode: Hashable"), .type("struct ImageInterpolation: Hashable"),
      .type("struct SymbolRenderingMode: Hashable"),
      .type("struct EditButton: View").approximated(DeclarationDifference.control),
      .member("EditButton", "init()") { (call: Arguments) in
        control(.button(label: .text("Edit", at: call.range), isDestructive: false), call)
      },
      .member("DynamicTypeSize", "var isAccessibilitySize: Bool") { (dynamicTypeSize: NativeCase?) in
        .bool(DynamicTypeSize(rawValue: dynamicTypeSize?.name ?? "")?.isAccessibilitySize ?? false)
      },
    ] + names("ImageTemplateRenderingMode", ["template", "original"])
    + names("ImageInterpolation", ["none", "low", "medium", "high"])
    + names("SymbolRenderingMode", ["monochrome", "hierarchical", "palette", "multicolor"])
}
