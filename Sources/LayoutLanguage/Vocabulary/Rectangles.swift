import LayoutEngine

extension Vocabulary {
  /// `CGRect`, and what can be read of insets.
  static let rectangles: [NativeDeclaration] =
    [
      .type("struct CGRect: Hashable"),
      .member("CGRect", "init(x: CGFloat, y: CGFloat, width: CGFloat, height: CGFloat)") { _, a in
        .rect(Rect(x: a.double(0) ?? 0, y: a.double(1) ?? 0, width: a.double(2) ?? 0, height: a.double(3) ?? 0))
      },
      .member("CGRect", "init(origin: CGPoint, size: CGSize)") { _, a in
        guard case .point(let origin)? = a[0], let size = a.size(1) else { return .rect(.nothing) }
        return .rect(Rect(origin: origin, size: size))
      },
      .constant("CGRect", "zero", "CGRect", .rect(.nothing)),
      .member("CGRect", "var origin: CGPoint") { _, a in .point(Point(x: a.rect.x, y: a.rect.y)) },
      .member("CGRect", "var size: CGSize") { _, a in .size(Size(width: a.rect.width, height: a.rect.height)) },
    ]
    + numbers.map { name, read in .member("CGRect", "var \(name): CGFloat") { _, a in .double(read(a.rect)) } }
    + insets.map { name, read in .member("EdgeInsets", "var \(name): CGFloat") { _, a in .double(read(a.insets)) } }

  private static let numbers: [(String, @Sendable (Rect) -> Double)] = [
    ("width", { $0.width }), ("height", { $0.height }), ("minX", { $0.minX }), ("midX", { $0.midX }),
    ("maxX", { $0.maxX }), ("minY", { $0.minY }), ("midY", { $0.midY }), ("maxY", { $0.maxY }),
  ]

  private static let insets: [(String, @Sendable (EdgeInsets) -> Double)] = [
    ("top", { $0.top }), ("leading", { $0.leading }), ("bottom", { $0.bottom }), ("trailing", { $0.trailing }),
  ]
}

extension Rect {
  fileprivate static let nothing = Rect(x: 0, y: 0, width: 0, height: 0)
}

extension Arguments {
  /// The receiver.
  fileprivate var rect: Rect {
    if case .rect(let rect)? = self[0] { return rect }
    return .nothing
  }

  fileprivate var insets: EdgeInsets {
    if case .insets(let insets)? = self[0] { return insets }
    return EdgeInsets()
  }
}
