/// A point in a rectangle, in shares of its width and height.
///
///     0,0 ┌───────┐ 1,0
///         │   ·   │       center = 0.5, 0.5
///     0,1 └───────┘ 1,1
public struct UnitPoint: Hashable, Sendable {
  /// The share of the width, from the leading edge.
  public var x: Double
  /// The share of the height, from the top.
  public var y: Double

  /// The corner where text starts.
  public static let topLeading = UnitPoint(x: 0, y: 0)
  /// The middle.
  public static let center = UnitPoint(x: 0.5, y: 0.5)

  /// Makes a point.
  public init(x: Double, y: Double) {
    self.x = x
    self.y = y
  }

  /// The share along an axis.
  public subscript(axis: Axis) -> Double { axis == .horizontal ? x : y }
}
