extension Vocabulary {
  /// Colours that UIKit names, and other ways to write one. No frame depends on which it is.
  static let systemColors: [NativeDeclaration] =
    [
      .type("struct UIColor: Hashable"),
      .member("UIColor", "init(red: CGFloat, green: CGFloat, blue: CGFloat, alpha: CGFloat)") {
        (red: Double?, green: Double?, blue: Double?, _: Value?) in
        let parts = [red, green, blue].map { String(describing: $0 ?? 0) }
        return .token("rgb(\(parts.joined(separator: ",")))")
      }.approximated("Its opacity is not drawn."),
      .member("UIColor", "init(white: CGFloat, alpha: CGFloat)") { (white: Double, _: Value?) in
        .token("white(\(white))")
      }
      .approximated("Its opacity is not drawn."),
      .member("UIColor", "init(_ color: Color)") { (color: Value?) in
        if case .color(let color)? = color { .token(color.name) } else { .token("gray") }
      },
      .member("Color", "init(_ color: UIColor)") { (color: NativeCase?) in .color(ColorValue(name: color?.name ?? ""))
      },
      .member("Color", "init(uiColor: UIColor)") { (uiColor: NativeCase?) in
        .color(ColorValue(name: uiColor?.name ?? ""))
      },
      .member(
        "Color", "init(_ colorSpace: ColorRGBColorSpace, red: Double, green: Double, blue: Double, opacity: Double = 1)"
      ) { (_: Value?, red: Double?, green: Double?, blue: Double?, opacity: Double?) in
        let parts = [red, green, blue].map { String(describing: $0 ?? 0) }
        return .color(ColorValue(name: "rgb(\(parts.joined(separator: ",")))", opacity: opacity ?? 1))
      },
      .member("Color", "init(_ colorSpace: ColorRGBColorSpace, white: Double, opacity: Double = 1)") {
        (_: Value?, white: Double, opacity: Double?) in
        .color(ColorValue(name: "white(\(white))", opacity: opacity ?? 1))
      },
      .member("Color", "func mix(with other: Color, by fraction: Double) -> Color") {
        (color: Value, _: Value?, _: Value?) in color
      },
      .type("struct GradientColorSpace: Hashable"),
      .constant("GradientColorSpace", "device", "GradientColorSpace", .token("device")),
      .constant("GradientColorSpace", "perceptual", "GradientColorSpace", .token("perceptual")),
      .member("Color", "func mix(with other: Color, by fraction: Double, in space: GradientColorSpace) -> Color") {
        (color: Value, _: Value?, _: Value?, _: Value?) in color
      },
    ]
    + ["sRGB", "sRGBLinear", "displayP3"].map { .constant("ColorRGBColorSpace", $0, "ColorRGBColorSpace", .token($0)) }
    + names.map { .constant("UIColor", $0, "UIColor", .token($0)) }

  private static let names = [
    "systemBackground", "secondarySystemBackground", "tertiarySystemBackground", "systemGroupedBackground",
    "secondarySystemGroupedBackground", "tertiarySystemGroupedBackground", "label", "secondaryLabel", "tertiaryLabel",
    "quaternaryLabel", "placeholderText", "separator", "opaqueSeparator", "link", "systemFill", "secondarySystemFill",
    "tertiarySystemFill", "quaternarySystemFill", "systemRed", "systemOrange", "systemYellow", "systemGreen",
    "systemMint",
    "systemTeal", "systemCyan", "systemBlue", "systemIndigo", "systemPurple", "systemPink", "systemBrown", "systemGray",
    "systemGray2", "systemGray3", "systemGray4", "systemGray5", "systemGray6", "red", "orange", "yellow", "green",
    "cyan",
    "blue", "purple", "brown", "white", "gray", "lightGray", "darkGray", "black", "magenta", "clear",
  ]
}
