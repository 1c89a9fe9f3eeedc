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
    ]

}
