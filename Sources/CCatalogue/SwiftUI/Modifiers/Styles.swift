public protocol ShapeStyle: Sendable {}

extension ShapeStyle {
  public func opacity(_ opacity: Double) -> some ShapeStyle { self }
  public var secondary: some ShapeStyle { self }
  public var tertiary: some ShapeStyle { self }
  public var quaternary: some ShapeStyle { self }
  public func shadow(_ style: ShadowStyle) -> some ShapeStyle { self }
}

extension ShapeStyle where Self == ImagePaint {
  public static func image(
    _ image: Image, sourceRect: CGRect = CGRect(x: 0, y: 0, width: 1, height: 1), scale: CGFloat = 1
  )
    -> ImagePaint
  { token("foreground") }
}

extension ShapeStyle where Self == AnyShapeStyle {
  public static func shadow(_ style: ShadowStyle) -> some ShapeStyle { token("shadow") }
}

extension ShapeStyle where Self == Color {
  public static var red: Color { native() }
  public static var orange: Color { native() }
  public static var yellow: Color { native() }
  public static var green: Color { native() }
  public static var mint: Color { native() }
  public static var teal: Color { native() }
  public static var cyan: Color { native() }
  public static var blue: Color { native() }
  public static var indigo: Color { native() }
  public static var purple: Color { native() }
  public static var pink: Color { native() }
  public static var brown: Color { native() }
  public static var white: Color { native() }
  public static var gray: Color { native() }
  public static var black: Color { native() }
  public static var clear: Color { native() }
  public static var accentColor: Color { native() }
}

extension ShapeStyle where Self == HierarchicalShapeStyle {
  public static var primary: Self { native() }
  public static var secondary: Self { native() }
  public static var tertiary: Self { token() }
  public static var quaternary: Self { token() }
}

extension ShapeStyle where Self == TintShapeStyle { public static var tint: Self { token() } }
extension ShapeStyle where Self == ForegroundStyle { public static var foreground: Self { token() } }
extension ShapeStyle where Self == BackgroundStyle { public static var background: Self { token() } }

extension ShapeStyle where Self == Material {
  public static var ultraThinMaterial: Material { token() }
  public static var thinMaterial: Material { token() }
  public static var regularMaterial: Material { token() }
  public static var thickMaterial: Material { token() }
  public static var ultraThickMaterial: Material { token() }
  public static var bar: Material { token() }
}

public struct AnyGradient: ShapeStyle, Hashable {}

public struct Color: ShapeStyle, Primitive, Hashable {
  public init(_ color: Color) { self = color }
  public init(_ name: String) { native() }
  public init(red: Double, green: Double, blue: Double, opacity: Double = 1) { native() }
  public init(white: Double, opacity: Double = 1) { native() }
  public init(hue: Double, saturation: Double, brightness: Double, opacity: Double = 1) { native() }
  public func opacity(_ opacity: Double) -> Color { native() }
  public var gradient: AnyGradient { native() }
  public static var red: Color { native() }
  public static var orange: Color { native() }
  public static var yellow: Color { native() }
  public static var green: Color { native() }
  public static var mint: Color { native() }
  public static var teal: Color { native() }
  public static var cyan: Color { native() }
  public static var blue: Color { native() }
  public static var indigo: Color { native() }
  public static var purple: Color { native() }
  public static var pink: Color { native() }
  public static var brown: Color { native() }
  public static var white: Color { native() }
  public static var gray: Color { native() }
  public static var black: Color { native() }
  public static var clear: Color { native() }
  public static var primary: Color { native() }
  public static var secondary: Color { native() }
  public static var accentColor: Color { native() }
  @approximated("The name of a color that has one.") public var description: String { native() }
}

public struct Material: ShapeStyle {
  public static var ultraThin: Material { token("ultraThinMaterial") }
  public static var thin: Material { token("thinMaterial") }
  public static var regular: Material { token("regularMaterial") }
  public static var thick: Material { token("thickMaterial") }
  public static var ultraThick: Material { token("ultraThickMaterial") }
  public static let bar = Self()
}

public struct Font: Hashable {
  public static func system(size: CGFloat, weight: Font.Weight? = nil, design: Font.Design? = nil) -> Font { native() }
  public static func system(_ style: Font.TextStyle, design: Font.Design? = nil, weight: Font.Weight? = nil) -> Font {
    native()
  }
  @passedOver public static func custom(
    _ name: String, size: CGFloat
  ) -> Font { native() }
  @passedOver public static func custom(
    _ name: String, size: CGFloat, relativeTo textStyle: Font.TextStyle
  ) -> Font { custom(name, size: size) }
  @passedOver public static func custom(
    _ name: String, fixedSize: CGFloat
  ) -> Font { custom(name, size: fixedSize) }
  public func weight(_ weight: Font.Weight) -> Font { native() }
  public func bold() -> Font { native() }
  public func italic() -> Font { native() }
  @passedOver public func leading(_ leading: Font.Leading) -> Font { self }
  @passedOver public func smallCaps() -> Font { self }
  @passedOver public func lowercaseSmallCaps() -> Font { self }
  @passedOver public func uppercaseSmallCaps() -> Font { self }
  public func monospacedDigit() -> Font { native() }
  public func monospaced() -> Font { native() }
  @passedOver public func width(_ width: Font.Width) -> Font { self }
  public static var largeTitle: Font { native() }
  public static var title: Font { native() }
  public static var title2: Font { native() }
  public static var title3: Font { native() }
  public static var headline: Font { native() }
  public static var body: Font { native() }
  public static var callout: Font { native() }
  public static var subheadline: Font { native() }
  public static var footnote: Font { native() }
  public static var caption: Font { native() }
  public static var caption2: Font { native() }
}

extension Font {
  public struct Weight: Hashable {
    public static let ultraLight = Self(), thin = Self(), light = Self(), regular = Self(), medium = Self()
    public static let semibold = Self(), bold = Self(), heavy = Self(), black = Self()
  }
}

extension Font {
  public enum Design: Hashable {
    case `default`, serif, rounded, monospaced
  }
}

extension Font {
  public enum Leading: Hashable {
    case standard, tight, loose
  }
}

extension Font {
  public enum TextStyle: Hashable {
    case largeTitle, title, title2, title3, headline, body, callout, subheadline, footnote, caption, caption2
  }
}

public enum ContentMode: Hashable, CaseIterable {
  case fit, fill
}

public enum TextAlignment: Hashable, CaseIterable {
  case leading, center, trailing
}

public enum RoundedCornerStyle: Hashable {
  case circular, continuous
}

extension Image {
  public enum Scale: Hashable {
    case small, medium, large
  }
}

extension Image {
  public enum ResizingMode: Hashable {
    case stretch, tile
  }
}

extension Color {
  public enum RGBColorSpace: Hashable {
    case sRGB, sRGBLinear, displayP3
  }
}

extension LinearGradient {
  @inert public func opacity(_ value: Double) -> LinearGradient { native() }
}

extension RadialGradient {
  @inert public func opacity(_ value: Double) -> RadialGradient { native() }
}

extension AngularGradient {
  @inert public func opacity(_ value: Double) -> AngularGradient { native() }
}

extension EllipticalGradient {
  @inert public func opacity(_ value: Double) -> EllipticalGradient { native() }
}

public struct ShadowStyle: Hashable {
  public static func drop(color: Color = .black, radius: CGFloat, x: CGFloat = 0, y: CGFloat = 0) -> ShadowStyle {
    token("drop")
  }
  public static func inner(color: Color = .black, radius: CGFloat, x: CGFloat = 0, y: CGFloat = 0) -> ShadowStyle {
    token("inner")
  }
}

public struct ImagePaint: ShapeStyle {
  public init(image: Image, sourceRect: CGRect = .zero, scale: CGFloat = 1) { token("foreground") }
}

extension Font {
  public struct Width: Hashable {
    public static let compressed = Self(), condensed = Self(), standard = Self(), expanded = Self()
  }
}

public struct AnyShapeStyle: ShapeStyle { public init(_ style: some ShapeStyle) { native() } }
