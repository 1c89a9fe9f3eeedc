import LayoutProgram

extension Natives {
  /// UIKit's named colors, and other initializers of colors. No frame depends on a color.
  static let systemColors: [Native] =
    [
      .native("UIColor.init(red:green:blue:alpha:)") { (red: Double?, green: Double?, blue: Double?, _: Value?) in
        let parts = [red, green, blue].map { String(describing: $0 ?? 0) }
        return .token("rgb(\(parts.joined(separator: ",")))")
      },
      .native("UIColor.init(white:alpha:)") { (white: Double, _: Value?) in .token("white(\(white))") },
      .native("UIColor.init(_:)") { (color: Value?) in
        if case .color(let color)? = color { .token(color.name) } else { .token("gray") }
      },
      .native("Color.init(_: UIColor)") { (color: NativeCase?) in .color(ColorValue(name: color?.name ?? ""))
      },
      .native("Color.init(uiColor:)") { (uiColor: NativeCase?) in .color(ColorValue(name: uiColor?.name ?? "")) },
      .native("Color.init(_:red:green:blue:opacity:)") {
        (_: Value?, red: Double?, green: Double?, blue: Double?, opacity: Double?) in
        let parts = [red, green, blue].map { String(describing: $0 ?? 0) }
        return .color(ColorValue(name: "rgb(\(parts.joined(separator: ",")))", opacity: opacity ?? 1))
      },
      .native("Color.init(_:white:opacity:)") { (_: Value?, white: Double, opacity: Double?) in
        .color(ColorValue(name: "white(\(white))", opacity: opacity ?? 1))
      },
      .native("Color.mix(with:by:)") { (color: Value, _: Value?, _: Value?) in color
      },
      .native("Color.mix(with:by:in:)") { (color: Value, _: Value?, _: Value?, _: Value?) in color
      },
    ]

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
