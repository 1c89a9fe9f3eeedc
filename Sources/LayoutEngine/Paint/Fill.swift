/// What an area is filled with, SwiftUI's `ShapeStyle`.
public enum Fill: Hashable, Sendable {
  /// One colour everywhere.
  case color(Color)
  /// Colours along a line between two points of the area.
  case linear([GradientStop], from: UnitPoint, to: UnitPoint)
  /// Colours in rings around a point, between two radii in points.
  case radial([GradientStop], center: UnitPoint, from: Double, to: Double)
  /// Colours in ellipses around a point, between two shares of the area's size.
  case elliptical([GradientStop], center: UnitPoint, from: Double, to: Double)
  /// Colours around a point, between two angles in degrees; 0 points right and angles grow clockwise.
  case angular([GradientStop], center: UnitPoint, from: Double, to: Double)
  /// Frosted glass, 0 for the thinnest and 1 for the thickest; drawn as a grey.
  case material(thickness: Double)

  /// What texts are drawn in when nothing else is asked for.
  public static let primary = Fill.color(.primary)

  /// This fill with more of what is behind it.
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

/// A colour and where it stands in a gradient: 0 is the beginning, 1 the end.
public struct GradientStop: Hashable, Sendable {
  /// The colour at this place.
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

/// What counts as the inside of a shape whose lines cross or that lie in each other.
///
///     two circles, one in the other, drawn the same way round
///       FillStyle()                    a disc
///       FillStyle(isEOFilled: true)    a ring
public struct FillStyle: Hashable, Sendable {
  /// Whether a place is inside if a line from there to far away crosses the outline an odd number of times.
  public var isEOFilled: Bool

  /// Makes a style; without more, a place is inside if the outline goes around it.
  public init(isEOFilled: Bool = false) { self.isEOFilled = isEOFilled }
}

/// How the line around a shape is drawn.
///
///     ──────────   dash []           ── ── ── ─   dash [8, 4]
public struct StrokeStyle: Hashable, Sendable {
  /// How a line ends.
  public enum Cap: String, Hashable, Sendable { case butt, round, square }
  /// How two lines meet.
  public enum Join: String, Hashable, Sendable { case miter, round, bevel }

  /// The thickness in points.
  public var lineWidth: Double
  /// How the line ends.
  public var cap: Cap
  /// How the line turns.
  public var join: Join
  /// Lengths of marks and gaps in turn; empty for a line without gaps.
  public var dash: [Double]
  /// Where in `dash` the line starts.
  public var dashPhase: Double
  /// Whether all of the line lies inside the shape, as with `strokeBorder`, and not half of it.
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
