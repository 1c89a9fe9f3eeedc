import Glibc

/// The progress of an animation by the share of its time: SwiftUI's `UnitCurve`.
///
///     linear   easeIn   easeOut   easeInOut   timingCurve(0.68, -0.6, 0.32, 1.6)
///     0.25     0.0935   0.3781    0.1292      -0.0977            progress after a quarter of the time
///
/// A curve starts at 0 and ends at 1; in between it may leave that range.
public enum TimingCurve: Sendable, Hashable {
  /// A Bézier curve from (0, 0) to (1, 1) with two control points.
  case bezier(x1: Double, y1: Double, x2: Double, y2: Double)

  /// Constant speed.
  public static let linear = TimingCurve.bezier(x1: 0, y1: 0, x2: 1, y2: 1)
  /// Starts slowly.
  public static let easeIn = TimingCurve.bezier(x1: 0.42, y1: 0, x2: 1, y2: 1)
  /// Ends slowly.
  public static let easeOut = TimingCurve.bezier(x1: 0, y1: 0, x2: 0.58, y2: 1)
  /// Starts and ends slowly.
  public static let easeInOut = TimingCurve.bezier(x1: 0.42, y1: 0, x2: 0.58, y2: 1)

  /// The progress after a share of the time; times outside of 0 … 1 use the nearest end.
  public func value(at time: Double) -> Double {
    if time.isNaN || time <= 0 { return 0 }
    if time >= 1 { return 1 }
    switch self {
    case .linear: return time
    case .bezier(let x1, let y1, let x2, let y2):
      let parameter = Self.parameter(where: { Self.coordinate(x1, x2, $0) }, is: time)
      return Self.coordinate(y1, y2, parameter)
    }
  }

  /// The speed of the progress, in whole distances per whole time.
  package func velocity(at time: Double) -> Double {
    let step = 1e-4
    let (before, after) = (max(time - step, 0), min(time + step, 1))
    return after > before ? (value(at: after) - value(at: before)) / (after - before) : 0
  }

  private static func coordinate(_ first: Double, _ second: Double, _ parameter: Double) -> Double {
    let rest = 1 - parameter
    return 3 * rest * rest * parameter * first + 3 * rest * parameter * parameter * second
      + parameter * parameter * parameter
  }

  /// The argument for which a function that grows from 0 to 1 has a given value. Bisection is slower than
  /// Newton's method but always exact.
  private static func parameter(where function: (Double) -> Double, is value: Double) -> Double {
    var (low, high) = (0.0, 1.0)
    for _ in 0..<60 {
      let middle = (low + high) / 2
      if function(middle) < value { low = middle } else { high = middle }
    }
    return (low + high) / 2
  }
}
