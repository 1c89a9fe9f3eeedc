import LayoutEngine
import LayoutProgram

extension Natives {
  /// Rectangles, unit points and insets, and assignments to parts of geometry values.
  static let rectangles: [Native] =
    [
      .native("CGRect.init(x:y:width:height:)") {
        (x: Double, y: Double, width: Double, height: Double) in
        .rect(Rect(x: x, y: y, width: width, height: height))
      },
      .native("CGRect.init(origin:size:)") { (origin: Point, size: Size) in .rect(Rect(origin: origin, size: size)) },
      .native("CGRect.init()") { .rect(Rect(origin: .zero, size: .zero)) },
      .constant("CGRect.zero", .rect(Rect(origin: .zero, size: .zero))),
      .property("CGRect.origin") { (rect: Rect?) in
        .point(rect?.origin ?? .zero)
      } set: { (rect: Rect?, newValue: Point) in
        .rect(Rect(origin: newValue, size: rect?.size ?? .zero))
      },
      .property("CGRect.size") { (rect: Rect?) in
        .size(rect?.size ?? .zero)
      } set: { (rect: Rect?, newValue: Size) in
        .rect(Rect(origin: rect?.origin ?? .zero, size: newValue))
      },
      .native("CGRect.insetBy(dx:dy:)") { (rectArgument: Rect?, dxArgument: Double, dyArgument: Double) in
        let (rect, dx, dy) = (rectArgument ?? Rect(origin: .zero, size: .zero), dxArgument, dyArgument)
        return .rect(Rect(x: rect.x + dx, y: rect.y + dy, width: rect.width - 2 * dx, height: rect.height - 2 * dy))
      },
      .native("CGRect.offsetBy(dx:dy:)") { (rectArgument: Rect?, dxArgument: Double, dyArgument: Double) in
        let (rect, dx, dy) = (rectArgument ?? Rect(origin: .zero, size: .zero), dxArgument, dyArgument)
        return .rect(Rect(x: rect.x + dx, y: rect.y + dy, width: rect.width, height: rect.height))
      },
      .native("CGRect.debugDescription") { (run: Run, rect: Value) throws(Stop) in .string(try run.text(of: rect)) },
      .native("CGRect.standardized") { (call: Arguments) throws(Stop) in
        guard let rect = call.rect(0) else { return try call.value(0) }
        return .rect(
          Rect(
            x: min(rect.x, rect.x + rect.width), y: min(rect.y, rect.y + rect.height), width: abs(rect.width),
            height: abs(rect.height)))
      },
      .native("CGRect.contains(_: CGPoint)") { (rect: Rect?, point: Point?) in
        guard let rect, let point else { return .bool(false) }
        return .bool(rect.minX <= point.x && point.x < rect.maxX && rect.minY <= point.y && point.y < rect.maxY)
      },

      .property("CGSize.width") { (size: Size) in
        .double(size.width)
      } set: { (size: Size, newValue: Double) in
        .size(Size(width: newValue, height: size.height))
      },
      .property("CGSize.height") { (size: Size) in
        .double(size.height)
      } set: { (size: Size, newValue: Double) in
        .size(Size(width: size.width, height: newValue))
      },
      .native("CGSize.init()") { .size(.zero) },
      .property("CGPoint.x") { (point: Point) in
        .double(point.x)
      } set: { (point: Point, newValue: Double) in
        .point(Point(x: newValue, y: point.y))
      },
      .property("CGPoint.y") { (point: Point) in
        .double(point.y)
      } set: { (point: Point, newValue: Double) in
        .point(Point(x: point.x, y: newValue))
      },
      .native("CGPoint.init()") { .point(.zero) },

      .native("UnitPoint.init(x:y:)") { (x: Double, y: Double) in .point(Point(x: x, y: y)) },
      .native("UnitPoint.x") { (unitPoint: Point) in .double(unitPoint.x) },
      .native("UnitPoint.y") { (unitPoint: Point) in .double(unitPoint.y) },
    ]
    + unitPoints.map { name, x, y in .constant("UnitPoint.\(name)", .point(Point(x: x, y: y))) }
    + rectangleLengths.map { name, read in .native("CGRect.\(name)") { (rect: Rect?) in .double(rect.map(read) ?? 0) } }
    + insets.map { name, read in
      .native("EdgeInsets.\(name)") { (call: Arguments) in .double(call.insets.map(read) ?? 0) }
    }

  private static let insets: [(String, @Sendable (EdgeInsets) -> Double)] = [
    ("top", { $0.top }), ("leading", { $0.leading }), ("bottom", { $0.bottom }), ("trailing", { $0.trailing }),
  ]

  private static let unitPoints: [(String, Double, Double)] = [
    ("zero", 0, 0), ("topLeading", 0, 0), ("top", 0.5, 0), ("topTrailing", 1, 0), ("leading", 0, 0.5),
    ("center", 0.5, 0.5), ("trailing", 1, 0.5), ("bottomLeading", 0, 1), ("bottom", 0.5, 1), ("bottomTrailing", 1, 1),
  ]

  private static let rectangleLengths: [(String, @Sendable (Rect) -> Double)] = [
    ("minX", { $0.minX }), ("midX", { $0.midX }), ("maxX", { $0.maxX }), ("minY", { $0.minY }), ("midY", { $0.midY }),
    ("maxY", { $0.maxY }), ("width", { $0.width }), ("height", { $0.height }),
  ]
}

extension Arguments {
  func rect(_ index: Int) -> Rect? { self[index].flatMap(Rect.init(argument:)) }

  /// The receiver as insets.
  fileprivate var insets: EdgeInsets? {
    if case .insets(let insets)? = self[0] { return insets }
    return nil
  }

  func point(_ index: Int) -> Point? { self[index].flatMap(Point.init(argument:)) }
}
