public protocol Shape: Animatable, View, Sendable {
  @carriedOut func path(in rect: CGRect) -> Path
  static var role: ShapeRole { get }
  func sizeThatFits(_ proposal: ProposedViewSize) -> CGSize
  var layoutDirectionBehavior: LayoutDirectionBehavior { get }
}

extension Shape where Self == UnevenRoundedRectangle {
  public static func rect(cornerRadii: RectangleCornerRadii, style: RoundedCornerStyle = .continuous)
    -> UnevenRoundedRectangle
  { UnevenRoundedRectangle(cornerRadii: cornerRadii, style: style) }
}

extension Shape where Self == Rectangle { public static var rect: Rectangle { Rectangle() } }
extension Shape where Self == Circle { public static var circle: Circle { Circle() } }
extension Shape where Self == Capsule {
  public static var capsule: Capsule { Capsule(style: RoundedCornerStyle.continuous) }
}
extension Shape where Self == Ellipse { public static var ellipse: Ellipse { Ellipse() } }

extension Shape where Self == ButtonBorderShape {
  @approximated("A rounded rectangle, as the border of most buttons is.") public static var buttonBorder: Self {
    native()
  }
}

extension Shape where Self == ContainerRelativeShape {
  public static var containerRelative: ContainerRelativeShape { ContainerRelativeShape() }
}

extension Shape where Self == RoundedRectangle {
  public static func rect(cornerRadius: CGFloat, style: RoundedCornerStyle = .continuous) -> RoundedRectangle {
    RoundedRectangle(cornerRadius: cornerRadius, style: style)
  }
  public static func rect(cornerSize: CGSize, style: RoundedCornerStyle = .continuous) -> RoundedRectangle {
    RoundedRectangle(cornerSize: cornerSize, style: style)
  }
}

extension Shape where Self == ConcentricRectangle {
  public static func rect(corners: Edge.Corner.Style, isUniform: Bool = false) -> ConcentricRectangle {
    ConcentricRectangle(corners: corners, isUniform: isUniform)
  }
}

extension Shape where Self == UnevenRoundedRectangle {
  public static func rect(
    topLeadingRadius: CGFloat = 0, bottomLeadingRadius: CGFloat = 0, bottomTrailingRadius: CGFloat = 0,
    topTrailingRadius: CGFloat = 0, style: RoundedCornerStyle = .continuous
  ) -> UnevenRoundedRectangle {
    UnevenRoundedRectangle(
      topLeadingRadius: topLeadingRadius, bottomLeadingRadius: bottomLeadingRadius,
      bottomTrailingRadius: bottomTrailingRadius, topTrailingRadius: topTrailingRadius, style: style)
  }
}

extension Shape where Self == Capsule {
  public static func capsule(style: RoundedCornerStyle) -> Capsule { Capsule(style: style) }
}

extension Shape {
  public func trim(from startFraction: CGFloat = 0, to endFraction: CGFloat = 1) -> some Shape { native() }
  public func stroke(lineWidth: CGFloat = 1) -> some Shape { native() }
  public func stroke(style: StrokeStyle) -> some Shape { native() }
  public func offset(x: CGFloat = 0, y: CGFloat = 0) -> some Shape { native() }
  public func offset(_ offset: CGSize) -> some Shape { native() }
  public func offset(_ offset: CGPoint) -> some Shape { native() }
  public func rotation(_ angle: Angle, anchor: UnitPoint = .center) -> some Shape { native() }
  public func scale(_ scale: CGFloat, anchor: UnitPoint = .center) -> some Shape { native() }
  public func scale(x: CGFloat = 1, y: CGFloat = 1, anchor: UnitPoint = .center) -> some Shape { native() }
  public func transform(_ transform: CGAffineTransform) -> some Shape { native() }
  public func size(_ size: CGSize) -> some Shape { native() }
  public func size(width: CGFloat, height: CGFloat) -> some Shape { native() }
  public func fill(_ content: some ShapeStyle = ForegroundStyle(), style: FillStyle = FillStyle()) -> some View
    & ShapeView
  { native() }
  public func stroke(_ content: some ShapeStyle, lineWidth: CGFloat = 1, antialiased: Bool = true) -> some View
    & ShapeView
  {
    native()
  }
  public func stroke(_ content: some ShapeStyle, style: StrokeStyle, antialiased: Bool = true) -> some View & ShapeView
  {
    native()
  }
}

public protocol InsettableShape: Shape {
  associatedtype InsetShape: InsettableShape
  func inset(by amount: CGFloat) -> InsetShape
}

extension InsettableShape where InsetShape == Self {
  public func inset(by amount: CGFloat) -> some InsettableShape { native() }
}

extension InsettableShape {
  public func strokeBorder(
    _ content: some ShapeStyle = ForegroundStyle(), lineWidth: CGFloat = 1, antialiased: Bool = true
  ) -> some View & ShapeView { native() }
  public func strokeBorder(_ content: some ShapeStyle = ForegroundStyle(), style: StrokeStyle, antialiased: Bool = true)
    -> some View & ShapeView
  { native() }
}

public protocol ShapeView: View {
  associatedtype Content: Shape
}

extension ShapeView {
  public func fill(_ content: some ShapeStyle = ForegroundStyle(), style: FillStyle = FillStyle()) -> some View
    & ShapeView
  { native() }
  public func stroke(_ content: some ShapeStyle, lineWidth: CGFloat = 1, antialiased: Bool = true) -> some View
    & ShapeView
  {
    native()
  }
  public func stroke(_ content: some ShapeStyle, style: StrokeStyle, antialiased: Bool = true) -> some View & ShapeView
  {
    native()
  }
  public func strokeBorder(
    _ content: some ShapeStyle = ForegroundStyle(), lineWidth: CGFloat = 1, antialiased: Bool = true
  ) -> some View & ShapeView where Content: InsettableShape { native() }
}

public struct Rectangle: InsettableShape { public init() { native() } }
public struct Circle: InsettableShape { public init() { native() } }
public struct Ellipse: InsettableShape { public init() { native() } }
public struct Capsule: InsettableShape { public init(style: RoundedCornerStyle = .continuous) { native() } }

public struct RoundedRectangle: InsettableShape {
  public init(cornerRadius: CGFloat, style: RoundedCornerStyle = .continuous) { native() }
  public init(cornerSize: CGSize, style: RoundedCornerStyle = .continuous) { native() }
}

public struct UnevenRoundedRectangle: InsettableShape {
  public init(
    topLeadingRadius: CGFloat = 0, bottomLeadingRadius: CGFloat = 0, bottomTrailingRadius: CGFloat = 0,
    topTrailingRadius: CGFloat = 0, style: RoundedCornerStyle = .continuous
  ) { native() }
  public init(cornerRadii: RectangleCornerRadii, style: RoundedCornerStyle = .continuous) { native() }
}

public struct ContainerRelativeShape: InsettableShape { public init() { native() } }

@approximated("Fills what it is offered; its corners are 16 round unless they are fixed.")
public struct ConcentricRectangle: InsettableShape {
  public init() { native() }
  public init(corners: Edge.Corner.Style, isUniform: Bool = false) { native() }
}

extension Edge {
  public enum Corner: Hashable {}
}

extension Edge.Corner {
  public struct Style: Hashable {
    public static var concentric: Style { native() }
    public static func concentric(minimum: Style?) -> Style { native() }
    public static func fixed(_ radius: CGFloat) -> Style { native() }
  }
}

public struct AnyShape: Shape { public init(_ shape: some Shape) { native() } }

public struct Path: Shape {
  public init() { native() }
  public init(_ callback: (inout Path) -> Void) { native() }
  public init(_ rect: CGRect) { native() }
  public init?(_ string: String) { native() }
  public init(ellipseIn rect: CGRect) { native() }
  public init(roundedRect rect: CGRect, cornerRadius: CGFloat, style: RoundedCornerStyle = .continuous) { native() }
  public init(roundedRect rect: CGRect, cornerSize: CGSize, style: RoundedCornerStyle = .continuous) { native() }
  public func path(in rect: CGRect) -> Path { native() }
  @approximated("Drawn as the line; its outline cannot be taken apart.") public func strokedPath(_ style: StrokeStyle)
    -> Path
  { native() }
  public mutating func move(to end: CGPoint) { native() }
  public mutating func addLine(to end: CGPoint) { native() }
  public mutating func addLines(_ lines: [CGPoint]) { native() }
  public mutating func addRect(_ rect: CGRect) { native() }
  public mutating func addRects(_ rects: [CGRect]) { native() }
  public mutating func addEllipse(in rect: CGRect) { native() }
  public mutating func addRoundedRect(in rect: CGRect, cornerSize: CGSize, style: RoundedCornerStyle = .continuous) {
    native()
  }
  public mutating func closeSubpath() { native() }
  public mutating func addPath(_ path: Path) { native() }
  public mutating func addQuadCurve(to end: CGPoint, control: CGPoint) { native() }
  public mutating func addCurve(to end: CGPoint, control1: CGPoint, control2: CGPoint) { native() }
  public mutating func addArc(center: CGPoint, radius: CGFloat, startAngle: Angle, endAngle: Angle, clockwise: Bool) {
    native()
  }
  public mutating func addRelativeArc(center: CGPoint, radius: CGFloat, startAngle: Angle, delta: Angle) { native() }
  public mutating func addArc(tangent1End: CGPoint, tangent2End: CGPoint, radius: CGFloat) { native() }
}

public struct RectangleCornerRadii: Hashable {
  public init(
    topLeading: CGFloat = 0, bottomLeading: CGFloat = 0, bottomTrailing: CGFloat = 0, topTrailing: CGFloat = 0
  ) { native() }
}

public struct StrokeStyle: Hashable {
  public init(
    lineWidth: CGFloat = 1, lineCap: CGLineCap = .butt, lineJoin: CGLineJoin = .miter, miterLimit: CGFloat = 10,
    dash: [CGFloat] = [], dashPhase: CGFloat = 0
  ) { native() }
}

public struct FillStyle: Hashable { public init(eoFill: Bool = false, antialiased: Bool = true) { native() } }

public struct LayoutDirectionBehavior: Hashable {
  public static let fixed = Self(), mirrors = Self()
  public static func mirrors(in direction: LayoutDirection) -> LayoutDirectionBehavior { native() }
}

public enum CGLineCap: Hashable {
  case butt, round, square
}

public enum CGLineJoin: Hashable {
  case miter, round, bevel
}

public struct RotatedShape<Content: Shape>: Shape {
  public init(shape: Content, angle: Angle, anchor: UnitPoint = .center) { native() }
}

public struct ScaledShape<Content: Shape>: Shape {
  public init(shape: Content, scale: CGSize, anchor: UnitPoint = .center) { native() }
}

public struct OffsetShape<Content: Shape>: Shape { public init(shape: Content, offset: CGSize) { native() } }

public struct TransformedShape<Content: Shape>: Shape {
  public init(shape: Content, transform: CGAffineTransform) { native() }
}
