/// How a value goes from what it was to what it is: SwiftUI's `Animation`.
///
///     .easeIn(duration: 1)                    a curve and its length
///     .spring(duration: 0.5, bounce: 0.3)     a spring, which may go past its end
///     .linear.delay(0.5).repeatCount(3)       changed in its time, the last change outermost
///
/// Without a word, as in `withAnimation { … }`, it is a spring of 0.55 seconds that does not swing, as documented from
/// iOS 17 on.
public struct SceneAnimation: Sendable, Hashable {
  /// What moves the value.
  public enum Base: Sendable, Hashable {
    /// A curve over so many seconds.
    case timing(TimingCurve, duration: Double)
    /// A spring; one that takes over from another keeps its speed.
    case spring(Spring, blendDuration: Double = 0)
    /// A spring that starts anew each time, with a speed in ways each second.
    case interpolatingSpring(Spring, initialVelocity: Double)
    /// What `withAnimation { … }` takes.
    case standard
  }

  /// A change of an animation's time.
  public enum Adjustment: Sendable, Hashable {
    /// So many times as fast.
    case speed(Double)
    /// So many seconds later.
    case delay(Double)
    /// Several times, or nil for ever; every other time backwards, if so wanted.
    case repetition(Int?, autoreverses: Bool)
  }

  /// What moves the value.
  public var base: Base
  /// The changes of its time, the innermost first.
  public var adjustments: [Adjustment] = []

  /// Makes an animation.
  public init(_ base: Base) { self.base = base }

  /// What `withAnimation { … }` uses where nothing is said.
  public static let standard = SceneAnimation(.standard)

  /// A curve over so many seconds.
  public static func timing(_ curve: TimingCurve, duration: Double = 0.35) -> SceneAnimation {
    SceneAnimation(.timing(curve, duration: duration.isFinite ? max(duration, 0) : 0.35))
  }

  /// The same with its time changed once more.
  public func adjusted(_ adjustment: Adjustment) -> SceneAnimation {
    var adjusted = self
    adjusted.adjustments.append(adjustment)
    return adjusted
  }

  // MARK: What it is called

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

  /// The spring that moves it, if one does.
  public var spring: Spring? {
    switch base {
    case .timing: nil
    case .spring(let spring, _), .interpolatingSpring(let spring, _): spring
    case .standard: Self.standardSpring
    }
  }

  private static let standardSpring = Spring(response: 0.55, dampingRatio: 1)

  /// The spring, where a change on the way keeps its speed: nothing may have been done to its time.
  var persistentSpring: (spring: Spring, blendDuration: Double)? {
    guard adjustments.isEmpty else { return nil }
    switch base {
    case .spring(let spring, let blend): return (spring, blend)
    case .standard: return (Self.standardSpring, 0)
    case .timing, .interpolatingSpring: return nil
    }
  }

  // MARK: How long it takes

  /// The seconds after which it counts as done, though a spring may still swing a little: without a delay, of one time
  /// there and, where it comes back, one time back.
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

  /// The seconds from its beginning, a delay included, until it counts as done; infinite if it repeats for ever.
  public var logicalEnd: Double { end { $0.ownLength } }

  /// The seconds until nothing moves any more.
  ///
  /// - Parameter way: how long the way is, in points or whatever else it is measured in.
  public func end(ofWay way: Double) -> Double { end { $0.ownEnd(ofWay: way) } }

  /// Whether it comes to an end.
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

  // MARK: How far it has come

  /// The share of the way after some seconds; nil once it has come to its end.
  ///
  /// - Parameter way: how long the way is: a spring is at rest later on a long one.
  /// - Complexity: one step for each adjustment; springs look for their end in 300ths of a second.
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
