/// The tracking that makes text with Inter's advances as wide as text in San Francisco.
///
///     regular, 12 points   −0.005 em per character
///     regular, 17 points   −0.028 em
///     bold, 17 points      −0.011 em
enum FontTracking {
  /// The tracking of a font at its final point size, in em.
  static func ems(_ font: Font, pointSize: Double) -> Double {
    switch font.design {
    case .monospaced: 0
    case .default: thousandths(font.resolvedWeight, pointSize) / 1000
    case .rounded: (thousandths(font.resolvedWeight, pointSize) + InterAdvances.trackingRounded) / 1000
    case .serif: (thousandths(font.resolvedWeight, pointSize) + InterAdvances.trackingSerif) / 1000
    }
  }

  private static func thousandths(_ weight: FontWeight, _ pointSize: Double) -> Double {
    let values =
      switch weight {
      case .ultraLight: InterAdvances.trackingUltraLight
      case .thin: InterAdvances.trackingThin
      case .light: InterAdvances.trackingLight
      case .regular: InterAdvances.trackingRegular
      case .medium: InterAdvances.trackingMedium
      case .semibold: InterAdvances.trackingSemibold
      case .bold: InterAdvances.trackingBold
      case .heavy: InterAdvances.trackingHeavy
      case .black: InterAdvances.trackingBlack
      }
    return PolyLine(xs: InterAdvances.trackingSizes, ys: values).value(at: pointSize)
  }
}

/// The width of an emoji, which grows more slowly than the font size.
///
///     17 points: 21.25 wide        48 points: 48 wide
enum PictureAdvance {
  /// The width in points for a point size; proportional to the size outside of the table.
  static func points(pointSize: Double) -> Double {
    let sizes = InterAdvances.emojiSizes
    guard let smallest = sizes.first, let largest = sizes.last else { return pointSize }
    let known = min(max(pointSize, smallest), largest)
    return PolyLine(xs: sizes, ys: InterAdvances.emojiWidths).value(at: known) * (pointSize / known)
  }
}

/// A piecewise linear function with ascending x, constant outside.
struct PolyLine {
  var xs: [Double]
  var ys: [Double]

  func value(at x: Double) -> Double {
    let points = zip(xs, ys)
    var before: (x: Double, y: Double)?
    for point in points {
      let after = (x: point.0, y: point.1)
      if x <= after.x {
        guard let before else { return after.y }
        return before.y + (after.y - before.y) * ((x - before.x) / (after.x - before.x))
      }
      before = after
    }
    return before?.y ?? 0
  }
}
