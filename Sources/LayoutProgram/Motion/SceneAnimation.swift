/// How a value changes over time: SwiftUI's `Animation`.
///
///     .easeIn(duration: 1)                    a curve and its length
///     .spring(duration: 0.5, bounce: 0.3)     a spring, which may overshoot
///     .linear.delay(0.5).repeatCount(3)       adjusted, the last adjustment outermost
///
/// The default of `withAnimation { … }` is a spring of 0.55 seconds without bounce, as documented from iOS 17 on.
public struct SceneAnimation: Sendable, Hashable {
  /// The curve or spring that moves the value.
  public enum Base: Sendable, Hashable {
    /// A curve over a number of seconds.
    case timing(TimingCurve, duration: Double)
    /// A spring; it keeps the speed of a spring that it replaces.
    case spring(Spring, blendDuration: Double = 0)
    /// A spring that starts anew each time; its initial velocity is in whole distances per second.
    case interpolatingSpring(Spring, initialVelocity: Double)
    /// The default animation of `withAnimation { … }`.
    case standard
  }

  /// A change of an animation's timing.
  public enum Adjustment: Sendable, Hashable {
    /// Multiplies the speed.
    case speed(Double)
    /// Starts some seconds later.
    case delay(Double)
    /// Repeats several times, or forever if nil; every other time backward if it autoreverses.
    case repetition(Int?, autoreverses: Bool)
  }

  /// The curve or spring that moves the value.
  public var base: Base
  /// The adjustments of the timing, the innermost first.
  public var adjustments: [Adjustment] = []

  /// Makes an animation without adjustments.
  public init(_ base: Base) { self.base = base }

  /// The default animation of `withAnimation { … }`.
  public static let standard = SceneAnimation(.standard)

  /// A curve over a number of seconds.
  public static func timing(_ curve: TimingCurve, duration: Double = 0.35) -> SceneAnimation {
    SceneAnimation(.timing(curve, duration: duration.isFinite ? max(duration, 0) : 0.35))
  }

  /// The same animation with one more adjustment around it.
  public func adjusted(_ adjustment: Adjustment) -> SceneAnimation {
    var adjusted = self
    adjusted.adjustments.append(adjustment)
    return adjusted
  }

  // MARK: Name

  /// The name of the curve or spring.
  public var name: String {
    switch base {
    case .timing(.linear, _): "linear"
    case .timing(.easeIn, _): "easeIn"
    case .timing(.easeOut, _): "easeOut"
    case .timing(.easeInOut, _): "easeInOut"
    case .timing: "timingCurve"
    case .spring: "spring"
    case .interpolatingSpring: "interpolatingSpring"
    case .standard: "default"
    }
  }

  /// The spring of the animation; nil for curves.
  public var spring: Spring? {
    switch base {
    case .timing: nil
    case .spring(let spring, _), .interpolatingSpring(let spring, _): spring
    case .standard: Self.standardSpring
    }
  }

  private static let standardSpring = Spring(response: 0.55, dampingRatio: 1)

  /// The spring that keeps its speed when the target changes; nil if the animation has adjustments.
  var persistentSpring: (spring: Spring, blendDuration: Double)? {
    guard adjustments.isEmpty else { return nil }
    switch base {
    case .spring(let spring, let blend): return (spring, blend)
    case .standard: return (Self.standardSpring, 0)
    case .timing, .interpolatingSpring: return nil
    }
  }

  // MARK: Duration

  /// The seconds until the animation counts as done, though a spring may still swing a little. Without the delay, and
  /// for one run: there and, with autoreverse, back.
  public var duration: Double {
    var length = ownLength
    for adjustment in adjustments {
      switch adjustment {
      case .speed(let speed): length = speed > 0 ? length / speed : length
      case .delay: break
      case .repetition(let count, let autoreverses):
        length *= Double(count.map { max($0, 1) } ?? (autoreverses ? 2 : 1))
      }
    }
    return length
  }

  /// The seconds until the animation counts as done, delay included; infinite if it repeats forever.
  public var logicalEnd: Double { end { $0.ownLength } }

  /// The seconds until nothing moves anymore.
  ///
  /// - Parameter way: the whole distance, in points or any other unit.
  public func end(ofWay way: Double) -> Double { end { $0.ownEnd(ofWay: way) } }

  /// Whether it ends.
  public var isFinite: Bool {
    !adjustments.contains {
      switch $0 {
      case .repetition(nil, _): true
      case .speed(let speed): !(speed > 0)
      default: false
      }
    }
  }

  private var ownLength: Double {
    if case .timing(_, let duration) = base { return duration }
    return spring?.response ?? 0
  }

  private func ownEnd(ofWay way: Double) -> Double {
    switch base {
    case .timing(_, let duration): return duration
    case .interpolatingSpring(let spring, let velocity): return spring.interpolatingEnd(velocity: velocity)
    case .spring, .standard: return spring?.end(ofWay: way, distance: [-way], velocity: [0]) ?? 0
    }
  }

  private func end(_ own: (SceneAnimation) -> Double) -> Double {
    var end = own(self)
    for adjustment in adjustments {
      switch adjustment {
      case .speed(let speed): end = speed > 0 ? end / speed : .infinity
      case .delay(let delay): end = max(end + delay, 0)
      case .repetition(let count, _): end = count.map { end * Double(max($0, 1)) } ?? .infinity
      }
    }
    return end
  }

  // MARK: Progress

  /// The share of the distance covered after some seconds; nil after the end.
  ///
  /// - Parameter way: the whole distance; a spring needs longer to settle on a long one.
  /// - Complexity: one step for each adjustment; springs search for their end in steps of 1/300 second.
  public func progress(after time: Double, ofWay way: Double = 1) -> Double? {
    progress(time, adjustments[...], ofWay: way)
  }

  private func progress(_ time: Double, _ adjustments: ArraySlice<Adjustment>, ofWay way: Double) -> Double? {
    guard let outermost = adjustments.last else { return ownProgress(time, ofWay: way) }
    let inner = adjustments.dropLast()
    switch outermost {
    case .speed(let speed): return progress(time * max(speed, 0), inner, ofWay: way)
    case .delay(let delay): return progress(max(time - delay, 0), inner, ofWay: way)
    case .repetition(let count, let autoreverses):
      var single = SceneAnimation(base)
      single.adjustments = Array(inner)
      let length = single.end(ofWay: way)
      guard length > 0, length.isFinite else { return progress(time, inner, ofWay: way) }
      let pass = (max(time, 0) / length).rounded(.down)
      if let count, pass >= Double(max(count, 1)) { return nil }
      let share = progress(max(time, 0) - pass * length, inner, ofWay: way) ?? 1
      return autoreverses && pass.truncatingRemainder(dividingBy: 2) == 1 ? 1 - share : share
    }
  }

  private func ownProgress(_ time: Double, ofWay way: Double) -> Double? {
    switch base {
    case .timing(let curve, let duration):
      return duration <= 0 || time > duration ? nil : curve.value(at: time / duration)
    case .interpolatingSpring(let spring, let velocity):
      return time > ownEnd(ofWay: way) ? nil : spring.progress(after: time, velocity: velocity)
    case .spring, .standard:
      guard let spring, spring.response > 0, time <= ownEnd(ofWay: way) else { return nil }
      return spring.progress(after: time)
    }
  }
}
