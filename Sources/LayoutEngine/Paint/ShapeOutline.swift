extension Paint.Shape {
  /// The outline as drawing steps in the coordinates of the frame; empty for shapes derived from others.
  ///
  ///     Paint.Shape.rectangle.outline(in: Rect(x: 2, y: 3, width: 10, height: 5))
  ///     move 2,3   line 12,3   line 12,8   line 2,8   close
  public func outline(in frame: Rect) -> [PathElement] {
    let radius = min(frame.width, frame.height) / 2
    switch self {
    case .rectangle: return Self.outline(of: frame, CornerRadii(0))
    case .rounded(let radii): return Self.outline(of: frame, radii)
    case .capsule: return Self.outline(of: frame, CornerRadii(radius))
    case .circle:
      let square = Rect(x: frame.midX - radius, y: frame.midY - radius, width: 2 * radius, height: 2 * radius)
      return Self.ellipse(in: square)
    case .ellipse: return Self.ellipse(in: frame)
    case .path(let elements): return elements
    case .inset, .placed, .rotated, .scaled, .trimmed, .behaving, .later: return []
    }
  }

  /// The distance of a curve's control points from its ends that approximates a quarter circle to a thousandth.
  private static let bend = 0.5523

  private static func outline(of frame: Rect, _ radii: CornerRadii) -> [PathElement] {
    let most = min(frame.width, frame.height) / 2
    let corners = [radii.topLeading, radii.topTrailing, radii.bottomTrailing, radii.bottomLeading]
      .map { min(max($0, 0), most) }
    let points = [
      Point(x: frame.minX, y: frame.minY), Point(x: frame.maxX, y: frame.minY), Point(x: frame.maxX, y: frame.maxY),
      Point(x: frame.minX, y: frame.maxY),
    ]
    /// The direction of the outline after each corner.
    let ways = [Point(x: 1, y: 0), Point(x: 0, y: 1), Point(x: -1, y: 0), Point(x: 0, y: -1)]
    var elements = [PathElement.move(points[0].moved(along: ways[0], by: corners[0]))]
    for step in 1...4 {
      let (corner, radius) = (points[step % 4], corners[step % 4])
      let (before, after) = (ways[step - 1], ways[step % 4])
      let start = corner.moved(along: before, by: -radius)
      if step < 4 || radius > 0 { elements.append(.line(start)) }
      guard radius > 0 else { continue }
      let rest = radius * (1 - bend)
      elements.append(
        .curve(
          corner.moved(along: after, by: radius), control1: corner.moved(along: before, by: -rest),
          control2: corner.moved(along: after, by: rest)))
    }
    return elements + [.close]
  }

  private static func ellipse(in frame: Rect) -> [PathElement] {
    let (wide, high) = (frame.width / 2, frame.height / 2)
    func at(_ x: Double, _ y: Double) -> Point { Point(x: frame.midX + x * wide, y: frame.midY + y * high) }
    return [
      .move(at(1, 0)), .curve(at(0, 1), control1: at(1, bend), control2: at(bend, 1)),
      .curve(at(-1, 0), control1: at(-bend, 1), control2: at(-1, bend)),
      .curve(at(0, -1), control1: at(-1, -bend), control2: at(-bend, -1)),
      .curve(at(1, 0), control1: at(bend, -1), control2: at(1, -bend)), .close,
    ]
  }
}

extension Point {
  fileprivate func moved(along way: Point, by distance: Double) -> Point {
    Point(x: x + way.x * distance, y: y + way.y * distance)
  }
}
