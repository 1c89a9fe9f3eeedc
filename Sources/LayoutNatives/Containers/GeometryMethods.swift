import LayoutEngine
import LayoutProgram

extension Natives {
  /// Methods of sizes, points and rectangles.
  static let geometryMethods: [Native] = [
    .native("CGSize.equalTo(_:)") { (size: Size?, other: Size?) in .bool(size == other) },
    .native("CGPoint.equalTo(_:)") { (point: Point?, other: Point?) in .bool(point == other) },
    .native("CGRect.equalTo(_:)") { (rect: Rect?, other: Rect?) in .bool(rect == other) },
    .native("CGRect.union(_: CGRect)") { (call: Arguments) throws(Stop) in
      guard let one = call.rect(0), let other = call.rect(1) else { return try call.value(0) }
      let (x, y) = (min(one.minX, other.minX), min(one.minY, other.minY))
      return .rect(
        Rect(x: x, y: y, width: max(one.maxX, other.maxX) - x, height: max(one.maxY, other.maxY) - y))
    },
    .native("CGRect.intersection(_:)") { (call: Arguments) throws(Stop) in
      guard let one = call.rect(0), let other = call.rect(1) else { return try call.value(0) }
      let (x, y) = (max(one.minX, other.minX), max(one.minY, other.minY))
      let (right, bottom) = (min(one.maxX, other.maxX), min(one.maxY, other.maxY))
      return .rect(Rect(x: x, y: y, width: max(0, right - x), height: max(0, bottom - y)))
    },
    .native("CGRect.intersects(_:)") { (rect: Rect?, other: Rect?) in
      guard let one = rect, let other else { return .bool(false) }
      return .bool(
        one.minX < other.maxX && other.minX < one.maxX && one.minY < other.maxY && other.minY < one.maxY)
    },
    .native("CGRect.contains(_: CGRect)") { (rect: Rect?, other: Rect?) in
      guard let one = rect, let other else { return .bool(false) }
      return .bool(
        one.minX <= other.minX && other.maxX <= one.maxX && one.minY <= other.minY && other.maxY <= one.maxY)
    },
    .native("CGRect.isEmpty") { (rect: Rect?) in .bool(rect.map { $0.width == 0 || $0.height == 0 } ?? true) },
  ]
}
