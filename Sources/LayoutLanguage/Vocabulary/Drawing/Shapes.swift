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

      .member("Rectangle", "init()") { _, a in shape(.rectangle, a) },
      .member("Ellipse", "init()") { _, a in shape(.ellipse, a) },
      .member("Circle", "init()") { _, a in shape(.circle, a, rule: .circle) },
      .member("Capsule", "init(style: RoundedCornerStyle = 0)") { _, a in shape(.capsule, a) },
      .member("RoundedRectangle", "init(cornerRadius: CGFloat, style: RoundedCornerStyle = 0)") { _, a in
        shape(.rounded(a.double(0) ?? 0), a)
      },
      .member("RoundedRectangle", "init(cornerSize: CGSize, style: RoundedCornerStyle = 0)") { _, a in
        shape(.rounded(a.size(0)?.width ?? 0), a)
      },
      .member(
        "UnevenRoundedRectangle",
        "init(topLeadingRadius: CGFloat = 0, bottomLeadingRadius: CGFloat = 0, bottomTrailingRadius: CGFloat = 0, topTrailingRadius: CGFloat = 0, style: RoundedCornerStyle = 0)"
      ) { _, a in shape(.rounded(a.radii(0, 1, 2, 3)), a) },
      .member("UnevenRoundedRectangle", "init(cornerRadii: RectangleCornerRadii, style: RoundedCornerStyle = 0)") {
        _, a in
        uneven(a)
      },
      .member(
        "Shape",
        "static func rect(cornerRadii: RectangleCornerRadii, style: RoundedCornerStyle = 0) -> UnevenRoundedRectangle"
      ) { _, a in uneven(a) },
      .member(
        "RectangleCornerRadii",
        "init(topLeading: CGFloat = 0, bottomLeading: CGFloat = 0, bottomTrailing: CGFloat = 0, topTrailing: CGFloat = 0)"
      ) { _, a in .tuple((0..<4).map { .double(a.double($0) ?? 0) }) },
      .member("ContainerRelativeShape", "init()") { _, a in shape(.rectangle, a) },
      .member("AnyShape", "init(_ shape: Shape)") { run, a in same(run, a) },

      .member("Shape", "static var rect: Rectangle") { _, a in shape(.rectangle, a) },
      .member("Shape", "static var circle: Circle") { _, a in shape(.circle, a, rule: .circle) },
      .member("Shape", "static var capsule: Capsule") { _, a in shape(.capsule, a) },
      .member("Shape", "static var ellipse: Ellipse") { _, a in shape(.ellipse, a) },
      .member("Shape", "static var buttonBorder: Shape") { _, a in shape(.rounded(8), a) }
        .approximated("A rounded rectangle, as the border of most buttons is."),
      .member("Shape", "static var containerRelative: ContainerRelativeShape") { _, a in shape(.rectangle, a) },
      .member("Shape", "static func rect(cornerRadius: CGFloat, style: RoundedCornerStyle = 0) -> RoundedRectangle") {
        _, a in
        shape(.rounded(a.double(0) ?? 0), a)
      },
      .member("Shape", "static func rect(cornerSize: CGSize, style: RoundedCornerStyle = 0) -> RoundedRectangle") {
        _, a in
        shape(.rounded(a.size(0)?.width ?? 0), a)
      },
      .member(
        "Shape",
        "static func rect(topLeadingRadius: CGFloat = 0, bottomLeadingRadius: CGFloat = 0, bottomTrailingRadius: CGFloat = 0, topTrailingRadius: CGFloat = 0, style: RoundedCornerStyle = 0) -> UnevenRoundedRectangle"
      ) { _, a in shape(.rounded(a.radii(0, 1, 2, 3)), a) },
      .member("Shape", "static func capsule(style: RoundedCornerStyle) -> Capsule") { _, a in shape(.capsule, a) },

      .member(
        "StrokeStyle",
        "init(lineWidth: CGFloat = 1, lineCap: CGLineCap = 0, lineJoin: CGLineJoin = 0, miterLimit: CGFloat = 0, dash: [CGFloat] = 0, dashPhase: CGFloat = 0)"
      ) { _, a in
        let dash = Value.array(a.array(4) ?? [])
        return .tuple([.double(a.double(0) ?? 1), a[1] ?? .none, a[2] ?? .none, dash, .double(a.double(5) ?? 0)])
      },
      .member("FillStyle", "init(eoFill: Bool = false, antialiased: Bool = true)") { _, a in
        .tuple([.bool(a.bool(0) ?? false), .bool(a.bool(1) ?? true)])
      },
    ]
    + ["butt", "round", "square"].map { .constant("CGLineCap", $0, "CGLineCap", .token($0)) }
    + ["miter", "round", "bevel"].map { .constant("CGLineJoin", $0, "CGLineJoin", .token($0)) }
    + ["fixed", "mirrors"].map { .constant("LayoutDirectionBehavior", $0, "LayoutDirectionBehavior", .token($0)) }
    + [
      .member(
        "LayoutDirectionBehavior", "static func mirrors(in direction: LayoutDirection) -> LayoutDirectionBehavior"
      ) { _, a in .token(a.token(0) == "leftToRight" ? "mirrors in leftToRight" : "mirrors") }
    ]
    + paths

  /// A rectangle with the corners that its first argument says.
  private static func uneven(_ arguments: Arguments) -> Value {
    guard case .tuple(let radii, _)? = arguments[0] else { return shape(.rectangle, arguments) }
    return shape(.rounded(Arguments(values: radii, range: arguments.range).radii(0, 1, 2, 3)), arguments)
  }

  /// Modifiers that make one shape of another, or paint it.
  ///
  ///     offered 60 × 40      Circle()          40 × 40
  ///                          .trim, .stroke    40 × 40     the circle itself, drawn in part
  ///                          .offset, .scale   60 × 40     a new shape that takes all it is offered
  static let shapeModifiers: [NativeDeclaration] =
    [
      .member("Shape", "func trim(from start: CGFloat = 0, to end: CGFloat = 1) -> Shape") { run, a in
        relooked(run, a) { $0.shape = .trimmed($0.shape, from: a.double(1) ?? 0, to: a.double(2) ?? 1) }
      },
      .member("Shape", "func stroke(lineWidth: CGFloat = 1) -> Shape") { run, a in
        coated(run, a, fill: nil, line: a.line(width: 1))
      },
      .member("Shape", "func stroke(style: StrokeStyle) -> Shape") { run, a in
        coated(run, a, fill: nil, line: a.line(style: 1))
      },
      .member("Shape", "func offset(x: CGFloat = 0, y: CGFloat = 0) -> Shape") { run, a in
        reshaped(run, a) { .placed($0, x: a.double(1) ?? 0, y: a.double(2) ?? 0, size: nil) }
      },
      .member("Shape", "func offset(_ offset: CGSize) -> Shape") { run, a in
        reshaped(run, a) { .placed($0, x: a.size(1)?.width ?? 0, y: a.size(1)?.height ?? 0, size: nil) }
      },
      .member("Shape", "func offset(_ offset: CGPoint) -> Shape") { run, a in
        reshaped(run, a) { .placed($0, x: a.point(1)?.x ?? 0, y: a.point(1)?.y ?? 0, size: nil) }
      },
      .member("Shape", "func rotation(_ angle: Angle, anchor: UnitPoint = 0) -> Shape") { run, a in
        reshaped(run, a) { .rotated($0, degrees: a.degrees(1), anchor: a.anchor(2)) }
      },
      .member("Shape", "func scale(_ scale: CGFloat, anchor: UnitPoint = 0) -> Shape") { run, a in
        reshaped(run, a) { .scaled($0, x: a.double(1) ?? 1, y: a.double(1) ?? 1, anchor: a.anchor(2)) }
      },
      .member("Shape", "func scale(x: CGFloat = 1, y: CGFloat = 1, anchor: UnitPoint = 0) -> Shape") { run, a in
        reshaped(run, a) { .scaled($0, x: a.double(1) ?? 1, y: a.double(2) ?? 1, anchor: a.anchor(3)) }
      },
      .type("struct RotatedShape: Shape"), .type("struct ScaledShape: Shape"), .type("struct OffsetShape: Shape"),
      .type("struct TransformedShape: Shape"),
      .member("RotatedShape", "init(shape: Shape, angle: Angle, anchor: UnitPoint = 0)") { run, a in
        reshaped(run, a) { .rotated($0, degrees: a.degrees(1), anchor: a.anchor(2)) }
      },
      .member("ScaledShape", "init(shape: Shape, scale: CGSize, anchor: UnitPoint = 0)") { run, a in
        let scale = a.size(1) ?? Size(width: 1, height: 1)
        return reshaped(run, a) { .scaled($0, x: scale.width, y: scale.height, anchor: a.anchor(2)) }
      },
      .member("OffsetShape", "init(shape: Shape, offset: CGSize)") { run, a in
        reshaped(run, a) { .placed($0, x: a.size(1)?.width ?? 0, y: a.size(1)?.height ?? 0, size: nil) }
      },
      .member("TransformedShape", "init(shape: Shape, transform: CGAffineTransform)") { run, a in
        reshaped(run, a) { $0 }
      },
      .member("Shape", "func transform(_ transform: CGAffineTransform) -> Shape") { run, a in reshaped(run, a) { $0 } },
      .member("Shape", "func size(_ size: CGSize) -> Shape") { run, a in
        reshaped(run, a) { .placed($0, x: 0, y: 0, size: a.size(1)) }
      },
      .member("Shape", "func size(width: CGFloat, height: CGFloat) -> Shape") { run, a in
        let size = Size(width: a.double(1) ?? 0, height: a.double(2) ?? 0)
        return reshaped(run, a) { .placed($0, x: 0, y: 0, size: size) }
      },
      .member("InsettableShape", "func inset(by amount: CGFloat) -> InsettableShape") { run, a in
        reshaped(run, a) { .inset($0, by: a.double(1) ?? 0) }
      },
    ] + coats("Shape") + coats("ShapeView") + borders("InsettableShape", keepsSize: false)
    + borders("ShapeView", keepsSize: true)

  /// Paint inside and along the outline.
  private static func coats(_ owner: String) -> [NativeDeclaration] {
    [
      .member(owner, "func fill(_ style: ShapeStyle = 0, style: FillStyle = 0) -> ShapeView") { run, a in
        coated(run, a, fill: 1, style: a.fillStyle(2))
      },
      .member(
        owner, "func stroke(_ content: ShapeStyle, lineWidth: CGFloat = 1, antialiased: Bool = true) -> ShapeView"
      ) { run, a in coated(run, a, fill: 1, line: a.line(width: 2)) },
      .member(owner, "func stroke(_ content: ShapeStyle, style: StrokeStyle, antialiased: Bool = true) -> ShapeView") {
        run, a in
        coated(run, a, fill: 1, line: a.line(style: 2))
      },
    ]
  }

  /// A line inside the outline: of a shape it makes a new one, which takes all that it is offered.
  private static func borders(_ owner: String, keepsSize: Bool) -> [NativeDeclaration] {
    let width = NativeDeclaration.member(
      owner,
      "func strokeBorder(_ content: ShapeStyle = 0, lineWidth: CGFloat = 1, antialiased: Bool = true) -> ShapeView"
    ) { run, a in bordered(run, a, a.line(width: 2), keepsSize: keepsSize) }
    if keepsSize { return [width] }
    let style =
      "func strokeBorder(_ content: ShapeStyle = 0, style: StrokeStyle, antialiased: Bool = true) -> ShapeView"
    return [
      width, .member(owner, style) { run, a in bordered(run, a, a.line(style: 2), keepsSize: keepsSize) },
    ]
  }

  private static func bordered(_ run: Run, _ arguments: Arguments, _ line: StrokeStyle, keepsSize: Bool) -> Value {
    var arguments = arguments
    if !keepsSize { arguments.values[0] = reshaped(run, arguments) { $0 } }
    return coated(run, arguments, fill: 1, line: line, isInside: true)
  }

  /// The shape itself, whatever is painted on it.
  private static func same(_ run: Run, _ arguments: Arguments) -> Value {
    .view(run.view(from: arguments[0] ?? .void, at: arguments.range))
  }
}
