/// The drawing of a view: its own content, then the effects of modifiers, innermost first.
///
///     Circle().fill(.red).opacity(0.5)
///         content   a circle, filled red
///         effects   opacity 0.5
///
/// Layout never reads it: views that differ only in paint have the same frames.
public struct Paint: Hashable, Sendable {
  /// The content of a view without children.
  public enum Content: Hashable, Sendable {
    /// A shape with its fills and strokes, drawn in this order.
    case shape(Shape, [ShapeLayer])
    /// The view's text, with a fill per run; the last fill also applies to all further runs.
    case text([Fill])
    /// A named image; a tint draws it as a silhouette.
    case image(String, tint: Fill?)
    /// A symbol by its system name.
    case symbol(String, Fill)
  }

  /// One fill or stroke of a shape.
  public enum ShapeLayer: Hashable, Sendable {
    /// The inside, with the rule for crossing outlines.
    case fill(Fill, FillStyle = FillStyle())
    /// The outline.
    case stroke(Fill, StrokeStyle)
  }

  /// A modifier's effect on everything drawn so far.
  public enum Effect: Hashable, Sendable {
    /// A line just inside the frame.
    case border(Fill, width: Double)
    /// Makes it partly transparent.
    case opacity(Double)
    /// Clips it to a shape.
    case clip(Shape, FillStyle = FillStyle())
    /// Adds a blurred copy behind it, with an offset.
    case shadow(Color, radius: Double, x: Double, y: Double)
    /// Changes its colors or blurs it.
    case filter(Filter)
    /// Rotates it clockwise, in degrees; the frame stays.
    case rotation(degrees: Double, anchor: UnitPoint)
    /// Scales it; the frame stays.
    case scale(x: Double, y: Double, anchor: UnitPoint)
    /// A shape behind it.
    case background(Shape, Fill, FillStyle = FillStyle())
    /// A shape in front of it.
    case overlay(Shape, Fill, FillStyle = FillStyle())
    /// Mirrors it in this layout direction; the frame stays.
    case mirrored(LayoutDirectionBehavior)
    /// Hides it; the frame stays.
    case hidden
  }

  /// The view's own content; nil for containers and modifiers.
  public var content: Content?
  /// The effects of modifiers that change no frame, in source order.
  public var effects: [Effect]
  /// Siblings with a higher number are drawn later.
  public var zIndex: Double

  /// Makes a paint.
  public init(_ content: Content? = nil, effects: [Effect] = [], zIndex: Double = 0) {
    self.content = content
    self.effects = effects
    self.zIndex = zIndex
  }

  /// Draws nothing.
  public static let none = Paint()

  /// A frame in one color, for a `Color` that is used as a view.
  public static func color(_ color: Color) -> Paint { Paint(.shape(.rectangle, [.fill(.color(color))])) }
}
