import LayoutEngine

extension Vocabulary {
  /// Fonts, colours and the small enumerations of modifiers.
  static let styleTypes: [NativeDeclaration] =
    [
      .type("protocol ShapeStyle"), .type("struct Color: ShapeStyle, View, Hashable"),
      .type("struct Material: ShapeStyle"),
      .type("struct Font: Hashable"),
      .type("struct FontWeight: Hashable"), .type("struct FontDesign: Hashable"),
      .type("struct FontTextStyle: Hashable"),
      .type("struct ContentMode: Hashable"), .type("struct TextAlignment: Hashable"),
      .type("struct RoundedCornerStyle: Hashable"),
      .type("struct ImageScale: Hashable"),
      .type("struct ImageResizingMode: Hashable"),
      .type("struct ColorRGBColorSpace: Hashable"),

      .member("Color", "init(_ name: String)") { _, a in .color(ColorValue(name: a.string(0) ?? "")) },
      .member("Color", "init(red: Double, green: Double, blue: Double, opacity: Double = 1)") { _, a in
        let parts = [a.double(0), a.double(1), a.double(2)].map { String(describing: $0 ?? 0) }
        return .color(ColorValue(name: "rgb(\(parts.joined(separator: ",")))", opacity: a.double(3) ?? 1))
      },
      .member("Color", "init(white: Double, opacity: Double = 1)") { _, a in
        .color(ColorValue(name: "white(\(a.double(0) ?? 0))", opacity: a.double(1) ?? 1))
      },
      .member("Color", "init(hue: Double, saturation: Double, brightness: Double, opacity: Double = 1)") { _, a in
        let parts = [a.double(0), a.double(1), a.double(2)].map { String(describing: $0 ?? 0) }
        return .color(ColorValue(name: "hsb(\(parts.joined(separator: ",")))", opacity: a.double(3) ?? 1))
      },
      .member("Color", "func opacity(_ value: Double) -> Color") { _, a in
        guard case .color(var color)? = a[0] else { return .void }
        color.opacity *= a.double(1) ?? 1
        return .color(color)
      },
      .member("Color", "var gradient: Color") { _, a in a[0] ?? .void },
      .member("ShapeStyle", "func opacity(_ value: Double) -> ShapeStyle") { _, a in a[0] ?? .void },
    ]
    // Gradients are views, too, and stay both.
    + ["LinearGradient", "RadialGradient", "AngularGradient", "EllipticalGradient"].map { gradient in
      .member(gradient, "func opacity(_ value: Double) -> \(gradient)") { run, a in
        guard case .view? = a[0] else { return a[0] ?? .void }
        return run.painted(a, .opacity(a.double(1) ?? 1))
      }.ignored
    }
    + [
      .type("struct ShadowStyle: Hashable"), .type("struct ImagePaint: ShapeStyle"),
      .member("ImagePaint", "init(image: Image, sourceRect: CGRect = 0, scale: CGFloat = 1)") { _, _ in
        .token("foreground")
      },
      .member("ShapeStyle", "var secondary: ShapeStyle") { _, a in a[0] ?? .void },
      .member("ShapeStyle", "var tertiary: ShapeStyle") { _, a in a[0] ?? .void },
      .member("ShapeStyle", "var quaternary: ShapeStyle") { _, a in a[0] ?? .void },
      .member("ShapeStyle", "func shadow(_ style: ShadowStyle) -> ShapeStyle") { _, a in a[0] ?? .void },
      .member("ShapeStyle", "static func shadow(_ style: ShadowStyle) -> ShapeStyle") { _, _ in .token("shadow") },
      .member(
        "ShadowStyle",
        "static func drop(color: Color = 0, radius: CGFloat, x: CGFloat = 0, y: CGFloat = 0) -> ShadowStyle"
      ) { _, _ in .token("drop") },
      .member(
        "ShadowStyle",
        "static func inner(color: Color = 0, radius: CGFloat, x: CGFloat = 0, y: CGFloat = 0) -> ShadowStyle"
      ) { _, _ in .token("inner") },

      .member("Font", "static func system(size: CGFloat, weight: FontWeight? = nil, design: FontDesign? = nil) -> Font")
      { _, a in
        .font(.system(size: a.double(0) ?? 17, weight: a.weight(1), design: a.design(2)))
      },
      .member(
        "Font",
        "static func system(_ style: FontTextStyle, design: FontDesign? = nil, weight: FontWeight? = nil) -> Font"
      ) { _, a in
        .font(.style(TextStyle(rawValue: a.token(0) ?? "") ?? .body, design: a.design(1), weight: a.weight(2)))
      },
      .member("Font", "static func custom(_ name: String, size: CGFloat) -> Font") { _, a in
        .font(.system(size: a.double(1) ?? 17))
      }.approximated("A font by name has the measures of the system's font of that size."),
      .member("Font", "static func custom(_ name: String, size: CGFloat, relativeTo textStyle: FontTextStyle) -> Font")
      {
        _, a in .font(.system(size: a.double(1) ?? 17))
      }.approximated("A font by name has the measures of the system's font of that size."),
      .member("Font", "static func custom(_ name: String, fixedSize: CGFloat) -> Font") { _, a in
        .font(.system(size: a.double(1) ?? 17))
      }.approximated("A font by name has the measures of the system's font of that size."),
      .member("Font", "func weight(_ weight: FontWeight) -> Font") { _, a in
        guard var font = a.font(0) else { return .void }
        font.weight = a.weight(1)
        return .font(font)
      },
      .member("Font", "func bold() -> Font") { _, a in a.font(0).map { .font($0.bold()) } ?? .void },
      .member("Font", "func italic() -> Font") { _, a in
        guard var font = a.font(0) else { return .void }
        font.isItalic = true
        return .font(font)
      },
      .member("Font", "func smallCaps() -> Font") { _, a in a[0] ?? .void }.ignored,
      .member("Font", "func lowercaseSmallCaps() -> Font") { _, a in a[0] ?? .void }.ignored,
      .member("Font", "func uppercaseSmallCaps() -> Font") { _, a in a[0] ?? .void }.ignored,
      .member("Font", "func monospacedDigit() -> Font") { _, a in
        guard var font = a.font(0) else { return .void }
        font.isMonospacedDigit = true
        return .font(font)
      },
      .member("Font", "func monospaced() -> Font") { _, a in
        guard var font = a.font(0) else { return .void }
        font.design = .monospaced
        return .font(font)
      },
      .member("Font", "func width(_ width: FontWidth) -> Font") { _, a in a[0] ?? .void }.approximated(
        "Letters keep their usual width."),
      .type("struct FontWidth: Hashable"),
    ]
    + colorNames.map { .constant("Color", $0, "Color", .color(ColorValue(name: $0))) }
    + colorNames.map { .constant("ShapeStyle", $0, "Color", .color(ColorValue(name: $0))) }
    + ["tint", "tertiary", "quaternary", "foreground", "background"].map {
      .constant("ShapeStyle", $0, "ShapeStyle", .token($0))
    }
    + ["ultraThinMaterial", "thinMaterial", "regularMaterial", "thickMaterial", "ultraThickMaterial", "bar"].map {
      .constant("ShapeStyle", $0, "Material", .token($0))
    }
    + ["ultraThin", "thin", "regular", "thick", "ultraThick"].map {
      .constant("Material", $0, "Material", .token($0 + "Material"))
    }
    + [
      .constant("Material", "bar", "Material", .token("bar")),
      .type("struct AnyShapeStyle: ShapeStyle"),
      .member("Color", "var description: String") { _, a in
        if case .color(let color)? = a[0] { .string(color.name) } else { .string("") }
      }.approximated("The name of a color that has one."),
      .member("AnyShapeStyle", "init(_ style: ShapeStyle)") { _, a in a[0] ?? .void },
    ]
    + TextStyle.allCases.map { style in .constant("Font", style.rawValue, "Font", .font(.style(style))) }
    + TextStyle.allCases.map { style in
      .constant("FontTextStyle", style.rawValue, "FontTextStyle", .token(style.rawValue))
    }
    + FontWeight.names.map { .constant("FontWeight", $0.0, "FontWeight", .token($0.0)) }
    + ["default", "serif", "rounded", "monospaced"].map { .constant("FontDesign", $0, "FontDesign", .token($0)) }
    + tokens("FontWidth", ["compressed", "condensed", "standard", "expanded"]) + tokens("ContentMode", ["fit", "fill"])
    + tokens("TextAlignment", ["leading", "center", "trailing"])
    + tokens("RoundedCornerStyle", ["circular", "continuous"]) + tokens("ImageScale", ["small", "medium", "large"])
    + tokens("ImageResizingMode", ["stretch", "tile"])

  /// SwiftUI's own colors.
  static let colorNames = [
    "red", "orange", "yellow", "green", "mint", "teal", "cyan", "blue", "indigo", "purple", "pink", "brown", "white",
    "gray", "black", "clear", "primary", "secondary", "accentColor",
  ]

  private static func tokens(_ type: String, _ names: [String]) -> [NativeDeclaration] {
    names.map { .constant(type, $0, type, .token($0)) }
  }
}

extension FontWeight {
  /// The weights by the names that SwiftUI gives them.
  static let names: [(String, FontWeight)] = [
    ("ultraLight", .ultraLight), ("thin", .thin), ("light", .light), ("regular", .regular), ("medium", .medium),
    ("semibold", .semibold), ("bold", .bold), ("heavy", .heavy), ("black", .black),
  ]
}

extension Arguments {
  func weight(_ index: Int) -> FontWeight? {
    guard let name = token(index) else { return nil }
    return FontWeight.names.first { $0.0 == name }?.1
  }

  func design(_ index: Int) -> FontDesign {
    switch token(index) {
    case "serif": return .serif
    case "rounded": return .rounded
    case "monospaced": return .monospaced
    default: return .default
    }
  }
}
