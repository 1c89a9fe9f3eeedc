extension Paint {
  /// An effect on the pixels drawn so far; the frame stays.
  public enum Filter: Hashable, Sendable {
    /// A blur with a radius in points.
    case blur(Double)
    /// Rotates every hue by degrees: 120 turns red into green.
    case hueRotation(degrees: Double)
  }
}
