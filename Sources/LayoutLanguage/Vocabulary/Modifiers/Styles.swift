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

      .member("Color", "init(_ color: Color)") { (color: Value) in color },
      .member("Color", "init(_ name: String)") { (name: String) in .color(ColorValue(name: name)) },
      .member("Color", "init(red: Double, green: Double, blue: Double, opacity: Double = 1)") {
        (red: Double?, green: Double?, blue: Double?, opacity: Double?) in
        let parts = [red, green, blue].map { String(describing: $0 ?? 0) }
        return .color(ColorValue(name: "rgb(\(parts.joined(separator: ",")))", opacity: opacity ?? 1))
      },
      .member("Color", "init(white: Double, opacity: Double = 1)") { (white: Double, opacity: Double?) in
        .color(ColorValue(name: "white(\(white))", opacity: opacity ?? 1))
      },
      .member("Color", "init(hue: Double, saturation: Double, brightness: Double, opacity: Double = 1)") {
        (hue: Double?, saturation: Double?, brightness: Double?, opacity: Double?) in
        let parts = [hue, saturation, brightness].map { String(describing: $0 ?? 0) }
        return .color(ColorValue(name: "hsb(\(parts.joined(separator: ",")))", opacity: opacity ?? 1))
      },
      .member("Color", "func opacity(_ value: Double) -> Color") { (colorArgument: Value?, value: Double) in
        guard case .color(var color)? = colorArgument else { return .void }
        color.opacity *= value
        return .color(color)
      },
      .member("Color", "var gradient: Color") { (color: Value) in color },
      .member("ShapeStyle", "func opacity(_ value: Double) -> ShapeStyle") { (shapeStyle: Value, _: Value?) in
        shapeStyle
      },
    ]
    // Gradients are views, too, and stay both.
    + ["LinearGradient", "RadialGradient", "AngularGradient", "EllipticalGradient"].map { gradient in
      .member(gradient, "func opacity(_ value: Double) -> \(gradient)") {
        (run: Run, call: Arguments, gradient: Value?, value: Double) in
        guard case .view? = gradient else { return gradient ?? .void }
        return run.painted(call, .opacity(value))
      }.ignored
    }
    + [
      .type("struct ShadowStyle: Hashable"), .type("struct ImagePaint: ShapeStyle"),
      .member("ImagePaint", "init(image: Image, sourceRect: CGRect = 0, scale: CGFloat = 1)") {
        .token("foreground")
      },
      .member(
        "ShapeStyle", "static func image(_ image: Image, sourceRect: CGRect = 0, scale: CGFloat = 1) -> ImagePaint"
      ) {
        .token("foreground")
      },
      .member("ShapeStyle", "var secondary: ShapeStyle") { (shapeStyle: Value) in shapeStyle },
      .member("ShapeStyle", "var tertiary: ShapeStyle") { (shapeStyle: Value) in shapeStyle },
      .member("ShapeStyle", "var quaternary: ShapeStyle") { (shapeStyle: Value) in shapeStyle },
      .member("ShapeStyle", "func shadow(_ style: ShadowStyle) -> ShapeStyle") { (shapeStyle: Value, _: Value?) in
        shapeStyle
      },
      .member("ShapeStyle", "static func shadow(_ style: ShadowStyle) -> ShapeStyle") { .token("shadow") },
      .member(
        "ShadowStyle",
        "static func drop(color: Color = 0, radius: CGFloat, x: CGFloat = 0, y: CGFloat = 0) -> ShadowStyle"
      ) { .token("drop") },
      .member(
        "ShadowStyle",
        "static func inner(color: Color = 0, radius: CGFloat, x: CGFloat = 0, y: CGFloat = 0) -> ShadowStyle"
      ) { .token("inner") },

      .member("Font", "static func system(size: CGFloat, weight: FontWeight? = nil, design: FontDesign? = nil) -> Font")
      { (size: Double, weight: FontWeight?, design: FontDesign) in
        .font(.system(size: size, weight: weight, design: design))
      },
      .member(
        "Font",
        "static func system(_ style: FontTextStyle, design: FontDesign? = nil, weight: FontWeight? = nil) -> Font"
      ) { (style: NativeCase?, design: FontDesign, weight: FontWeight?) in
        .font(.style(TextStyle(rawValue: style?.name ?? "") ?? .body, design: design, weight: weight))
      },
      .member("Font", "static func custom(_ name: String, size: CGFloat) -> Font") { (_: Value?, size: Double) in
        .font(.system(size: size))
      }.approximated("A font by name has the measures of the system's font of that size."),
      .member("Font", "static func custom(_ name: String, size: CGFloat, relativeTo textStyle: FontTextStyle) -> Font")
      { (_: Value?, size: Double, _: Value?) in .font(.system(size: size))
      }.approximated("A font by name has the measures of the system's font of that size."),
      .member("Font", "static func custom(_ name: String, fixedSize: CGFloat) -> Font") {
        (_: Value?, fixedSize: Double) in
        .font(.system(size: fixedSize))
      }.approximated("A font by name has the measures of the system's font of that size."),
      .member("Font", "func weight(_ weight: FontWeight) -> Font") { (fontArgument: Font?, weight: FontWeight?) in
        guard var font = fontArgument else { return .void }
        font.weight = weight
        return .font(font)
      },
      .member("Font", "func bold() -> Font") { (font: Font?) in font.map { .font($0.bold()) } ?? .void },
      .member("Font", "func italic() -> Font") { (fontArgument: Font?) in
        guard var font = fontArgument else { return .void }
        font.isItalic = true
        return .font(font)
      },
      .member("Font", "func smallCaps() -> Font") { (font: Value) in font }.ignored,
      .member("Font", "func lowercaseSmallCaps() -> Font") { (font: Value) in font }.ignored,
      .member("Font", "func uppercaseSmallCaps() -> Font") { (font: Value) in font }.ignored,
      .member("Font", "func monospacedDigit() -> Font") { (fontArgument: Font?) in
        guard var font = fontArgument else { return .void }
        font.isMonospacedDigit = true
        return .font(font)
      },
      .member("Font", "func monospaced() -> Font") { (fontArgument: Font?) in
        guard var font = fontArgument else { return .void }
        font.design = .monospaced
        return .font(font)
      },
      .member("Font", "func width(_ width: FontWidth) -> Font") { (font: Value, _: Value?) in font }.approximated(
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
      .member("Color", "var description: String") { (color: Value?) in
        if case .color(let color)? = color { .string(color.name) } else { .string("") }
      }.approximated("The name of a color that has one."),
      .member("AnyShapeStyle", "init(_ style: ShapeStyle)") { (style: Value) in style },
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
