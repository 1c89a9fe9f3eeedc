import LayoutEngine
import LayoutProgram

extension Natives {
  /// Shapes. All take their proposed size; only a circle stays square.
  static let shapeTypes: [Native] =
    [

      .native("Rectangle.init()") { (call: Arguments) in shape(.rectangle, call) },
      .native("Ellipse.init()") { (call: Arguments) in shape(.ellipse, call) },
      .native("Circle.init()") { (call: Arguments) in shape(.circle, call, rule: .circle) },
      .native("Capsule.init(style:)") { (call: Arguments) in shape(.capsule, call) },
      .native("RoundedRectangle.init(cornerRadius:style:)") { (call: Arguments, cornerRadius: Double, _: Value?) in
        shape(.rounded(cornerRadius), call)
      },
      .native("RoundedRectangle.init(cornerSize:style:)") { (call: Arguments, cornerSize: Size, _: Value?) in
        shape(.rounded(cornerSize.width), call)
      },
      .native(
        "UnevenRoundedRectangle.init(topLeadingRadius:bottomLeadingRadius:bottomTrailingRadius:topTrailingRadius:style:)"
      ) { (call: Arguments) in shape(.rounded(call.radii(0, 1, 2, 3)), call) },
      .native("UnevenRoundedRectangle.init(cornerRadii:style:)") { (call: Arguments) in uneven(call) },
      .native("RectangleCornerRadii.init(topLeading:bottomLeading:bottomTrailing:topTrailing:)") { (call: Arguments) in
        .tuple((0..<4).map { .double(call.double($0) ?? 0) })
      },
      .native("ConcentricRectangle.init()") { (call: Arguments) in shape(.rounded(16), call) },
      .native("ConcentricRectangle.init(corners:isUniform:)") { (call: Arguments, radius: Double, _: Value?) in
        shape(.rounded(radius), call)
      },
      .constant("Edge.Corner.Style.concentric", .double(16)),
      .native("Edge.Corner.Style.concentric(minimum:)") { (minimum: Double?) in .double(max(16, minimum ?? 0)) },
      .native("Edge.Corner.Style.fixed(_:)") { (radius: Double) in .double(radius) },
      .native("ContainerRelativeShape.init()") { (call: Arguments) in shape(.rectangle, call) },
      .native("AnyShape.init(_:)") { (run: Run, call: Arguments) in same(run, call) },

      .native("Shape.buttonBorder") { (call: Arguments) in shape(.rounded(8), call) },

      .native("StrokeStyle.init(lineWidth:lineCap:lineJoin:miterLimit:dash:dashPhase:)") {
        (lineWidth: Double?, lineCap: Value?, lineJoin: Value?, _: Value?, dash: [Value], dashPhase: Double) in
        let dash = Value.array(dash)
        return .tuple([.double(lineWidth ?? 1), lineCap ?? .none, lineJoin ?? .none, dash, .double(dashPhase)])
      },
      .native("FillStyle.init(eoFill:antialiased:)") { (eoFill: Bool, antialiased: Bool?) in
        .tuple([.bool(eoFill), .bool(antialiased ?? true)])
      },
    ]
    + [
      .native("LayoutDirectionBehavior.mirrors(in:)") { (direction: NativeCase?) in
        .token(direction?.name == "leftToRight" ? "mirrors in leftToRight" : "mirrors")
      }
    ]
    + paths

  /// A rectangle with the corner radii of its first argument.
  private static func uneven(_ arguments: Arguments) -> Value {
    guard case .tuple(let radii, _)? = arguments[0] else { return shape(.rectangle, arguments) }
    return shape(.rounded(Arguments(values: radii, range: arguments.range).radii(0, 1, 2, 3)), arguments)
  }

  /// Modifiers that derive a shape from another one, or paint it.
  ///
  ///     proposed 60 × 40     Circle()          40 × 40
  ///                          .trim, .stroke    40 × 40     the circle itself, partly drawn
  ///                          .offset, .scale   60 × 40     a new shape that takes its proposed size
  static let shapeModifiers: [Native] =
    [
      .native("Shape.trim(from:to:)") { (run: Run, call: Arguments, _: Value?, start: Double, end: Double?) in
        relooked(run, call) { $0.shape = .trimmed($0.shape, from: start, to: end ?? 1) }
      },
      .native("Shape.stroke(lineWidth:)") { (run: Run, call: Arguments) in
        coated(run, call, fill: nil, line: call.line(width: 1))
      },
      .native("Shape.stroke(style:)") { (run: Run, call: Arguments) in
        coated(run, call, fill: nil, line: call.line(style: 1))
      },
      .native("Shape.offset(x:y:)") { (run: Run, call: Arguments, _: Value?, x: Double, y: Double) in
        reshaped(run, call) { .placed($0, x: x, y: y, size: nil) }
      },
      .native("Shape.offset(_: CGSize)") { (run: Run, call: Arguments, _: Value?, offset: Size) in
        reshaped(run, call) { .placed($0, x: offset.width, y: offset.height, size: nil) }
      },
      .native("Shape.offset(_: CGPoint)") { (run: Run, call: Arguments, _: Value?, offset: Point) in
        reshaped(run, call) { .placed($0, x: offset.x, y: offset.y, size: nil) }
      },
      .native("Shape.rotation(_:anchor:)") {
        (run: Run, call: Arguments, _: Value?, angle: AngleArgument, anchor: UnitPoint) in
        reshaped(run, call) { .rotated($0, degrees: angle.degrees, anchor: anchor) }
      },
      .native("Shape.scale(_:anchor:)") { (run: Run, call: Arguments, _: Value?, scale: Double, anchor: UnitPoint) in
        reshaped(run, call) { .scaled($0, x: scale, y: scale, anchor: anchor) }
      },
      .native("Shape.scale(x:y:anchor:)") {
        (run: Run, call: Arguments, _: Value?, x: Double?, y: Double?, anchor: UnitPoint) in
        reshaped(run, call) { .scaled($0, x: x ?? 1, y: y ?? 1, anchor: anchor) }
      },
      .native("RotatedShape.init(shape:angle:anchor:)") {
        (run: Run, call: Arguments, _: Value?, angle: AngleArgument, anchor: UnitPoint) in
        reshaped(run, call) { .rotated($0, degrees: angle.degrees, anchor: anchor) }
      },
      .native("ScaledShape.init(shape:scale:anchor:)") {
        (run: Run, call: Arguments, _: Value?, scale: Size?, anchor: UnitPoint) in
        let scale = scale ?? Size(width: 1, height: 1)
        return reshaped(run, call) { .scaled($0, x: scale.width, y: scale.height, anchor: anchor) }
      },
      .native("OffsetShape.init(shape:offset:)") { (run: Run, call: Arguments, _: Value?, offset: Size) in
        reshaped(run, call) { .placed($0, x: offset.width, y: offset.height, size: nil) }
      },
      .native("TransformedShape.init(shape:transform:)") { (run: Run, call: Arguments) in reshaped(run, call) { $0 } },
      .native("Shape.transform(_:)") { (run: Run, call: Arguments) in reshaped(run, call) { $0 } },
      .native("Shape.size(_:)") { (run: Run, call: Arguments, _: Value?, size: Size?) in
        reshaped(run, call) { .placed($0, x: 0, y: 0, size: size) }
      },
      .native("Shape.size(width:height:)") { (run: Run, call: Arguments, _: Value?, width: Double, height: Double) in
        let size = Size(width: width, height: height)
        return reshaped(run, call) { .placed($0, x: 0, y: 0, size: size) }
      },
      .native("InsettableShape.inset(by:)") { (run: Run, call: Arguments, _: Value?, amount: Double) in
        reshaped(run, call) { .inset($0, by: amount) }
      },
    ] + coats("Shape") + coats("ShapeView") + borders("InsettableShape", keepsSize: false)
    + borders("ShapeView", keepsSize: true)

  /// Fills and strokes of a shape.
  private static func coats(_ owner: String) -> [Native] {
    [
      .native("\(owner).fill(_: some ShapeStyle, style: FillStyle)") {
        (run: Run, call: Arguments, _: Value?, _: Value?, styleArgument: FillStyle) in
        coated(run, call, fill: 1, style: styleArgument)
      },
      .native("\(owner).stroke(_: some ShapeStyle, lineWidth: CGFloat, antialiased: Bool)") {
        (run: Run, call: Arguments) in coated(run, call, fill: 1, line: call.line(width: 2))
      },
      .native("\(owner).stroke(_: some ShapeStyle, style: StrokeStyle, antialiased: Bool)") {
        (run: Run, call: Arguments) in
        coated(run, call, fill: 1, line: call.line(style: 2))
      },
    ]
  }

  /// A stroke inside of the outline. For a shape, the result is a new shape that takes its proposed size.
  private static func borders(_ owner: String, keepsSize: Bool) -> [Native] {
    let width = Native.native("\(owner).strokeBorder(_: some ShapeStyle, lineWidth: CGFloat, antialiased: Bool)") {
      (run: Run, call: Arguments) in bordered(run, call, call.line(width: 2), keepsSize: keepsSize)
    }
    if keepsSize { return [width] }
    return [
      width,
      .native("\(owner).strokeBorder(_:style:antialiased:)") { (run: Run, call: Arguments) in
        bordered(run, call, call.line(style: 2), keepsSize: keepsSize)
      },
    ]
  }

  private static func bordered(_ run: Run, _ arguments: Arguments, _ line: StrokeStyle, keepsSize: Bool) -> Value {
    var arguments = arguments
    if !keepsSize { arguments.values[0] = reshaped(run, arguments) { $0 } }
    return coated(run, arguments, fill: 1, line: line, isInside: true)
  }

  /// The shape itself; the paint is ignored.
  private static func same(_ run: Run, _ arguments: Arguments) -> Value {
    .view(run.view(from: arguments[0] ?? .void, at: arguments.range))
  }
}
