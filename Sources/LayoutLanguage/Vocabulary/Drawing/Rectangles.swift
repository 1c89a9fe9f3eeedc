import LayoutEngine

extension Vocabulary {
  /// Rectangles, unit points, what can be read of insets, and the parts of geometry values that can be assigned to.
  static let rectangles: [NativeDeclaration] =
    [
      .type("struct CGRect: Hashable"),
      .member("CGRect", "init(x: CGFloat, y: CGFloat, width: CGFloat, height: CGFloat)") { _, a in
        .rect(Rect(x: a.double(0) ?? 0, y: a.double(1) ?? 0, width: a.double(2) ?? 0, height: a.double(3) ?? 0))
      },
      .member("CGRect", "init(x: Int, y: Int, width: Int, height: Int)") { _, a in
        .rect(Rect(x: a.double(0) ?? 0, y: a.double(1) ?? 0, width: a.double(2) ?? 0, height: a.double(3) ?? 0))
      },
      .member("CGRect", "init(origin: CGPoint, size: CGSize)") { _, a in
        .rect(Rect(origin: a.point(0) ?? .zero, size: a.size(1) ?? .zero))
      },
      .member("CGRect", "init()") { _, _ in .rect(Rect(origin: .zero, size: .zero)) },
      .constant("CGRect", "zero", "CGRect", .rect(Rect(origin: .zero, size: .zero))),
      .property("CGRect", "var origin: CGPoint") { _, a in
        .point(a.rect(0)?.origin ?? .zero)
      } set: { _, a in
        .rect(Rect(origin: a.point(1) ?? .zero, size: a.rect(0)?.size ?? .zero))
      },
      .property("CGRect", "var size: CGSize") { _, a in
        .size(a.rect(0)?.size ?? .zero)
      } set: { _, a in
        .rect(Rect(origin: a.rect(0)?.origin ?? .zero, size: a.size(1) ?? .zero))
      },
      .member("CGRect", "func insetBy(dx: CGFloat, dy: CGFloat) -> CGRect") { _, a in
        let (rect, dx, dy) = (a.rect(0) ?? Rect(origin: .zero, size: .zero), a.double(1) ?? 0, a.double(2) ?? 0)
        return .rect(Rect(x: rect.x + dx, y: rect.y + dy, width: rect.width - 2 * dx, height: rect.height - 2 * dy))
      },
      .member("CGRect", "func offsetBy(dx: CGFloat, dy: CGFloat) -> CGRect") { _, a in
        let (rect, dx, dy) = (a.rect(0) ?? Rect(origin: .zero, size: .zero), a.double(1) ?? 0, a.double(2) ?? 0)
        return .rect(Rect(x: rect.x + dx, y: rect.y + dy, width: rect.width, height: rect.height))
      },
      .member("CGRect", "var debugDescription: String") { run, a throws(Stop) in
        .string(try run.text(of: a[0] ?? .void))
      },
      .member("CGRect", "var standardized: CGRect") { _, a in
        guard let rect = a.rect(0) else { return a[0] ?? .void }
        return .rect(
          Rect(
            x: min(rect.x, rect.x + rect.width), y: min(rect.y, rect.y + rect.height), width: abs(rect.width),
            height: abs(rect.height)))
      },
      .member("CGRect", "func union(_ other: CGRect) -> CGRect") { _, a in
        guard let first = a.rect(0), let second = a.rect(1) else { return a[0] ?? .void }
        let (x, y) = (min(first.minX, second.minX), min(first.minY, second.minY))
        let (right, bottom) = (max(first.maxX, second.maxX), max(first.maxY, second.maxY))
        return .rect(Rect(x: x, y: y, width: right - x, height: bottom - y))
      },
      .member("CGRect", "func contains(_ point: CGPoint) -> Bool") { _, a in
        guard let rect = a.rect(0), let point = a.point(1) else { return .bool(false) }
        return .bool(rect.minX <= point.x && point.x < rect.maxX && rect.minY <= point.y && point.y < rect.maxY)
      },

      .property("CGSize", "var width: CGFloat") { _, a in
        .double(a.size(0)?.width ?? 0)
      } set: { _, a in
        .size(Size(width: a.double(1) ?? 0, height: a.size(0)?.height ?? 0))
      },
      .property("CGSize", "var height: CGFloat") { _, a in
        .double(a.size(0)?.height ?? 0)
      } set: { _, a in
        .size(Size(width: a.size(0)?.width ?? 0, height: a.double(1) ?? 0))
      },
      .member("CGSize", "init()") { _, _ in .size(.zero) },
      .property("CGPoint", "var x: CGFloat") { _, a in
        .double(a.point(0)?.x ?? 0)
      } set: { _, a in
        .point(Point(x: a.double(1) ?? 0, y: a.point(0)?.y ?? 0))
      },
      .property("CGPoint", "var y: CGFloat") { _, a in
        .double(a.point(0)?.y ?? 0)
      } set: { _, a in
        .point(Point(x: a.point(0)?.x ?? 0, y: a.double(1) ?? 0))
      },
      .member("CGPoint", "init()") { _, _ in .point(.zero) },

      .member("UnitPoint", "init(x: CGFloat, y: CGFloat)") { _, a in
        .point(Point(x: a.double(0) ?? 0, y: a.double(1) ?? 0))
      },
      .member("UnitPoint", "var x: CGFloat") { _, a in .double(a.point(0)?.x ?? 0) },
      .member("UnitPoint", "var y: CGFloat") { _, a in .double(a.point(0)?.y ?? 0) },
    ]
    + unitPoints.map { name, x, y in .constant("UnitPoint", name, "UnitPoint", .point(Point(x: x, y: y))) }
    + rectangleLengths.map { name, read in
      .member("CGRect", "var \(name): CGFloat") { _, a in .double(a.rect(0).map(read) ?? 0) }
    }
    + insets.map { name, read in
      .member("EdgeInsets", "var \(name): CGFloat") { _, a in .double(a.insets.map(read) ?? 0) }
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
  func rect(_ index: Int) -> Rect? {
    if case .rect(let value) = unwrapped(index) { return value }
    return nil
  }

  /// The receiver.
  fileprivate var insets: EdgeInsets? {
    if case .insets(let insets)? = self[0] { return insets }
    return nil
  }

  /// A `CGPoint` or a `UnitPoint`.
  func point(_ index: Int) -> Point? {
    if case .point(let value) = unwrapped(index) { return value }
    return nil
  }
}
