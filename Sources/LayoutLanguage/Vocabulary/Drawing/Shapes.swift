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

      .member("Rectangle", "init()") { (call: Arguments) in shape(.rectangle, call) },
      .member("Ellipse", "init()") { (call: Arguments) in shape(.ellipse, call) },
      .member("Circle", "init()") { (call: Arguments) in shape(.circle, call, rule: .circle) },
      .member("Capsule", "init(style: RoundedCornerStyle = 0)") { (call: Arguments) in shape(.capsule, call) },
      .member("RoundedRectangle", "init(cornerRadius: CGFloat, style: RoundedCornerStyle = 0)") {
        (call: Arguments, cornerRadius: Double, _: Value?) in
        shape(.rounded(cornerRadius), call)
      },
      .member("RoundedRectangle", "init(cornerSize: CGSize, style: RoundedCornerStyle = 0)") {
        (call: Arguments, cornerSize: Size, _: Value?) in
        shape(.rounded(cornerSize.width), call)
      },
      .member(
        "UnevenRoundedRectangle",
        "init(topLeadingRadius: CGFloat = 0, bottomLeadingRadius: CGFloat = 0, bottomTrailingRadius: CGFloat = 0, topTrailingRadius: CGFloat = 0, style: RoundedCornerStyle = 0)"
      ) { (call: Arguments) in shape(.rounded(call.radii(0, 1, 2, 3)), call) },
      .member("UnevenRoundedRectangle", "init(cornerRadii: RectangleCornerRadii, style: RoundedCornerStyle = 0)") {
        (call: Arguments) in
        uneven(call)
      },
      .member(
        "Shape",
        "static func rect(cornerRadii: RectangleCornerRadii, style: RoundedCornerStyle = 0) -> UnevenRoundedRectangle"
      ) { (call: Arguments) in uneven(call) },
      .member(
        "RectangleCornerRadii",
        "init(topLeading: CGFloat = 0, bottomLeading: CGFloat = 0, bottomTrailing: CGFloat = 0, topTrailing: CGFloat = 0)"
      ) { (call: Arguments) in .tuple((0..<4).map { .double(call.double($0) ?? 0) }) },
      .member("ContainerRelativeShape", "init()") { (call: Arguments) in shape(.rectangle, call) },
      .member("AnyShape", "init(_ shape: Shape)") { (run: Run, call: Arguments) in same(run, call) },

      .member("Shape", "static var rect: Rectangle") { (call: Arguments) in shape(.rectangle, call) },
      .member("Shape", "static var circle: Circle") { (call: Arguments) in shape(.circle, call, rule: .circle) },
      .member("Shape", "static var capsule: Capsule") { (call: Arguments) in shape(.capsule, call) },
      .member("Shape", "static var ellipse: Ellipse") { (call: Arguments) in shape(.ellipse, call) },
      .member("Shape", "static var buttonBorder: Shape") { (call: Arguments) in shape(.rounded(8), call) }
        .approximated("A rounded rectangle, as the border of most buttons is."),
      .member("Shape", "static var containerRelative: ContainerRelativeShape") { (call: Arguments) in
        shape(.rectangle, call)
      },
      .member("Shape", "static func rect(cornerRadius: CGFloat, style: RoundedCornerStyle = 0) -> RoundedRectangle") {
        (call: Arguments, cornerRadius: Double, _: Value?) in
        shape(.rounded(cornerRadius), call)
      },
      .member("Shape", "static func rect(cornerSize: CGSize, style: RoundedCornerStyle = 0) -> RoundedRectangle") {
        (call: Arguments, cornerSize: Size, _: Value?) in
        shape(.rounded(cornerSize.width), call)
      },
      .member(
        "Shape",
        "static func rect(topLeadingRadius: CGFloat = 0, bottomLeadingRadius: CGFloat = 0, bottomTrailingRadius: CGFloat = 0, topTrailingRadius: CGFloat = 0, style: RoundedCornerStyle = 0) -> UnevenRoundedRectangle"
      ) { (call: Arguments) in shape(.rounded(call.radii(0, 1, 2, 3)), call) },
      .member("Shape", "static func capsule(style: RoundedCornerStyle) -> Capsule") { (call: Arguments) in
        shape(.capsule, call)
      },

      .member(
        "StrokeStyle",
        "init(lineWidth: CGFloat = 1, lineCap: CGLineCap = 0, lineJoin: CGLineJoin = 0, miterLimit: CGFloat = 0, dash: [CGFloat] = 0, dashPhase: CGFloat = 0)"
      ) { (lineWidth: Double?, lineCap: Value?, lineJoin: Value?, _: Value?, dash: [Value], dashPhase: Double) in
        let dash = Value.array(dash)
        return .tuple([.double(lineWidth ?? 1), lineCap ?? .none, lineJoin ?? .none, dash, .double(dashPhase)])
      },
      .member("FillStyle", "init(eoFill: Bool = false, antialiased: Bool = true)") {
        (eoFill: Bool, antialiased: Bool?) in
        .tuple([.bool(eoFill), .bool(antialiased ?? true)])
      },
    ]
    + ["butt", "round", "square"].map { .constant("CGLineCap", $0, "CGLineCap", .token($0)) }
    + ["miter", "round", "bevel"].map { .constant("CGLineJoin", $0, "CGLineJoin", .token($0)) }
    + ["fixed", "mirrors"].map { .constant("LayoutDirectionBehavior", $0, "LayoutDirectionBehavior", .token($0)) }
    + [
      .member(
        "LayoutDirectionBehavior", "static func mirrors(in direction: LayoutDirection) -> LayoutDirectionBehavior"
      ) { (direction: NativeCase?) in .token(direction?.name == "leftToRight" ? "mirrors in leftToRight" : "mirrors") }
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
      .member("Shape", "func trim(from start: CGFloat = 0, to end: CGFloat = 1) -> Shape") {
        (run: Run, call: Arguments, _: Value?, start: Double, end: Double?) in
        relooked(run, call) { $0.shape = .trimmed($0.shape, from: start, to: end ?? 1) }
      },
      .member("Shape", "func stroke(lineWidth: CGFloat = 1) -> Shape") { (run: Run, call: Arguments) in
        coated(run, call, fill: nil, line: call.line(width: 1))
      },
      .member("Shape", "func stroke(style: StrokeStyle) -> Shape") { (run: Run, call: Arguments) in
        coated(run, call, fill: nil, line: call.line(style: 1))
      },
      .member("Shape", "func offset(x: CGFloat = 0, y: CGFloat = 0) -> Shape") {
        (run: Run, call: Arguments, _: Value?, x: Double, y: Double) in
        reshaped(run, call) { .placed($0, x: x, y: y, size: nil) }
      },
      .member("Shape", "func offset(_ offset: CGSize) -> Shape") {
        (run: Run, call: Arguments, _: Value?, offset: Size) in
        reshaped(run, call) { .placed($0, x: offset.width, y: offset.height, size: nil) }
      },
      .member("Shape", "func offset(_ offset: CGPoint) -> Shape") {
        (run: Run, call: Arguments, _: Value?, offset: Point) in
        reshaped(run, call) { .placed($0, x: offset.x, y: offset.y, size: nil) }
      },
      .member("Shape", "func rotation(_ angle: Angle, anchor: UnitPoint = 0) -> Shape") {
        (run: Run, call: Arguments, _: Value?, angle: AngleArgument, anchor: UnitPoint) in
        reshaped(run, call) { .rotated($0, degrees: angle.degrees, anchor: anchor) }
      },
      .member("Shape", "func scale(_ scale: CGFloat, anchor: UnitPoint = 0) -> Shape") {
        (run: Run, call: Arguments, _: Value?, scale: Double, anchor: UnitPoint) in
        reshaped(run, call) { .scaled($0, x: scale, y: scale, anchor: anchor) }
      },
      .member("Shape", "func scale(x: CGFloat = 1, y: CGFloat = 1, anchor: UnitPoint = 0) -> Shape") {
        (run: Run, call: Arguments, _: Value?, x: Double?, y: Double?, anchor: UnitPoint) in
        reshaped(run, call) { .scaled($0, x: x ?? 1, y: y ?? 1, anchor: anchor) }
      },
      .type("struct RotatedShape: Shape"), .type("struct ScaledShape: Shape"), .type("struct OffsetShape: Shape"),
      .type("struct TransformedShape: Shape"),
      .member("RotatedShape", "init(shape: Shape, angle: Angle, anchor: UnitPoint = 0)") {
        (run: Run, call: Arguments, _: Value?, angle: AngleArgument, anchor: UnitPoint) in
        reshaped(run, call) { .rotated($0, degrees: angle.degrees, anchor: anchor) }
      },
      .member("ScaledShape", "init(shape: Shape, scale: CGSize, anchor: UnitPoint = 0)") {
        (run: Run, call: Arguments, _: Value?, scale: Size?, anchor: UnitPoint) in
        let scale = scale ?? Size(width: 1, height: 1)
        return reshaped(run, call) { .scaled($0, x: scale.width, y: scale.height, anchor: anchor) }
      },
      .member("OffsetShape", "init(shape: Shape, offset: CGSize)") {
        (run: Run, call: Arguments, _: Value?, offset: Size) in
        reshaped(run, call) { .placed($0, x: offset.width, y: offset.height, size: nil) }
      },
      .member("TransformedShape", "init(shape: Shape, transform: CGAffineTransform)") { (run: Run, call: Arguments) in
        reshaped(run, call) { $0 }
      },
      .member("Shape", "func transform(_ transform: CGAffineTransform) -> Shape") { (run: Run, call: Arguments) in
        reshaped(run, call) { $0 }
      },
      .member("Shape", "func size(_ size: CGSize) -> Shape") { (run: Run, call: Arguments, _: Value?, size: Size?) in
        reshaped(run, call) { .placed($0, x: 0, y: 0, size: size) }
      },
      .member("Shape", "func size(width: CGFloat, height: CGFloat) -> Shape") {
        (run: Run, call: Arguments, _: Value?, width: Double, height: Double) in
        let size = Size(width: width, height: height)
        return reshaped(run, call) { .placed($0, x: 0, y: 0, size: size) }
      },
      .member("InsettableShape", "func inset(by amount: CGFloat) -> InsettableShape") {
        (run: Run, call: Arguments, _: Value?, amount: Double) in
        reshaped(run, call) { .inset($0, by: amount) }
      },
    ] + coats("Shape") + coats("ShapeView") + borders("InsettableShape", keepsSize: false)
    + borders("ShapeView", keepsSize: true)

  /// Paint inside and along the outline.
  private static func coats(_ owner: String) -> [NativeDeclaration] {
    [
      .member(owner, "func fill(_ style: ShapeStyle = 0, style: FillStyle = 0) -> ShapeView") {
        (run: Run, call: Arguments, _: Value?, _: Value?, styleArgument: FillStyle) in
        coated(run, call, fill: 1, style: styleArgument)
      },
      .member(
        owner, "func stroke(_ content: ShapeStyle, lineWidth: CGFloat = 1, antialiased: Bool = true) -> ShapeView"
      ) { (run: Run, call: Arguments) in coated(run, call, fill: 1, line: call.line(width: 2)) },
      .member(owner, "func stroke(_ content: ShapeStyle, style: StrokeStyle, antialiased: Bool = true) -> ShapeView") {
        (run: Run, call: Arguments) in
        coated(run, call, fill: 1, line: call.line(style: 2))
      },
    ]
  }

  /// A line inside the outline: of a shape it makes a new one, which takes all that it is offered.
  private static func borders(_ owner: String, keepsSize: Bool) -> [NativeDeclaration] {
    let width = NativeDeclaration.member(
      owner,
      "func strokeBorder(_ content: ShapeStyle = 0, lineWidth: CGFloat = 1, antialiased: Bool = true) -> ShapeView"
    ) { (run: Run, call: Arguments) in bordered(run, call, call.line(width: 2), keepsSize: keepsSize) }
    if keepsSize { return [width] }
    let style =
      "func strokeBorder(_ content: ShapeStyle = 0, style: StrokeStyle, antialiased: Bool = true) -> ShapeView"
    return [
      width,
      .member(owner, style) { (run: Run, call: Arguments) in
        bordered(run, call, call.line(style: 2), keepsSize: keepsSize)
      },
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
