/// The grid of pixels that text sizes and baselines keep to.
struct TextPixels: Hashable, Sendable {
  /// How many pixels a point has along each axis, such as 2.
  let scale: Double

  /// A scale that is not a positive number counts as 1.
  init(scale: Double) {
    self.scale = scale > 0 && scale.isFinite ? scale : 1
  }

  /// The next whole pixel at or above a length; 20.29 becomes 20.5 at scale 2.
  ///
  /// Sums of widths carry rounding noise, so a length a hair above a pixel counts as on it.
  func up(_ length: Double) -> Double {
    -(TextPixels.noise - length * scale).floored / scale
  }

  /// The nearest whole pixel, halves upwards; 16.19 becomes 16 at scale 2.
  func nearest(_ length: Double) -> Double {
    (length * scale + 0.5).floored / scale
  }

  /// Differences below this are rounding noise, in points and in pixels alike.
  static let noise = 1e-6
}

extension Double {
  /// The largest whole number that is not above this one.
  ///
  /// `rounded(.down)` would call the C library's mathematics, and this target links none. From 2^52 on every number
  /// is whole, and infinities and NaN stay what they are.
  var floored: Double {
    guard magnitude < 4_503_599_627_370_496 else { return self }
    let towardsZero = Double(Int64(self))
    return towardsZero > self ? towardsZero - 1 : towardsZero
  }
}
