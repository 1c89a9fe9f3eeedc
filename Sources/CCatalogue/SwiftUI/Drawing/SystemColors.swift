public struct UIColor: Hashable {
  init() { native() }
  @approximated("Its opacity is not drawn.") public init(red: CGFloat, green: CGFloat, blue: CGFloat, alpha: CGFloat) {
    native()
  }
  @approximated("Its opacity is not drawn.") public init(white: CGFloat, alpha: CGFloat) { native() }
  public init(_ color: Color) { native() }
  public static let systemBackground = Self(), secondarySystemBackground = Self(), tertiarySystemBackground = Self()
  public static let systemGroupedBackground = Self(), secondarySystemGroupedBackground = Self()
  public static let tertiarySystemGroupedBackground = Self(), label = Self(), secondaryLabel = Self()
  public static let tertiaryLabel = Self(), quaternaryLabel = Self(), placeholderText = Self(), separator = Self()
  public static let opaqueSeparator = Self(), link = Self(), systemFill = Self(), secondarySystemFill = Self()
  public static let tertiarySystemFill = Self(), quaternarySystemFill = Self(), systemRed = Self()
  public static let systemOrange = Self(), systemYellow = Self(), systemGreen = Self(), systemMint = Self()
  public static let systemTeal = Self(), systemCyan = Self(), systemBlue = Self(), systemIndigo = Self()
  public static let systemPurple = Self(), systemPink = Self(), systemBrown = Self(), systemGray = Self()
  public static let systemGray2 = Self(), systemGray3 = Self(), systemGray4 = Self(), systemGray5 = Self()
  public static let systemGray6 = Self(), red = Self(), orange = Self(), yellow = Self(), green = Self()
  public static let cyan = Self(), blue = Self(), purple = Self(), brown = Self(), white = Self(), gray = Self()
  public static let lightGray = Self(), darkGray = Self(), black = Self(), magenta = Self(), clear = Self()
}

extension Color {
  public init(_ color: UIColor) { native() }
  public init(uiColor: UIColor) { self.init(uiColor) }
  public init(_ colorSpace: Color.RGBColorSpace, red: Double, green: Double, blue: Double, opacity: Double = 1) {
    self.init(red: red, green: green, blue: blue, opacity: opacity)
  }
  public init(_ colorSpace: Color.RGBColorSpace, white: Double, opacity: Double = 1) {
    self.init(white: white, opacity: opacity)
  }
  public func mix(with rhs: Color, by fraction: Double) -> Color { self }
  public func mix(with other: Color, by fraction: Double, in space: Gradient.ColorSpace) -> Color { self }
}

extension Gradient {
  public struct ColorSpace: Hashable {
    public static let device = Self(), perceptual = Self()
  }
}
