import Diagnostics
import LayoutEngine

/// An `Anchor`: a place in a view that travels outward as a preference, until a reader converts it to its own
/// coordinates.
package enum AnchorValue: Hashable {
  /// In the view's own coordinates, because its frame is not known yet.
  case bounds
  case rect(Rect)
  case point(Point)
  case unit(UnitPoint)
  /// A rectangle in stage coordinates.
  case placedRect(Rect)
  /// A point in stage coordinates.
  case placedPoint(Point)

  /// Resolves the anchor, now that its view has a frame, which transforms may move.
  func placed(in frame: Rect, _ transform: AffineTransform?) -> AnchorValue {
    switch self {
    case .bounds: return .placedRect(transform(frame))
    case .rect(var rect):
      rect.x += frame.x
      rect.y += frame.y
      return .placedRect(transform(rect))
    case .point(let point): return .placedPoint(transform(Point(x: frame.x + point.x, y: frame.y + point.y)))
    case .unit(let unit):
      let point = Point(x: frame.x + unit.x * frame.width, y: frame.y + unit.y * frame.height)
      return .placedPoint(transform(point))
    case .placedRect, .placedPoint: return self
    }
  }

  /// The place in a reader's coordinates.
  func seen(from reader: ReaderGeometry) -> Value {
    switch self {
    case .placedRect(let rect): .rect(reader.local(rect))
    case .placedPoint(let point): .point(reader.local(point))
    case .bounds, .rect, .point, .unit: .void
    }
  }
}
