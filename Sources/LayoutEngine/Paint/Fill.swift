/// The fill of an area, like SwiftUI's `ShapeStyle`.
public enum Fill: Hashable, Sendable {
  /// One color everywhere.
  case color(Color)
  /// Colors along a line between two points of the area.
  case linear([GradientStop], from: UnitPoint, to: UnitPoint)
  /// Colors in rings around a point, between two radii in points.
  case radial([GradientStop], center: UnitPoint, from: Double, to: Double)
  /// Colors in ellipses around a point, between two shares of the area's size.
  case elliptical([GradientStop], center: UnitPoint, from: Double, to: Double)
  /// Colors around a point, between two angles in degrees; 0 points right and angles grow clockwise.
  case angular([GradientStop], center: UnitPoint, from: Double, to: Double)
  /// Frosted glass, from 0 (thinnest) to 1 (thickest); drawn as a gray.
  case material(thickness: Double)

  /// The default fill of text.
  public static let primary = Fill.color(.primary)

  /// This fill with its opacity multiplied by a factor.
  public func opacity(_ factor: Double) -> Fill {
    func fade(_ stops: [GradientStop]) -> [GradientStop] {
      stops.map { GradientStop(color: $0.color.opacity(factor), location: $0.location) }
    }
    switch self {
    case .color(let color): return .color(color.opacity(factor))
    case .linear(let stops, let from, let to): return .linear(fade(stops), from: from, to: to)
    case .radial(let stops, let center, let from, let to):
      return .radial(fade(stops), center: center, from: from, to: to)
    case .elliptical(let stops, let center, let from, let to):
      return .elliptical(fade(stops), center: center, from: from, to: to)
    case .angular(let stops, let center, let from, let to):
      return .angular(fade(stops), center: center, from: from, to: to)
    case .material(let thickness): return .material(thickness: thickness * factor.share)
    }
  }
}

/// A color and its position in a gradient, from 0 (start) to 1 (end).
public struct GradientStop: Hashable, Sendable {
  /// The color at this place.
  public var color: Color
  /// The place, from 0 to 1.
  public var location: Double

  /// Makes a stop.
  public init(color: Color, location: Double) {
    self.color = color
    self.location = location.share
  }

  /// Stops at equal distances, the first at 0 and the last at 1.
  public static func evenly(_ colors: [Color]) -> [GradientStop] {
    let gaps = Double(max(colors.count - 1, 1))
    return colors.enumerated().map { GradientStop(color: $1, location: Double($0) / gaps) }
  }
}

/// The fill rule for a shape whose outlines cross or nest.
///
///     two concentric circles, drawn in the same direction
///       FillStyle()                    a disc
///       FillStyle(isEOFilled: true)    a ring
public struct FillStyle: Hashable, Sendable {
  /// Uses the even-odd rule: a point is inside if a ray from it crosses the outline an odd number of times.
  public var isEOFilled: Bool

  /// Makes a style; by default a point is inside if the outline winds around it.
  public init(isEOFilled: Bool = false) { self.isEOFilled = isEOFilled }
}

/// The style of the line around a shape.
///
///     ──────────   dash []           ── ── ── ─   dash [8, 4]
public struct StrokeStyle: Hashable, Sendable {
  /// The shape of a line's ends.
  public enum Cap: String, Hashable, Sendable { case butt, round, square }
  /// The shape of a corner.
  public enum Join: String, Hashable, Sendable { case miter, round, bevel }

  /// The thickness in points.
  public var lineWidth: Double
  /// The shape of the line's ends.
  public var cap: Cap
  /// The shape of the line's corners.
  public var join: Join
  /// Lengths of marks and gaps in turn; empty for a line without gaps.
  public var dash: [Double]
  /// The distance into `dash` at which the line starts.
  public var dashPhase: Double
  /// Whether the whole line is inside the shape, as with `strokeBorder`, instead of half of it.
  public var isInside: Bool

  /// Makes a style.
  public init(
    lineWidth: Double = 1, cap: Cap = .butt, join: Join = .miter, dash: [Double] = [], dashPhase: Double = 0,
    isInside: Bool = false
  ) {
    self.lineWidth = lineWidth
    self.cap = cap
    self.join = join
    self.dash = dash
    self.dashPhase = dashPhase
    self.isInside = isInside
  }
}
