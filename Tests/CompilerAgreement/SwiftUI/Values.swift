// swift-format-ignore-file: DontRepeatTypeInStaticProperties

// Alignments, edges, geometry, colors, fonts, animations.
@_exported import Foundation

public protocol AlignmentID { static func defaultValue(in context: ViewDimensions) -> CGFloat }

public struct ViewDimensions: Equatable {
  public var width: CGFloat { fatalError() }
  public var height: CGFloat { fatalError() }
  public subscript(guide: HorizontalAlignment) -> CGFloat { fatalError() }
  public subscript(guide: VerticalAlignment) -> CGFloat { fatalError() }
  public subscript(explicit guide: HorizontalAlignment) -> CGFloat? { fatalError() }
  public subscript(explicit guide: VerticalAlignment) -> CGFloat? { fatalError() }
  public static func == (lhs: ViewDimensions, rhs: ViewDimensions) -> Bool { true }
}

@frozen public struct HorizontalAlignment: Equatable, Hashable, Sendable {
  public init(_ id: any AlignmentID.Type) {}
  public static let leading: HorizontalAlignment = stub(), center: HorizontalAlignment = stub()
  public static let trailing: HorizontalAlignment = stub()
  public static let listRowSeparatorLeading: HorizontalAlignment = stub()
  public static let listRowSeparatorTrailing: HorizontalAlignment = stub()
  public func combineExplicit<S: Sequence>(_ values: S) -> CGFloat? where S.Element == CGFloat? { nil }
}
@frozen public struct VerticalAlignment: Equatable, Hashable, Sendable {
  public init(_ id: any AlignmentID.Type) {}
  public static let top: VerticalAlignment = stub(), center: VerticalAlignment = stub()
  public static let bottom: VerticalAlignment = stub()
  public static let firstTextBaseline: VerticalAlignment = stub()
  public static let lastTextBaseline: VerticalAlignment = stub()
  public func combineExplicit<S: Sequence>(_ values: S) -> CGFloat? where S.Element == CGFloat? { nil }
}
@frozen public struct Alignment: Equatable, Hashable, Sendable {
  public var horizontal: HorizontalAlignment
  public var vertical: VerticalAlignment
  public init(horizontal: HorizontalAlignment, vertical: VerticalAlignment) {
    self.horizontal = horizontal
    self.vertical = vertical
  }
  public static let center: Alignment = stub(), leading: Alignment = stub(), trailing: Alignment = stub()
  public static let top: Alignment = stub(), bottom: Alignment = stub(), topLeading: Alignment = stub()
  public static let topTrailing: Alignment = stub(), bottomLeading: Alignment = stub()
  public static let bottomTrailing: Alignment = stub()
  public static let centerFirstTextBaseline: Alignment = stub(), centerLastTextBaseline: Alignment = stub()
  public static let leadingFirstTextBaseline: Alignment = stub(), leadingLastTextBaseline: Alignment = stub()
  public static let trailingFirstTextBaseline: Alignment = stub()
  public static let trailingLastTextBaseline: Alignment = stub()
}

@frozen public enum Edge: Int8, CaseIterable, Sendable {
  case top, leading, bottom, trailing
  @frozen public struct Set: OptionSet, Sendable {
    public let rawValue: Int8
    public init(rawValue: Int8) { self.rawValue = rawValue }
    public init(_ edge: Edge) { rawValue = 0 }
    public static let top = Set([]), leading = Set([]), bottom = Set([]), trailing = Set([]), all = Set([])
    public static let horizontal = Set(rawValue: 1), vertical = Set(rawValue: 2)
  }
}
@frozen public enum HorizontalEdge: Int8, CaseIterable, Codable, Sendable {
  case leading, trailing
  @frozen public struct Set: OptionSet, Sendable {
    public let rawValue: Int8
    public init(rawValue: Int8) { self.rawValue = rawValue }
    public static let leading = Set([]), trailing = Set([]), all = Set([])
  }
}
@frozen public enum VerticalEdge: Int8, CaseIterable, Codable, Sendable {
  case top, bottom
  @frozen public struct Set: OptionSet, Sendable {
    public let rawValue: Int8
    public init(rawValue: Int8) { self.rawValue = rawValue }
    public static let top = Set([]), bottom = Set([]), all = Set([])
  }
}
@frozen public enum Axis: Int8, CaseIterable, Sendable {
  case horizontal, vertical
  @frozen public struct Set: OptionSet, Sendable {
    public let rawValue: Int8
    public init(rawValue: Int8) { self.rawValue = rawValue }
    public static let horizontal = Set([]), vertical = Set([])
  }
}
@frozen public struct EdgeInsets: Equatable, Hashable, Sendable {
  public var top: CGFloat, leading: CGFloat, bottom: CGFloat, trailing: CGFloat
  public init(top: CGFloat, leading: CGFloat, bottom: CGFloat, trailing: CGFloat) {
    (self.top, self.leading, self.bottom, self.trailing) = (top, leading, bottom, trailing)
  }
  public init() { self.init(top: 0, leading: 0, bottom: 0, trailing: 0) }
}
@frozen public struct UnitPoint: Hashable, Sendable {
  public var x: CGFloat
  public var y: CGFloat
  public init() { (x, y) = (0, 0) }
  public init(x: CGFloat, y: CGFloat) { (self.x, self.y) = (x, y) }
  public static let zero = UnitPoint(), center = UnitPoint(), leading = UnitPoint(), trailing = UnitPoint()
  public static let top = UnitPoint(), bottom = UnitPoint(), topLeading = UnitPoint(), topTrailing = UnitPoint()
  public static let bottomLeading = UnitPoint(), bottomTrailing = UnitPoint()
}
@frozen public struct Angle: Hashable, Comparable, Sendable {
  public var radians: Double
  public var degrees: Double {
    get { radians }
    set {}
  }
  public init() { radians = 0 }
  public init(radians: Double) { self.radians = radians }
  public init(degrees: Double) { radians = degrees }
  public static func radians(_ radians: Double) -> Angle { Angle() }
  public static func degrees(_ degrees: Double) -> Angle { Angle() }
  public static let zero = Angle()
  public static func < (a: Angle, b: Angle) -> Bool { true }
  public static func + (a: Angle, b: Angle) -> Angle { a }
  public static func - (a: Angle, b: Angle) -> Angle { a }
  public static func * (a: Angle, b: Double) -> Angle { a }
  public static func / (a: Angle, b: Double) -> Angle { a }
  public static prefix func - (a: Angle) -> Angle { a }
  public static func += (a: inout Angle, b: Angle) {}
}
public enum LayoutDirection: Hashable, CaseIterable, Sendable { case leftToRight, rightToLeft }
public enum ColorScheme: CaseIterable, Sendable { case light, dark }
public enum ColorSchemeContrast: CaseIterable, Sendable { case standard, increased }
public enum DynamicTypeSize: Hashable, Comparable, CaseIterable, Sendable {
  case xSmall, small, medium, large, xLarge, xxLarge, xxxLarge
  case accessibility1, accessibility2, accessibility3, accessibility4, accessibility5
  public var isAccessibilitySize: Bool { false }
}
public enum ContentSizeCategory: Hashable, CaseIterable, Sendable {
  case extraSmall, small, medium, large, extraLarge, extraExtraLarge, extraExtraExtraLarge
  case accessibilityMedium, accessibilityLarge, accessibilityExtraLarge, accessibilityExtraExtraLarge
  case accessibilityExtraExtraExtraLarge
  public var isAccessibilityCategory: Bool { false }
}
@frozen public enum ContentMode: Hashable, CaseIterable, Sendable { case fit, fill }
@frozen public enum TextAlignment: Hashable, CaseIterable, Sendable { case leading, center, trailing }
public enum RoundedCornerStyle: Sendable { case circular, continuous }
public enum LayoutDirectionBehavior: Hashable, Sendable {
  case fixed
  case mirrors(in: LayoutDirection)
  public static var mirrors: LayoutDirectionBehavior { .fixed }
}

// MARK: Geometry that Apple's platforms have and this one has not

public struct CGVector: Hashable {
  public var dx: CGFloat, dy: CGFloat
  public init() { (dx, dy) = (0, 0) }
  public init(dx: CGFloat, dy: CGFloat) { (self.dx, self.dy) = (dx, dy) }
  public static let zero = CGVector()
}
public struct CGAffineTransform: Hashable {
  public var a, b, c, d, tx, ty: CGFloat
  public init() { (a, b, c, d, tx, ty) = (1, 0, 0, 1, 0, 0) }
  public init(a: CGFloat, b: CGFloat, c: CGFloat, d: CGFloat, tx: CGFloat, ty: CGFloat) { self.init() }
  public init(_ a: CGFloat, _ b: CGFloat, _ c: CGFloat, _ d: CGFloat, _ tx: CGFloat, _ ty: CGFloat) { self.init() }
  public init(translationX tx: CGFloat, y ty: CGFloat) { self.init() }
  public init(scaleX sx: CGFloat, y sy: CGFloat) { self.init() }
  public init(rotationAngle angle: CGFloat) { self.init() }
  public static let identity = CGAffineTransform()
  public func translatedBy(x: CGFloat, y: CGFloat) -> CGAffineTransform { self }
  public func scaledBy(x: CGFloat, y: CGFloat) -> CGAffineTransform { self }
  public func rotated(by angle: CGFloat) -> CGAffineTransform { self }
  public func concatenating(_ other: CGAffineTransform) -> CGAffineTransform { self }
  public func inverted() -> CGAffineTransform { self }
}
public struct CATransform3D { public init() {} }
public struct ProjectionTransform: Hashable {
  public init() {}
  public init(_ transform: CGAffineTransform) {}
  public init(_ transform: CATransform3D) {}
  public func concatenating(_ rhs: ProjectionTransform) -> ProjectionTransform { self }
}
public enum CGLineCap: Sendable { case butt, round, square }
public enum CGLineJoin: Sendable { case miter, round, bevel }

// MARK: Colors

public protocol ShapeStyle: Sendable {}
extension ShapeStyle { public func opacity(_ opacity: Double) -> some ShapeStyle { self } }
public struct AnyShapeStyle: ShapeStyle { public init<S: ShapeStyle>(_ style: S) {} }
public struct Color: Hashable, CustomStringConvertible, ShapeStyle, Primitive {
  public enum RGBColorSpace: Sendable { case sRGB, sRGBLinear, displayP3 }
  nonisolated public init(_ name: String, bundle: Bundle? = nil) {}
  nonisolated public init(
    _ colorSpace: RGBColorSpace = .sRGB, red: Double, green: Double, blue: Double, opacity: Double = 1
  ) {}
  nonisolated public init(_ colorSpace: RGBColorSpace = .sRGB, white: Double, opacity: Double = 1) {}
  nonisolated public init(hue: Double, saturation: Double, brightness: Double, opacity: Double = 1) {}
  nonisolated public init(_ color: UIColor) {}
  nonisolated public init(uiColor: UIColor) {}
  nonisolated public var description: String { "" }
  nonisolated public func opacity(_ opacity: Double) -> Color { self }
  nonisolated public func mix(with rhs: Color, by fraction: Double) -> Color { self }
  nonisolated public var gradient: AnyGradient { fatalError() }
  nonisolated public static let red = Color(""), orange = Color(""), yellow = Color(""), green = Color(""),
    mint = Color("")
  nonisolated public static let teal = Color(""), cyan = Color(""), blue = Color(""), indigo = Color(""),
    purple = Color("")
  nonisolated public static let pink = Color(""), brown = Color(""), white = Color(""), gray = Color(""),
    black = Color("")
  nonisolated public static let clear = Color(""), primary = Color(""), secondary = Color(""), accentColor = Color("")
}
extension ShapeStyle where Self == Color {
  public static var red: Color { fatalError() }
  public static var orange: Color { fatalError() }
  public static var yellow: Color { fatalError() }
  public static var green: Color { fatalError() }
  public static var mint: Color { fatalError() }
  public static var teal: Color { fatalError() }
  public static var cyan: Color { fatalError() }
  public static var blue: Color { fatalError() }
  public static var indigo: Color { fatalError() }
  public static var purple: Color { fatalError() }
  public static var pink: Color { fatalError() }
  public static var brown: Color { fatalError() }
  public static var white: Color { fatalError() }
  public static var gray: Color { fatalError() }
  public static var black: Color { fatalError() }
  public static var clear: Color { fatalError() }
}
public struct HierarchicalShapeStyle: ShapeStyle {
  public static let primary = HierarchicalShapeStyle(), secondary = HierarchicalShapeStyle()
  public static let tertiary = HierarchicalShapeStyle(), quaternary = HierarchicalShapeStyle()
}
extension ShapeStyle where Self == HierarchicalShapeStyle {
  public static var primary: HierarchicalShapeStyle { fatalError() }
  public static var secondary: HierarchicalShapeStyle { fatalError() }
  public static var tertiary: HierarchicalShapeStyle { fatalError() }
  public static var quaternary: HierarchicalShapeStyle { fatalError() }
}
public struct TintShapeStyle: ShapeStyle { public init() {} }
public struct ForegroundStyle: ShapeStyle { public init() {} }
public struct BackgroundStyle: ShapeStyle { public init() {} }
public struct SeparatorShapeStyle: ShapeStyle { public init() {} }
public struct FillShapeStyle: ShapeStyle { public init() {} }
extension ShapeStyle where Self == TintShapeStyle { public static var tint: TintShapeStyle { fatalError() } }
extension ShapeStyle where Self == ForegroundStyle { public static var foreground: ForegroundStyle { fatalError() } }
extension ShapeStyle where Self == BackgroundStyle { public static var background: BackgroundStyle { fatalError() } }
extension ShapeStyle where Self == SeparatorShapeStyle {
  public static var separator: SeparatorShapeStyle { fatalError() }
}
extension ShapeStyle where Self == FillShapeStyle { public static var fill: FillShapeStyle { fatalError() } }
public struct Material: ShapeStyle {
  public static let ultraThin = Material(), thin = Material(), regular = Material(), thick = Material()
  public static let ultraThick = Material(), bar = Material()
}
extension ShapeStyle where Self == Material {
  public static var ultraThinMaterial: Material { fatalError() }
  public static var thinMaterial: Material { fatalError() }
  public static var regularMaterial: Material { fatalError() }
  public static var thickMaterial: Material { fatalError() }
  public static var ultraThickMaterial: Material { fatalError() }
  public static var bar: Material { fatalError() }
}
public struct AnyGradient: ShapeStyle, Hashable { public init(_ gradient: Gradient) {} }
public struct Gradient: ShapeStyle, Equatable, Hashable {
  public struct Stop: Equatable, Hashable, Sendable {
    public var color: Color
    public var location: CGFloat
    public init(color: Color, location: CGFloat) { (self.color, self.location) = (color, location) }
  }
  public var stops: [Stop]
  public init(stops: [Stop]) { self.stops = stops }
  public init(colors: [Color]) { stops = [] }
}
public struct LinearGradient: ShapeStyle, Primitive {
  nonisolated public init(gradient: Gradient, startPoint: UnitPoint, endPoint: UnitPoint) {}
  nonisolated public init(colors: [Color], startPoint: UnitPoint, endPoint: UnitPoint) {}
  nonisolated public init(stops: [Gradient.Stop], startPoint: UnitPoint, endPoint: UnitPoint) {}
}
public struct MeshGradient: ShapeStyle, Primitive {
  nonisolated public init(
    width: Int, height: Int, points: [SIMD2<Float>], colors: [Color], background: Color = .clear,
    smoothsColors: Bool = true
  ) {}
}
public struct RadialGradient: ShapeStyle, Primitive {
  nonisolated public init(gradient: Gradient, center: UnitPoint, startRadius: CGFloat, endRadius: CGFloat) {}
  nonisolated public init(colors: [Color], center: UnitPoint, startRadius: CGFloat, endRadius: CGFloat) {}
  nonisolated public init(stops: [Gradient.Stop], center: UnitPoint, startRadius: CGFloat, endRadius: CGFloat) {}
}
public struct EllipticalGradient: ShapeStyle, Primitive {
  nonisolated public init(
    gradient: Gradient, center: UnitPoint = .center, startRadiusFraction: CGFloat = 0, endRadiusFraction: CGFloat = 0.5
  ) {}
  nonisolated public init(
    colors: [Color], center: UnitPoint = .center, startRadiusFraction: CGFloat = 0, endRadiusFraction: CGFloat = 0.5
  ) {}
  nonisolated public init(
    stops: [Gradient.Stop], center: UnitPoint = .center, startRadiusFraction: CGFloat = 0,
    endRadiusFraction: CGFloat = 0.5
  ) {}
}
public struct AngularGradient: ShapeStyle, Primitive {
  nonisolated public init(gradient: Gradient, center: UnitPoint, startAngle: Angle, endAngle: Angle) {}
  nonisolated public init(colors: [Color], center: UnitPoint, startAngle: Angle, endAngle: Angle) {}
  nonisolated public init(stops: [Gradient.Stop], center: UnitPoint, startAngle: Angle, endAngle: Angle) {}
  nonisolated public init(gradient: Gradient, center: UnitPoint, angle: Angle = .zero) {}
  nonisolated public init(colors: [Color], center: UnitPoint, angle: Angle = .zero) {}
  nonisolated public init(stops: [Gradient.Stop], center: UnitPoint, angle: Angle = .zero) {}
}
extension ShapeStyle where Self == LinearGradient {
  public static func linearGradient(_ gradient: Gradient, startPoint: UnitPoint, endPoint: UnitPoint) -> LinearGradient
  { fatalError() }
  public static func linearGradient(colors: [Color], startPoint: UnitPoint, endPoint: UnitPoint) -> LinearGradient {
    fatalError()
  }
  public static func linearGradient(stops: [Gradient.Stop], startPoint: UnitPoint, endPoint: UnitPoint)
    -> LinearGradient
  { fatalError() }
}
extension ShapeStyle where Self == RadialGradient {
  public static func radialGradient(_ gradient: Gradient, center: UnitPoint, startRadius: CGFloat, endRadius: CGFloat)
    -> RadialGradient
  { fatalError() }
  public static func radialGradient(colors: [Color], center: UnitPoint, startRadius: CGFloat, endRadius: CGFloat)
    -> RadialGradient
  { fatalError() }
  public static func radialGradient(stops: [Gradient.Stop], center: UnitPoint, startRadius: CGFloat, endRadius: CGFloat)
    -> RadialGradient
  { fatalError() }
}
extension ShapeStyle where Self == EllipticalGradient {
  public static func ellipticalGradient(
    colors: [Color], center: UnitPoint = .center, startRadiusFraction: CGFloat = 0, endRadiusFraction: CGFloat = 0.5
  ) -> EllipticalGradient { fatalError() }
}
extension ShapeStyle where Self == AngularGradient {
  public static func angularGradient(colors: [Color], center: UnitPoint, startAngle: Angle, endAngle: Angle)
    -> AngularGradient
  { fatalError() }
  public static func conicGradient(colors: [Color], center: UnitPoint, angle: Angle = .zero) -> AngularGradient {
    fatalError()
  }
}
public typealias _ColorLiteralType = UIColor
public class UIColor: NSObject, _ExpressibleByColorLiteral, @unchecked Sendable {
  public required convenience init(_colorLiteralRed red: Float, green: Float, blue: Float, alpha: Float) {
    self.init(red: 0 as CGFloat, green: 0, blue: 0, alpha: 0)
  }
  public init(red: CGFloat, green: CGFloat, blue: CGFloat, alpha: CGFloat) {}
  public static let systemBackground = make, secondarySystemBackground = make, tertiarySystemBackground = make
  public static let systemGroupedBackground = make, secondarySystemGroupedBackground = make
  public static let tertiarySystemGroupedBackground = make, label = make, secondaryLabel = make, tertiaryLabel = make
  public static let quaternaryLabel = make, placeholderText = make, separator = make, opaqueSeparator = make,
    link = make
  public static let systemFill = make, secondarySystemFill = make, tertiarySystemFill = make,
    quaternarySystemFill = make
  public static let systemRed = make, systemOrange = make, systemYellow = make, systemGreen = make, systemMint = make
  public static let systemTeal = make, systemCyan = make, systemBlue = make, systemIndigo = make, systemPurple = make
  public static let systemPink = make, systemBrown = make, systemGray = make, systemGray2 = make, systemGray3 = make
  public static let systemGray4 = make, systemGray5 = make, systemGray6 = make, red = make, orange = make, yellow = make
  public static let green = make, cyan = make, blue = make, purple = make, brown = make, white = make, gray = make
  public static let lightGray = make, darkGray = make, black = make, magenta = make, clear = make, tintColor = make
  private static var make: UIColor { UIColor(red: 0, green: 0, blue: 0, alpha: 0) }
}

// MARK: Fonts

public struct Font: Hashable, Sendable {
  public enum TextStyle: CaseIterable, Sendable {
    case largeTitle, title, title2, title3, headline, subheadline, body, callout, footnote, caption, caption2
    case extraLargeTitle, extraLargeTitle2
  }
  public struct Weight: Hashable, Sendable {
    public static let ultraLight = Weight(), thin = Weight(), light = Weight(), regular = Weight(), medium = Weight()
    public static let semibold = Weight(), bold = Weight(), heavy = Weight(), black = Weight()
  }
  public enum Design: Hashable, Sendable { case `default`, serif, rounded, monospaced }
  public struct Width: Hashable, Sendable {
    public static let compressed = Width(), condensed = Width(), standard = Width(), expanded = Width()
  }
  public enum Leading: Hashable, Sendable { case standard, tight, loose }
  public static let largeTitle = Font(), title = Font(), title2 = Font(), title3 = Font(), headline = Font()
  public static let subheadline = Font(), body = Font(), callout = Font(), footnote = Font(), caption = Font()
  public static let caption2 = Font()
  @_disfavoredOverload public static func system(size: CGFloat, weight: Weight = .regular, design: Design = .default)
    -> Font
  { Font() }
  public static func system(size: CGFloat, weight: Weight? = nil, design: Design? = nil) -> Font { Font() }
  @_disfavoredOverload public static func system(_ style: TextStyle, design: Design = .default) -> Font { Font() }
  public static func system(_ style: TextStyle, design: Design? = nil, weight: Weight? = nil) -> Font { Font() }
  public static func custom(_ name: String, size: CGFloat) -> Font { Font() }
  public static func custom(_ name: String, size: CGFloat, relativeTo textStyle: TextStyle) -> Font { Font() }
  public static func custom(_ name: String, fixedSize: CGFloat) -> Font { Font() }
  public func weight(_ weight: Weight) -> Font { self }
  public func width(_ width: Width) -> Font { self }
  public func bold() -> Font { self }
  public func italic() -> Font { self }
  public func monospaced() -> Font { self }
  public func monospacedDigit() -> Font { self }
  public func smallCaps() -> Font { self }
  public func lowercaseSmallCaps() -> Font { self }
  public func uppercaseSmallCaps() -> Font { self }
  public func leading(_ leading: Leading) -> Font { self }
}

// MARK: Animatable data

public protocol VectorArithmetic: AdditiveArithmetic {
  mutating func scale(by rhs: Double)
  var magnitudeSquared: Double { get }
}
extension Double: VectorArithmetic {
  public mutating func scale(by rhs: Double) {}
  public var magnitudeSquared: Double { 0 }
}
extension CGFloat: VectorArithmetic {
  public mutating func scale(by rhs: Double) {}
  public var magnitudeSquared: Double { 0 }
}
public struct EmptyAnimatableData: VectorArithmetic {
  public init() {}
  public mutating func scale(by rhs: Double) {}
  public var magnitudeSquared: Double { 0 }
  public static var zero: EmptyAnimatableData { EmptyAnimatableData() }
  public static func + (a: Self, b: Self) -> Self { a }
  public static func - (a: Self, b: Self) -> Self { a }
}
public struct AnimatablePair<First: VectorArithmetic, Second: VectorArithmetic>: VectorArithmetic {
  public var first: First
  public var second: Second
  public init(_ first: First, _ second: Second) { (self.first, self.second) = (first, second) }
  public mutating func scale(by rhs: Double) {}
  public var magnitudeSquared: Double { 0 }
  public static var zero: Self { Self(.zero, .zero) }
  public static func + (a: Self, b: Self) -> Self { a }
  public static func - (a: Self, b: Self) -> Self { a }
}
public protocol Animatable {
  associatedtype AnimatableData: VectorArithmetic
  var animatableData: AnimatableData { get set }
}
extension Animatable where AnimatableData == EmptyAnimatableData {
  public var animatableData: EmptyAnimatableData {
    get { EmptyAnimatableData() }
    set {}
  }
}
public protocol GeometryEffect: Animatable, ViewModifier {
  func effectValue(size: CGSize) -> ProjectionTransform
}
extension GeometryEffect { public func body(content: Content) -> some View { content } }
