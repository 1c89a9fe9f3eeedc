import Diagnostics
import LayoutEngine

/// An `Anchor`: a place in a view that travels outward as a preference, until a reader converts it to its own
/// coordinates.
enum AnchorValue: Hashable {
  /// In the view's own coordinates, because its frame is not known yet.
  case bounds
  case rect(Rect)
  case point(Point)
  case unit(UnitPoint)
  /// A rectangle in stage coordinates.
  case placedRect(Rect)
  /// A point in stage coordinates.
  case placedPoint(Point)

  /// Resolves the anchor, now that its view has a frame.
  func placed(in frame: Rect) -> AnchorValue {
    switch self {
    case .bounds: return .placedRect(frame)
    case .rect(var rect):
      rect.x += frame.x
      rect.y += frame.y
      return .placedRect(rect)
    case .point(let point): return .placedPoint(Point(x: frame.x + point.x, y: frame.y + point.y))
    case .unit(let unit):
      return .placedPoint(Point(x: frame.x + unit.x * frame.width, y: frame.y + unit.y * frame.height))
    case .placedRect, .placedPoint: return self
    }
  }

  /// The place relative to another view's origin.
  func seen(from origin: Point) -> Value {
    switch self {
    case .placedRect(var rect):
      rect.x -= origin.x
      rect.y -= origin.y
      return .rect(rect)
    case .placedPoint(let point): return .point(Point(x: point.x - origin.x, y: point.y - origin.y))
    case .bounds, .rect, .point, .unit: return .void
    }
  }
}
