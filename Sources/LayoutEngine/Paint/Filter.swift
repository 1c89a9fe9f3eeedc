extension Paint {
  /// What is done to everything drawn so far, pixel by pixel; the frame stays.
  public enum Filter: Hashable, Sendable {
    /// As seen through ground glass: the radius of the blur, in points.
    case blur(Double)
    /// Every colour's hue turned on, by degrees: a third of a turn makes red green.
    case hueRotation(degrees: Double)
  }
}
