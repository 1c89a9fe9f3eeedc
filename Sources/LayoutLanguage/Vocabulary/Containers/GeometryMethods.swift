import LayoutEngine

extension Vocabulary {
  /// What can be asked of rectangles beside their edges.
  static let geometryMethods: [NativeDeclaration] = [
    .member("CGSize", "func equalTo(_ other: CGSize) -> Bool") { _, a in .bool(a.size(0) == a.size(1)) },
    .member("CGPoint", "func equalTo(_ other: CGPoint) -> Bool") { _, a in .bool(a.point(0) == a.point(1)) },
    .member("CGRect", "func equalTo(_ other: CGRect) -> Bool") { _, a in .bool(a.rect(0) == a.rect(1)) },
    .member("CGRect", "func union(_ other: CGRect) -> CGRect") { _, a in
      guard let one = a.rect(0), let other = a.rect(1) else { return a[0] ?? .void }
      let (x, y) = (min(one.minX, other.minX), min(one.minY, other.minY))
      return .rect(
        Rect(x: x, y: y, width: max(one.maxX, other.maxX) - x, height: max(one.maxY, other.maxY) - y))
    },
    .member("CGRect", "func intersection(_ other: CGRect) -> CGRect") { _, a in
      guard let one = a.rect(0), let other = a.rect(1) else { return a[0] ?? .void }
      let (x, y) = (max(one.minX, other.minX), max(one.minY, other.minY))
      let (right, bottom) = (min(one.maxX, other.maxX), min(one.maxY, other.maxY))
      return .rect(Rect(x: x, y: y, width: max(0, right - x), height: max(0, bottom - y)))
    }.approximated("Rectangles that do not meet give one of size 0 instead of the null rectangle."),
    .member("CGRect", "func intersects(_ other: CGRect) -> Bool") { _, a in
      guard let one = a.rect(0), let other = a.rect(1) else { return .bool(false) }
      return .bool(
        one.minX < other.maxX && other.minX < one.maxX && one.minY < other.maxY && other.minY < one.maxY)
    },
    .member("CGRect", "func contains(_ other: CGRect) -> Bool") { _, a in
      guard let one = a.rect(0), let other = a.rect(1) else { return .bool(false) }
      return .bool(
        one.minX <= other.minX && other.maxX <= one.maxX && one.minY <= other.minY && other.maxY <= one.maxY)
    },
    .member("CGRect", "var isEmpty: Bool") { _, a in .bool(a.rect(0).map { $0.width == 0 || $0.height == 0 } ?? true) },
  ]
}
