/// The slider range of a number.
///
///     spacing: 8            0 … 20 by 1            offset(x: 8)      -20 … 20 by 1
///     opacity(0.5)          0 … 1 by 0.1           -60               -120 … 120 by 1
extension LiteralHandle.Kind {
  /// The slider for a number.
  ///
  /// - Parameter isWhole: whether the literal has no fraction.
  static func slider(_ value: Double, isWhole: Bool, at place: LiteralPlace) -> LiteralHandle.Kind {
    let label = place.name
    if shares.contains(label) || shares.contains(place.call), (0...1).contains(value) {
      return .number(value, min: 0, max: 1, step: 0.1, isWhole: false)
    }
    if angles.contains(label), abs(value) <= 360 {
      return .number(value, min: -360, max: 360, step: 1, isWhole: false)
    }
    let isFraction = !isWhole && abs(value) < 10
    let step = isFraction ? 0.1 : 1
    let reach = reach(of: value, isFraction: isFraction)
    let isSigned = value < 0 || signed.contains(label) || signed.contains(place.call)
    let isCount = !place.call.isEmpty && (counted.contains(label) || counted.contains(place.call))
    let least = isCount ? min(1, value) : 0
    return .number(
      value, min: isSigned ? -reach : least, max: reach, step: step, isWhole: isWhole && isCounted(place))
  }

  /// Twice the value, rounded up to a round number.
  private static func reach(of value: Double, isFraction: Bool) -> Double {
    let twice = abs(value) * 2
    if isFraction { return max(1, twice.rounded(.up)) }
    return value == 0 ? 100 : max(10, (twice / 10).rounded(.up) * 10)
  }

  /// Whether only integers are valid. Elsewhere, a number without a fraction may get one.
  private static func isCounted(_ place: LiteralPlace) -> Bool {
    place.type == "Int" || counted.contains(place.call) || counted.contains(place.label)
      || (place.type.isEmpty && place.call.isEmpty)
  }

  private static let shares: Set = ["opacity", "red", "green", "blue", "white", "brightness", "saturation", "hue"]
  private static let angles: Set = ["degrees"]
  private static let signed: Set = ["x", "y", "offset", "alignmentGuide", "baselineOffset", "layoutPriority", "zIndex"]
  private static let counted: Set = ["count", "lineLimit", "gridCellColumns", "repeatCount", "columns"]
}
