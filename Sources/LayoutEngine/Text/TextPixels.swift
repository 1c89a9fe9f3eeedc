/// The pixel grid for text sizes and baselines.
struct TextPixels: Hashable, Sendable {
  /// Pixels per point, such as 2.
  let scale: Double

  /// Makes a grid; a scale that is not positive counts as 1.
  init(scale: Double) {
    self.scale = scale > 0 && scale.isFinite ? scale : 1
  }

  /// Rounds a length up to a whole pixel: 20.29 becomes 20.5 at scale 2.
  ///
  /// Sums of widths have rounding errors, so a length a hair above a pixel counts as on it.
  func up(_ length: Double) -> Double {
    -(TextPixels.noise - length * scale).floored / scale
  }

  /// The nearest whole pixel, halves up: 16.19 becomes 16 at scale 2.
  func nearest(_ length: Double) -> Double {
    (length * scale + 0.5).floored / scale
  }

  /// Smaller differences are rounding errors, in points and in pixels.
  static let noise = 1e-6
}

extension Double {
  /// The largest integer not above this number.
  ///
  /// `rounded(.down)` would need the C math library, which this target does not link. From 2^52 on every number is
  /// whole; infinities and NaN stay unchanged.
  var floored: Double {
    guard magnitude < 4_503_599_627_370_496 else { return self }
    let towardsZero = Double(Int64(self))
    return towardsZero > self ? towardsZero - 1 : towardsZero
  }
}
