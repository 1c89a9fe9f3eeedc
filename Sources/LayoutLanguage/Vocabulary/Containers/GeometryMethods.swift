import LayoutEngine

extension Vocabulary {
  /// What can be asked of rectangles beside their edges.
  static let geometryMethods: [NativeDeclaration] = [
    .member("CGSize", "func equalTo(_ other: CGSize) -> Bool") { (size: Size?, other: Size?) in .bool(size == other) },
    .member("CGPoint", "func equalTo(_ other: CGPoint) -> Bool") { (point: Point?, other: Point?) in
      .bool(point == other)
    },
    .member("CGRect", "func equalTo(_ other: CGRect) -> Bool") { (rect: Rect?, other: Rect?) in .bool(rect == other) },
    .member("CGRect", "func union(_ other: CGRect) -> CGRect") { (call: Arguments) in
      guard let one = call.rect(0), let other = call.rect(1) else { return call[0] ?? .void }
      let (x, y) = (min(one.minX, other.minX), min(one.minY, other.minY))
      return .rect(
        Rect(x: x, y: y, width: max(one.maxX, other.maxX) - x, height: max(one.maxY, other.maxY) - y))
    },
    .member("CGRect", "func intersection(_ other: CGRect) -> CGRect") { (call: Arguments) in
      guard let one = call.rect(0), let other = call.rect(1) else { return call[0] ?? .void }
      let (x, y) = (max(one.minX, other.minX), max(one.minY, other.minY))
      let (right, bottom) = (min(one.maxX, other.maxX), min(one.maxY, other.maxY))
      return .rect(Rect(x: x, y: y, width: max(0, right - x), height: max(0, bottom - y)))
    }.approximated("Rectangles that do not meet give one of size 0 instead of the null rectangle."),
    .member("CGRect", "func intersects(_ other: CGRect) -> Bool") { (rect: Rect?, other: Rect?) in
      guard let one = rect, let other else { return .bool(false) }
      return .bool(
        one.minX < other.maxX && other.minX < one.maxX && one.minY < other.maxY && other.minY < one.maxY)
    },
    .member("CGRect", "func contains(_ other: CGRect) -> Bool") { (rect: Rect?, other: Rect?) in
      guard let one = rect, let other else { return .bool(false) }
      return .bool(
        one.minX <= other.minX && other.maxX <= one.maxX && one.minY <= other.minY && other.maxY <= one.maxY)
    },
    .member("CGRect", "var isEmpty: Bool") { (rect: Rect?) in
      .bool(rect.map { $0.width == 0 || $0.height == 0 } ?? true)
    },
  ]
}
