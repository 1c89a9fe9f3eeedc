extension Paint {
  /// The outline of an area inside a view's frame.
  public indirect enum Shape: Hashable, Sendable {
    /// The whole frame.
    case rectangle
    /// The frame with rounded corners.
    case rounded(CornerRadii)
    /// The frame with fully rounded shorter sides.
    case capsule
    /// The largest circle that fits, centered.
    case circle
    /// The ellipse that fills the frame.
    case ellipse
    /// Lines and curves, from the frame's top left corner.
    case path([PathElement])
    /// A deferred shape, whose outline depends on its frame. The number identifies it.
    case later(Int)
    /// A shape in the frame, inset on all sides, in points.
    case inset(Shape, by: Double)
    /// A shape with an offset and perhaps its own size.
    case placed(Shape, x: Double, y: Double, size: Size?)
    /// A shape rotated clockwise about a point of the frame, in degrees.
    case rotated(Shape, degrees: Double, anchor: UnitPoint)
    /// A shape scaled about a point of the frame.
    case scaled(Shape, x: Double, y: Double, anchor: UnitPoint)

    /// A part of a shape's outline, from 0 to 1. Only strokes show it; the fill stays whole.
    case trimmed(Shape, from: Double, to: Double)
    /// A shape that sets its own mirroring.
    case behaving(Shape, LayoutDirectionBehavior)

    /// A rectangle with four equal rounded corners.
    public static func rounded(_ radius: Double) -> Shape { .rounded(CornerRadii(radius)) }
  }
}

/// The corner radii of a rectangle, in points.
public struct CornerRadii: Hashable, Sendable {
  /// The top leading corner.
  public var topLeading: Double
  /// The top trailing corner.
  public var topTrailing: Double
  /// The bottom leading corner.
  public var bottomLeading: Double
  /// The bottom trailing corner.
  public var bottomTrailing: Double

  /// Makes four radii.
  public init(topLeading: Double, topTrailing: Double, bottomLeading: Double, bottomTrailing: Double) {
    self.topLeading = topLeading
    self.topTrailing = topTrailing
    self.bottomLeading = bottomLeading
    self.bottomTrailing = bottomTrailing
  }

  /// Makes four equal radii.
  public init(_ radius: Double) {
    self.init(topLeading: radius, topTrailing: radius, bottomLeading: radius, bottomTrailing: radius)
  }
}

/// A drawing step along the outline of a shape.
public enum PathElement: Hashable, Sendable {
  /// Starts a new subpath.
  case move(Point)
  /// A straight line.
  case line(Point)
  /// A quadratic curve with one control point.
  case quadCurve(Point, control: Point)
  /// A cubic curve with two control points.
  case curve(Point, control1: Point, control2: Point)
  /// A straight line back to the start of the subpath.
  case close
}
