/// A color for drawing: one for light screens, one for dark screens, and an opacity.
///
///     Color(red: 1, green: 0.5, blue: 0)       the same on both
///     Color(named: "primary")                  black on a light screen, white on a dark one
///
/// Layout never reads it.
public struct Color: Hashable, Sendable {
  /// Red, green and blue, each from 0 to 1.
  public struct RGB: Hashable, Sendable {
    /// From 0 to 1.
    public var red: Double
    /// From 0 to 1.
    public var green: Double
    /// From 0 to 1.
    public var blue: Double

    /// Makes a color; values outside of 0 … 1 are clamped, and NaN counts as 0.
    public init(red: Double, green: Double, blue: Double) {
      self.red = red.share
      self.green = green.share
      self.blue = blue.share
    }

    /// Makes a color from a number such as `0xFF8000`.
    init(_ hex: UInt32) {
      red = Double(hex >> 16 & 0xFF) / 255
      green = Double(hex >> 8 & 0xFF) / 255
      blue = Double(hex & 0xFF) / 255
    }

    /// The CSS notation: `#ff8000`.
    public var hex: String {
      let digits = Array("0123456789abcdef")
      let bytes = [red, green, blue].map { Int(($0.share * 255).rounded()) }
      return bytes.reduce(into: "#") { text, byte in
        text.append(digits[byte / 16 % 16])
        text.append(digits[byte % 16])
      }
    }

    func mixed(with other: RGB, by fraction: Double) -> RGB {
      let part = fraction.share
      return RGB(
        red: red + (other.red - red) * part, green: green + (other.green - green) * part,
        blue: blue + (other.blue - blue) * part)
    }
  }

  /// On a light screen.
  public var light: RGB
  /// On a dark screen.
  public var dark: RGB
  /// 0 is invisible, 1 is opaque.
  public var opacity: Double

  /// Makes a color that differs between light and dark screens.
  public init(light: RGB, dark: RGB, opacity: Double = 1) {
    self.light = light
    self.dark = dark
    self.opacity = opacity.share
  }

  /// Makes a color that is the same on all screens.
  public init(red: Double, green: Double, blue: Double, opacity: Double = 1) {
    let rgb = RGB(red: red, green: green, blue: blue)
    self.init(light: rgb, dark: rgb, opacity: opacity)
  }

  /// Makes a gray: 0 is black, 1 is white.
  public init(white: Double, opacity: Double = 1) {
    self.init(red: white, green: white, blue: white, opacity: opacity)
  }

  /// Makes a color from hue, saturation and brightness, each from 0 to 1.
  public init(hue: Double, saturation: Double, brightness: Double, opacity: Double = 1) {
    let turn = hue.share * 6
    let sector = turn.rounded(.down)
    let rest = turn - sector
    let top = brightness.share
    let low = top * (1 - saturation.share)
    let falling = top * (1 - saturation.share * rest)
    let rising = top * (1 - saturation.share * (1 - rest))
    let parts: (Double, Double, Double) =
      switch sector {
      case 1: (falling, top, low)
      case 2: (low, top, rising)
      case 3: (low, falling, top)
      case 4: (rising, low, top)
      case 5: (top, low, falling)
      default: (top, rising, low)
      }
    self.init(red: parts.0, green: parts.1, blue: parts.2, opacity: opacity)
  }

  /// This color with its opacity multiplied by a factor.
  public func opacity(_ factor: Double) -> Color {
    var copy = self
    copy.opacity = (opacity * factor).share
    return copy
  }

  /// Interpolates between this color, at 0, and another, at 1.
  public func mix(with other: Color, by fraction: Double) -> Color {
    let part = fraction.share
    return Color(
      light: light.mixed(with: other.light, by: part), dark: dark.mixed(with: other.dark, by: part),
      opacity: opacity + (other.opacity - opacity) * part)
  }
}

extension Double {
  /// The value clamped to 0 … 1; 0 for NaN.
  var share: Double { isNaN ? 0 : min(max(self, 0), 1) }
}
