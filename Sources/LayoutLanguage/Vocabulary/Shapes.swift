import LayoutEngine

extension Vocabulary {
  /// Shapes. All are as large as they are offered; only a circle stays a square.
  static let shapeTypes: [NativeDeclaration] =
    [
      .type("protocol Shape: View"), .type("protocol InsettableShape: Shape"), .type("protocol ShapeView: View"),
      .type("struct Rectangle: InsettableShape"), .type("struct Circle: InsettableShape"),
      .type("struct Ellipse: InsettableShape"), .type("struct Capsule: InsettableShape"),
      .type("struct RoundedRectangle: InsettableShape"), .type("struct UnevenRoundedRectangle: InsettableShape"),
      .type("struct ContainerRelativeShape: InsettableShape"), .type("struct AnyShape: Shape"),
      .type("struct Path: Shape"),
      .type("struct RectangleCornerRadii: Hashable"), .type("struct StrokeStyle: Hashable"),
      .type("struct FillStyle: Hashable"),
      .type("struct LayoutDirectionBehavior: Hashable"), .type("struct CGLineCap: Hashable"),
      .type("struct CGLineJoin: Hashable"),

      .member("Rectangle", "init()") { _, a in leaf(.shape, a) },
      .member("Ellipse", "init()") { _, a in leaf(.shape, a) },
      .member("Circle", "init()") { _, a in leaf(.circle, a) },
      .member("Capsule", "init(style: RoundedCornerStyle = 0)") { _, a in leaf(.shape, a) },
      .member("RoundedRectangle", "init(cornerRadius: CGFloat, style: RoundedCornerStyle = 0)") { _, a in
        leaf(.shape, a)
      },
      .member("RoundedRectangle", "init(cornerSize: CGSize, style: RoundedCornerStyle = 0)") { _, a in leaf(.shape, a)
      },
      .member(
        "UnevenRoundedRectangle",
        "init(topLeadingRadius: CGFloat = 0, bottomLeadingRadius: CGFloat = 0, bottomTrailingRadius: CGFloat = 0, topTrailingRadius: CGFloat = 0, style: RoundedCornerStyle = 0)"
      ) { _, a in leaf(.shape, a) },
      .member("UnevenRoundedRectangle", "init(cornerRadii: RectangleCornerRadii, style: RoundedCornerStyle = 0)") {
        _, a in
        leaf(.shape, a)
      },
      .member(
        "RectangleCornerRadii",
        "init(topLeading: CGFloat = 0, bottomLeading: CGFloat = 0, bottomTrailing: CGFloat = 0, topTrailing: CGFloat = 0)"
      ) { _, _ in .token("radii") },
      .member("ContainerRelativeShape", "init()") { _, a in leaf(.shape, a) },
      .member("AnyShape", "init(_ shape: Shape)") { run, a in same(run, a) },

      .member("Shape", "static var rect: Rectangle") { _, a in leaf(.shape, a) },
      .member("Shape", "static var circle: Circle") { _, a in leaf(.circle, a) },
      .member("Shape", "static var capsule: Capsule") { _, a in leaf(.shape, a) },
      .member("Shape", "static var ellipse: Ellipse") { _, a in leaf(.shape, a) },
      .member("Shape", "static var containerRelative: ContainerRelativeShape") { _, a in leaf(.shape, a) },
      .member("Shape", "static func rect(cornerRadius: CGFloat, style: RoundedCornerStyle = 0) -> RoundedRectangle") {
        _, a in
        leaf(.shape, a)
      },
      .member("Shape", "static func rect(cornerSize: CGSize, style: RoundedCornerStyle = 0) -> RoundedRectangle") {
        _, a in
        leaf(.shape, a)
      },
      .member(
        "Shape",
        "static func rect(topLeadingRadius: CGFloat = 0, bottomLeadingRadius: CGFloat = 0, bottomTrailingRadius: CGFloat = 0, topTrailingRadius: CGFloat = 0, style: RoundedCornerStyle = 0) -> UnevenRoundedRectangle"
      ) { _, a in leaf(.shape, a) },
      .member("Shape", "static func capsule(style: RoundedCornerStyle) -> Capsule") { _, a in leaf(.shape, a) },

      .member(
        "StrokeStyle",
        "init(lineWidth: CGFloat = 1, lineCap: CGLineCap = 0, lineJoin: CGLineJoin = 0, miterLimit: CGFloat = 0, dash: [CGFloat] = 0, dashPhase: CGFloat = 0)"
      ) { _, _ in .token("stroke") },
      .member("FillStyle", "init(eoFill: Bool = false, antialiased: Bool = true)") { _, _ in .token("fill") },
    ]
    + ["butt", "round", "square"].map { .constant("CGLineCap", $0, "CGLineCap", .token($0)) }
    + ["miter", "round", "bevel"].map { .constant("CGLineJoin", $0, "CGLineJoin", .token($0)) }
    + ["fixed", "mirrors"].map { .constant("LayoutDirectionBehavior", $0, "LayoutDirectionBehavior", .token($0)) }
    + paths

  /// A path is a shape like any other to layout; what is drawn in it is not looked at.
  private static let paths: [NativeDeclaration] =
    [
      .member("Path", "init()") { _, a in leaf(.shape, a) },
      .member("Path", "init(_ draw: (Path) -> Void)") { _, a in leaf(.shape, a) },
      .member("Path", "init(_ rect: CGRect)") { _, a in leaf(.shape, a) },
      .member("Path", "init(ellipseIn rect: CGRect)") { _, a in leaf(.shape, a) },
      .member("Path", "init(roundedRect rect: CGRect, cornerRadius: CGFloat, style: RoundedCornerStyle = 0)") { _, a in
        leaf(.shape, a)
      },
      .member("Path", "init(roundedRect rect: CGRect, cornerSize: CGSize, style: RoundedCornerStyle = 0)") { _, a in
        leaf(.shape, a)
      },
      .member("Path", "func path(in rect: CGRect) -> Path") { _, a in a[0] ?? .void },
    ]
    + [
      "move(to point: CGPoint)", "addLine(to point: CGPoint)", "addLines(_ points: [CGPoint])",
      "addRect(_ rect: CGRect)",
      "addRects(_ rects: [CGRect])", "addEllipse(in rect: CGRect)", "closeSubpath()", "addPath(_ path: Path)",
      "addRoundedRect(in rect: CGRect, cornerSize: CGSize, style: RoundedCornerStyle = 0)",
      "addQuadCurve(to point: CGPoint, control: CGPoint)",
      "addCurve(to point: CGPoint, control1: CGPoint, control2: CGPoint)",
      "addArc(center: CGPoint, radius: CGFloat, startAngle: Angle, endAngle: Angle, clockwise: Bool)",
      "addRelativeArc(center: CGPoint, radius: CGFloat, startAngle: Angle, delta: Angle)",
      "addArc(tangent1End: CGPoint, tangent2End: CGPoint, radius: CGFloat)",
    ].map { .member("Path", "func \($0) -> Void") { _, _ in .void }.ignored }

  /// Modifiers that make one shape of another, or paint it.
  ///
  ///     offered 60 × 40      Circle()          40 × 40
  ///                          .trim, .stroke    40 × 40     the circle itself, drawn in part
  ///                          .offset, .scale   60 × 40     a new shape that takes all it is offered
  static let shapeModifiers: [NativeDeclaration] =
    [
      "func trim(from start: CGFloat = 0, to end: CGFloat = 1) -> Shape",
      "func stroke(lineWidth: CGFloat = 1) -> Shape",
      "func stroke(style: StrokeStyle) -> Shape",
      "func fill(_ style: ShapeStyle = 0, style: FillStyle = 0) -> ShapeView",
      "func stroke(_ content: ShapeStyle, lineWidth: CGFloat = 1, antialiased: Bool = true) -> ShapeView",
      "func stroke(_ content: ShapeStyle, style: StrokeStyle, antialiased: Bool = true) -> ShapeView",
    ].map { text in .member("Shape", text) { run, a in same(run, a) } }
    + [
      "func offset(x: CGFloat = 0, y: CGFloat = 0) -> Shape", "func offset(_ offset: CGSize) -> Shape",
      "func offset(_ offset: CGPoint) -> Shape", "func rotation(_ angle: Angle, anchor: UnitPoint = 0) -> Shape",
      "func scale(_ scale: CGFloat, anchor: UnitPoint = 0) -> Shape",
      "func scale(x: CGFloat = 1, y: CGFloat = 1, anchor: UnitPoint = 0) -> Shape",
      "func transform(_ transform: CGAffineTransform) -> Shape", "func size(_ size: CGSize) -> Shape",
      "func size(width: CGFloat, height: CGFloat) -> Shape",
    ].map { text in .member("Shape", text) { _, a in leaf(.shape, a) } }
    + [
      "func inset(by amount: CGFloat) -> InsettableShape",
      "func strokeBorder(_ content: ShapeStyle = 0, lineWidth: CGFloat = 1, antialiased: Bool = true) -> ShapeView",
      "func strokeBorder(_ content: ShapeStyle = 0, style: StrokeStyle, antialiased: Bool = true) -> ShapeView",
    ].map { text in .member("InsettableShape", text) { _, a in leaf(.shape, a) } }
    + [
      "func fill(_ style: ShapeStyle = 0, style: FillStyle = 0) -> ShapeView",
      "func stroke(_ content: ShapeStyle, lineWidth: CGFloat = 1, antialiased: Bool = true) -> ShapeView",
      "func stroke(_ content: ShapeStyle, style: StrokeStyle, antialiased: Bool = true) -> ShapeView",
      "func strokeBorder(_ content: ShapeStyle = 0, lineWidth: CGFloat = 1, antialiased: Bool = true) -> ShapeView",
    ].map { text in .member("ShapeView", text) { run, a in same(run, a) } }

  /// The shape itself, whatever is painted on it.
  private static func same(_ run: Run, _ arguments: Arguments) -> Value {
    .view(run.view(from: arguments[0] ?? .void, at: arguments.range))
  }
}
