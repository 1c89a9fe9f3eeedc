/// How a view looks: what it shows by itself, and what modifiers did to that, innermost first.
///
///     Circle().fill(.red).opacity(0.5)
///         content   a circle, filled red
///         effects   opacity 0.5
///
/// Layout never reads it: two views that differ only in paint have the same frames.
public struct Paint: Hashable, Sendable {
  /// What a view without children shows.
  public enum Content: Hashable, Sendable {
    /// A shape, filled and outlined in this order.
    case shape(Shape, [ShapeLayer])
    /// The view's text; a fill for each of its runs, the last for all further ones.
    case text([Fill])
    /// An image by name; a tint makes it a silhouette.
    case image(String, tint: Fill?)
    /// A symbol by its system name.
    case symbol(String, Fill)
  }

  /// One coat of paint on a shape.
  public enum ShapeLayer: Hashable, Sendable {
    /// The inside, and what counts as inside where lines cross.
    case fill(Fill, FillStyle = FillStyle())
    /// The line around it.
    case stroke(Fill, StrokeStyle)
  }

  /// What a modifier does to everything drawn so far.
  public enum Effect: Hashable, Sendable {
    /// A line just inside the frame.
    case border(Fill, width: Double)
    /// Makes it show what is behind.
    case opacity(Double)
    /// Cuts off what lies outside a shape.
    case clip(Shape, FillStyle = FillStyle())
    /// A blurred copy below it, moved.
    case shadow(Color, radius: Double, x: Double, y: Double)
    /// Changes its colours or makes it unsharp.
    case filter(Filter)
    /// Turns it clockwise, in degrees; the frame stays.
    case rotation(degrees: Double, anchor: UnitPoint)
    /// Makes it larger or smaller; the frame stays.
    case scale(x: Double, y: Double, anchor: UnitPoint)
    /// A shape behind it.
    case background(Shape, Fill, FillStyle = FillStyle())
    /// A shape over it.
    case overlay(Shape, Fill, FillStyle = FillStyle())
    /// Draws it as in a mirror where rows run as this says; the frame stays.
    case mirrored(LayoutDirectionBehavior)
    /// Draws nothing; the frame stays.
    case hidden
  }

  /// What the view shows by itself; nil for containers and modifiers.
  public var content: Content?
  /// What modifiers that change no frame did, in the order in which they are written.
  public var effects: [Effect]
  /// Siblings with a higher number are drawn later.
  public var zIndex: Double

  /// Makes a look.
  public init(_ content: Content? = nil, effects: [Effect] = [], zIndex: Double = 0) {
    self.content = content
    self.effects = effects
    self.zIndex = zIndex
  }

  /// Nothing to be seen.
  public static let none = Paint()

  /// A frame filled with one colour, as `Color` is when it is a view.
  public static func color(_ color: Color) -> Paint { Paint(.shape(.rectangle, [.fill(.color(color))])) }
}
