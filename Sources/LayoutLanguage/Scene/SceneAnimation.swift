/// How views go from one state to the next: a curve, and how long it takes.
///
///     linear   easeIn      easeOut     easeInOut
///     0.5      0.315       0.685       0.5          of the way after half of the time
public struct SceneAnimation: Sendable, Hashable {
  /// How the way covered depends on the time.
  public enum Curve: String, Sendable, Hashable, CaseIterable {
    case linear, easeIn, easeOut, easeInOut
    /// A spring, which the course replaces by `easeInOut`: it starts and ends as slowly, and does not swing.
    case spring
  }

  /// How the way covered depends on the time.
  public var curve: Curve
  /// In seconds.
  public var duration: Double

  /// Makes an animation.
  public init(_ curve: Curve, duration: Double = 0.35) {
    self.curve = curve
    self.duration = duration
  }

  /// What `withAnimation { … }` uses where nothing is said.
  public static let standard = SceneAnimation(.easeInOut)

  /// What is not as on a phone; nil for the plain curves.
  public var note: String? {
    curve == .spring ? "A spring is drawn as easeInOut; it does not swing past its end here." : nil
  }

  /// The share of the way that is covered after a share of the time.
  ///
  /// - Parameter time: from 0 to 1; what lies outside counts as the nearest of the two.
  /// - Complexity: a fixed number of steps.
  public func progress(at time: Double) -> Double {
    if time.isNaN || time <= 0 { return 0 }
    if time >= 1 { return 1 }
    switch curve {
    case .linear: return time
    case .easeIn: return Bezier(x1: 0.42, x2: 1, y2: 1).y(at: time)
    case .easeOut: return Bezier(x1: 0, x2: 0.58, y2: 1).y(at: time)
    case .easeInOut, .spring: return Bezier(x1: 0.42, x2: 0.58, y2: 1).y(at: time)
    }
  }
}

/// The timing curve from (0, 0) to (1, 1) with two control points; the first lies on the axis, as in all standard
/// curves.
private struct Bezier {
  let x1: Double
  let x2: Double
  let y2: Double

  /// Halving finds the parameter: slower than a tangent, and always as exact.
  func y(at x: Double) -> Double {
    var low = 0.0
    var high = 1.0
    for _ in 0..<60 {
      let middle = (low + high) / 2
      if value(x1, x2, middle) < x { low = middle } else { high = middle }
    }
    return value(0, y2, (low + high) / 2)
  }

  private func value(_ first: Double, _ second: Double, _ t: Double) -> Double {
    let rest = 1 - t
    return 3 * rest * rest * t * first + 3 * rest * t * t * second + t * t * t
  }
}
