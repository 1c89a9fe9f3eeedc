import LayoutEngine
import LayoutProgram

extension Natives {
  /// Fonts, colors, and the small enums that modifiers take.
  static let styleTypes: [Native] =
    [

      .native("Color.init(_: Color)") { (color: Value) in color },
      .native("Color.init(_: String)") { (name: String) in .color(ColorValue(name: name)) },
      .native("Color.init(red:green:blue:opacity:)") {
        (red: Double?, green: Double?, blue: Double?, opacity: Double?) in
        let parts = [red, green, blue].map { String(describing: $0 ?? 0) }
        return .color(ColorValue(name: "rgb(\(parts.joined(separator: ",")))", opacity: opacity ?? 1))
      },
      .native("Color.init(white:opacity:)") { (white: Double, opacity: Double?) in
        .color(ColorValue(name: "white(\(white))", opacity: opacity ?? 1))
      },
      .native("Color.init(hue:saturation:brightness:opacity:)") {
        (hue: Double?, saturation: Double?, brightness: Double?, opacity: Double?) in
        let parts = [hue, saturation, brightness].map { String(describing: $0 ?? 0) }
        return .color(ColorValue(name: "hsb(\(parts.joined(separator: ",")))", opacity: opacity ?? 1))
      },
      .native("Color.opacity(_:)") { (call: Arguments, color: Value, value: Double) throws(Stop) in
        guard case .color(var color) = color else { throw call.fault(0, "Color") }
        color.opacity *= value
        return .color(color)
      },
      .native("Color.gradient") { (color: Value) in color },
      .native("ShapeStyle.opacity(_:)") { (shapeStyle: Value, _: Value?) in shapeStyle },
    ]
    // Gradients are also views, and remain both.
    + ["LinearGradient", "RadialGradient", "AngularGradient", "EllipticalGradient"].map { gradient in
      .native("\(gradient).opacity(_: Double)") { (run: Run, call: Arguments, _: Value, value: Double) in
        run.painted(call, .opacity(value))
      }
    }
    + [
      .native("ImagePaint.init(image:sourceRect:scale:)") { .token("foreground") },
      .native("ShapeStyle.image(_:sourceRect:scale:)") { .token("foreground") },
      .native("ShapeStyle.secondary") { (shapeStyle: Value) in shapeStyle },
      .native("ShapeStyle.tertiary") { (shapeStyle: Value) in shapeStyle },
      .native("ShapeStyle.quaternary") { (shapeStyle: Value) in shapeStyle },
      .native("ShapeStyle.shadow(_:)") { (shapeStyle: Value, _: Value?) in shapeStyle },
      .native("static ShapeStyle.shadow(_:)") { .token("shadow") },
      .native("ShadowStyle.drop(color:radius:x:y:)") { .token("drop") },
      .native("ShadowStyle.inner(color:radius:x:y:)") { .token("inner") },

      .native("Font.system(size:weight:design:)") { (size: Double, weight: FontWeight?, design: FontDesign) in
        .font(.system(size: size, weight: weight, design: design))
      },
      .native("Font.system(_:design:weight:)") { (style: NativeCase?, design: FontDesign, weight: FontWeight?) in
        .font(.style(TextStyle(rawValue: style?.name ?? "") ?? .body, design: design, weight: weight))
      },
      .native("Font.custom(_:size:)") { (_: Value?, size: Double) in .font(.system(size: size)) },
      .native("Font.custom(_:size:relativeTo:)") { (_: Value?, size: Double, _: Value?) in .font(.system(size: size))
      },
      .native("Font.custom(_:fixedSize:)") { (_: Value?, fixedSize: Double) in .font(.system(size: fixedSize)) },
      .native("Font.weight(_:)") { (font: Font, weight: FontWeight?) in
        var font = font
        font.weight = weight
        return .font(font)
      },
      .native("Font.bold()") { (font: Font) in .font(font.bold()) },
      .native("Font.italic()") { (font: Font) in
        var font = font
        font.isItalic = true
        return .font(font)
      },
      .native("Font.leading(_:)") { (font: Value, _: Value?) in font },
      .native("Font.smallCaps()") { (font: Value) in font },
      .native("Font.lowercaseSmallCaps()") { (font: Value) in font },
      .native("Font.uppercaseSmallCaps()") { (font: Value) in font },
      .native("Font.monospacedDigit()") { (font: Font) in
        var font = font
        font.isMonospacedDigit = true
        return .font(font)
      },
      .native("Font.monospaced()") { (font: Font) in
        var font = font
        font.design = .monospaced
        return .font(font)
      },
      .native("Font.width(_:)") { (font: Value, _: Value?) in font },
    ]
    + colorNames.map { .constant("Color.\($0)", .color(ColorValue(name: $0))) }
    + colorNames.map { .constant("static ShapeStyle.\($0)", .color(ColorValue(name: $0))) }
    + ["ultraThin", "thin", "regular", "thick", "ultraThick"].map {
      .constant("Material.\($0)", .token($0 + "Material"))
    }
    + [
      .native("Color.description") { (color: Value?) in
        if case .color(let color)? = color { .string(color.name) } else { .string("") }
      },
      .native("AnyShapeStyle.init(_:)") { (style: Value) in style },
    ]
    + TextStyle.allCases.map { style in .constant("Font.\(style.rawValue)", .font(.style(style))) }

  /// SwiftUI's own colors.
  package static let colorNames = [
    "red", "orange", "yellow", "green", "mint", "teal", "cyan", "blue", "indigo", "purple", "pink", "brown", "white",
    "gray", "black", "clear", "primary", "secondary", "accentColor",
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
