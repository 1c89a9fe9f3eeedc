extension Paint {
  /// The outline of an area inside a view's frame.
  public indirect enum Shape: Hashable, Sendable {
    /// The whole frame.
    case rectangle
    /// The frame with round corners.
    case rounded(CornerRadii)
    /// The frame with its shorter sides round.
    case capsule
    /// The largest circle that fits, in the middle.
    case circle
    /// The frame's own ellipse.
    case ellipse
    /// Lines and curves, from the frame's top left corner.
    case path([PathElement])
    /// A shape that knows its outline only once its frame is known; the number is for whoever will ask it.
    case later(Int)
    /// A shape inside the frame made smaller on all sides, in points.
    case inset(Shape, by: Double)
    /// A shape in a frame of its own, moved and perhaps of another size.
    case placed(Shape, x: Double, y: Double, size: Size?)
    /// A shape turned clockwise about a point of the frame, in degrees.
    case rotated(Shape, degrees: Double, anchor: UnitPoint)
    /// A shape made larger or smaller about a point of the frame.
    case scaled(Shape, x: Double, y: Double, anchor: UnitPoint)

    /// A part of a shape's outline, from 0 to 1; it shows in lines, the inside stays whole.
    case trimmed(Shape, from: Double, to: Double)
    /// A shape that says itself where it is drawn mirrored.
    case behaving(Shape, LayoutDirectionBehavior)

    /// A rectangle with four equal round corners.
    public static func rounded(_ radius: Double) -> Shape { .rounded(CornerRadii(radius)) }
  }
}

/// How round each corner of a rectangle is, in points.
public struct CornerRadii: Hashable, Sendable {
  /// Where text starts.
  public var topLeading: Double
  /// Where text ends.
  public var topTrailing: Double
  /// Below where text starts.
  public var bottomLeading: Double
  /// Below where text ends.
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

/// A step of a pen along the outline of a shape.
public enum PathElement: Hashable, Sendable {
  /// Lifts the pen and starts anew.
  case move(Point)
  /// A straight line.
  case line(Point)
  /// A curve bent towards one point.
  case quadCurve(Point, control: Point)
  /// A curve bent towards two points.
  case curve(Point, control1: Point, control2: Point)
  /// A straight line back to where the pen was put down.
  case close
}
