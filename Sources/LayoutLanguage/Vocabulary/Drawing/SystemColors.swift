extension Vocabulary {
  /// Colours that UIKit names, and other ways to write one. No frame depends on which it is.
  static let systemColors: [NativeDeclaration] =
    [
      .type("struct UIColor: Hashable"),
      .member("UIColor", "init(red: CGFloat, green: CGFloat, blue: CGFloat, alpha: CGFloat)") { _, a in
        let parts = [a.double(0), a.double(1), a.double(2)].map { String(describing: $0 ?? 0) }
        return .token("rgb(\(parts.joined(separator: ",")))")
      }.approximated("Its opacity is not drawn."),
      .member("UIColor", "init(white: CGFloat, alpha: CGFloat)") { _, a in .token("white(\(a.double(0) ?? 0))") }
        .approximated("Its opacity is not drawn."),
      .member("UIColor", "init(_ color: Color)") { _, a in
        if case .color(let color)? = a[0] { .token(color.name) } else { .token("gray") }
      },
      .member("Color", "init(_ color: UIColor)") { _, a in .color(ColorValue(name: a.token(0) ?? "")) },
      .member("Color", "init(uiColor: UIColor)") { _, a in .color(ColorValue(name: a.token(0) ?? "")) },
      .member(
        "Color", "init(_ colorSpace: ColorRGBColorSpace, red: Double, green: Double, blue: Double, opacity: Double = 1)"
      ) { _, a in
        let parts = [a.double(1), a.double(2), a.double(3)].map { String(describing: $0 ?? 0) }
        return .color(ColorValue(name: "rgb(\(parts.joined(separator: ",")))", opacity: a.double(4) ?? 1))
      },
      .member("Color", "init(_ colorSpace: ColorRGBColorSpace, white: Double, opacity: Double = 1)") { _, a in
        .color(ColorValue(name: "white(\(a.double(1) ?? 0))", opacity: a.double(2) ?? 1))
      },
      .member("Color", "func mix(with other: Color, by fraction: Double) -> Color") { _, a in a[0] ?? .void },
      .type("struct GradientColorSpace: Hashable"),
      .constant("GradientColorSpace", "device", "GradientColorSpace", .token("device")),
      .constant("GradientColorSpace", "perceptual", "GradientColorSpace", .token("perceptual")),
      .member("Color", "func mix(with other: Color, by fraction: Double, in space: GradientColorSpace) -> Color") {
        _, a in a[0] ?? .void
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
