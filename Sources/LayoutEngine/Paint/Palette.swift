extension Color {
  /// The color with a system name, such as `red`, `primary` or `systemGray5`; nil for any other name.
  ///
  /// The names are those of SwiftUI and UIKit; the shades are this course's own.
  public init?(named name: String) {
    guard let entry = Self.palette[name] else { return nil }
    self = entry
  }

  /// The default color of texts and symbols.
  public static let primary = shade(0x1B1B1F, 0xF2F2F4)
  /// Fully transparent.
  public static let clear = Color(white: 0, opacity: 0)
  /// The color of buttons and links.
  public static let accent = shade(0x1667D9, 0x5B9DFF)

  private static func shade(_ light: UInt32, _ dark: UInt32, opacity: Double = 1) -> Color {
    Color(light: RGB(light), dark: RGB(dark), opacity: opacity)
  }

  private static let palette: [String: Color] = {
    var names = hues
    for (name, color) in hues { names["system\(name.prefix(1).uppercased())\(name.dropFirst())"] = color }
    return names.merging(others) { _, other in other }
  }()

  // Views are filled with these and show `primary` text on them. Both keep a contrast of 3:1 on either screen, so the
  // dark shades are deeper than a phone's. A test measures them.
  private static let hues: [String: Color] = [
    "red": shade(0xE5484D, 0xD9474B), "orange": shade(0xF08A24, 0xC8690F), "yellow": shade(0xF2C330, 0xB08600),
    "green": shade(0x3FAE5A, 0x2F9A4E), "mint": shade(0x3DBFA5, 0x1F957F), "teal": shade(0x2FA3B5, 0x1F8FA3),
    "cyan": shade(0x35AEDD, 0x1E8BBE), "blue": shade(0x2F7BE5, 0x3D7FEA), "indigo": shade(0x6762DC, 0x6F6AE4),
    "purple": shade(0xA157D6, 0xAE63DE), "pink": shade(0xE4517F, 0xE0527F), "brown": shade(0x9C7A57, 0x94754F),
    "gray": shade(0x8C8C93, 0x82828B),
  ]

  private static let others: [String: Color] = [
    "white": Color(white: 1), "black": Color(white: 0), "clear": clear, "lightGray": Color(white: 0.67),
    "darkGray": Color(white: 0.33), "magenta": Color(red: 1, green: 0, blue: 1),
    "primary": primary, "foreground": primary, "label": primary, "accentColor": accent, "tint": accent, "link": accent,
    "secondary": shade(0x6B6B74, 0xA9A9B2), "secondaryLabel": shade(0x6B6B74, 0xA9A9B2),
    "tertiary": shade(0x9B9BA3, 0x7C7C85), "tertiaryLabel": shade(0x9B9BA3, 0x7C7C85),
    "placeholderText": shade(0x9B9BA3, 0x7C7C85),
    "quaternary": shade(0xC4C4CA, 0x55555D), "quaternaryLabel": shade(0xC4C4CA, 0x55555D),
    "separator": shade(0xC9C9CF, 0x46464D), "opaqueSeparator": shade(0xC9C9CF, 0x46464D),
    "background": shade(0xFFFFFF, 0x121214), "systemBackground": shade(0xFFFFFF, 0x121214),
    "secondarySystemBackground": shade(0xF1F1F5, 0x1E1E22), "tertiarySystemBackground": shade(0xFFFFFF, 0x2B2B30),
    "systemGroupedBackground": shade(0xF1F1F5, 0x121214),
    "secondarySystemGroupedBackground": shade(0xFFFFFF, 0x1E1E22),
    "tertiarySystemGroupedBackground": shade(0xF1F1F5, 0x2B2B30),
    "systemFill": shade(0x787880, 0x787880, opacity: 0.2),
    "secondarySystemFill": shade(0x787880, 0x787880, opacity: 0.16),
    "tertiarySystemFill": shade(0x767680, 0x767680, opacity: 0.12),
    "quaternarySystemFill": shade(0x747480, 0x747480, opacity: 0.08),
    "systemGray2": shade(0xAEAEB4, 0x65656C), "systemGray3": shade(0xC6C6CB, 0x4B4B51),
    "systemGray4": shade(0xD2D2D7, 0x3C3C41), "systemGray5": shade(0xE5E5EA, 0x2E2E32),
    "systemGray6": shade(0xF1F1F5, 0x1E1E22),
  ]
}
