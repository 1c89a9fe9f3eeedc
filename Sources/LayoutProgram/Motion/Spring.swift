import Glibc

/// A damped spring, as SwiftUI's `Spring` describes it: how quickly it responds and how soon it stops swinging.
///
///     duration 0.5, bounce 0       0.36 after 0.1 s, 0.82 after 0.25 s, 0.99 after 0.5 s; never past its end
///     duration 0.5, bounce 0.3     0.42, 0.98, 1.01; furthest at 0.35 s, 4.6 % past its end
///
/// Positions come from closed formulas, which do not depend on the frame rate. An iPhone integrates in small steps and
/// is up to 2 % of the distance ahead of them.
public struct Spring: Sendable, Hashable {
  /// The period of one undamped swing in seconds; SwiftUI also calls it the duration.
  public var response: Double
  /// 1 is critically damped: the fastest way to the end without overshooting. Less swings, more creeps.
  public var dampingRatio: Double

  /// Makes a spring; values out of range become the nearest valid ones.
  public init(response: Double, dampingRatio: Double) {
    self.response = response.isFinite ? max(response, 0) : 0.5
    self.dampingRatio = dampingRatio.isFinite ? max(dampingRatio, 0) : 1
  }

  /// Makes a spring from its bounce: 0 does not swing, 1 swings forever, negative numbers creep.
  public init(duration: Double, bounce: Double) {
    let bounce = bounce.isFinite ? min(max(bounce, -0.99), 1) : 0
    self.init(response: duration, dampingRatio: bounce >= 0 ? 1 - bounce : 1 / (1 + bounce))
  }

  /// Makes a spring from its physical constants.
  public init(mass: Double = 1, stiffness: Double, damping: Double) {
    let (mass, stiffness) = (max(mass, 1e-6), max(stiffness, 1e-6))
    self.init(
      response: 2 * .pi * (mass / stiffness).squareRoot(), dampingRatio: damping / (2 * (mass * stiffness).squareRoot())
    )
  }

  /// The spring of `.smooth` and `.spring`: it does not swing.
  public static let smooth = Spring(response: 0.5, dampingRatio: 1)

  /// How much it swings: the opposite of the damping ratio.
  public var bounce: Double { dampingRatio <= 1 ? 1 - dampingRatio : 1 / dampingRatio - 1 }
  /// The stiffness for a mass of 1.
  public var stiffness: Double { frequency * frequency }
  /// The damping for a mass of 1.
  public var damping: Double { 2 * dampingRatio * frequency }

  private var frequency: Double { 2 * .pi / max(response, 1e-4) }
  /// The rate at which swings fade.
  private var decay: Double { dampingRatio * frequency }

  /// Position and velocity after some seconds.
  ///
  /// - Parameters:
  ///   - distance: from the rest position to the start.
  ///   - velocity: at the start.
  /// - Returns: the distance from the rest position, and the velocity.
  public func state(
    after time: Double, distance: Double, velocity: Double
  ) -> (distance: Double, velocity: Double) {
    if time <= 0 { return (distance, velocity) }
    let (w, a) = (frequency, decay)
    if abs(dampingRatio - 1) < 1e-6 {
      let slope = velocity + w * distance
      let fading = exp(-w * time)
      return ((distance + slope * time) * fading, (slope - w * (distance + slope * time)) * fading)
    }
    if dampingRatio < 1 {
      let q = w * (1 - dampingRatio * dampingRatio).squareRoot()
      let across = (velocity + a * distance) / q
      let (fading, cosine, sine) = (exp(-a * time), cos(q * time), sin(q * time))
      let place = fading * (distance * cosine + across * sine)
      return (place, -a * place + fading * q * (across * cosine - distance * sine))
    }
    let root = w * (dampingRatio * dampingRatio - 1).squareRoot()
    let (fast, slow) = (-a - root, -a + root)
    let first = (velocity - slow * distance) / (fast - slow)
    let second = distance - first
    let (one, two) = (first * exp(fast * time), second * exp(slow * time))
    return (one + two, fast * one + slow * two)
  }

  /// The share of the distance, from 0 to 1, after some seconds.
  ///
  /// - Parameter velocity: at the start, in whole distances per second.
  public func progress(after time: Double, velocity: Double = 0) -> Double {
    1 + state(after: time, distance: -1, velocity: velocity).distance
  }

  // MARK: Settling

  /// The seconds in which the motion is visible, as `settlingDuration` reports it.
  public var settlingDuration: Double { restingTime(velocity: 0) }

  /// The seconds until a spring by itself, such as an `interpolatingSpring`, is within a thousandth of its end.
  func restingTime(velocity: Double) -> Double {
    guard decay > 0 else { return .infinity }
    if dampingRatio < 1 { return max(log((1 + abs(decay - velocity)) / 0.001) / decay, 0) }
    return firstTime(every: 0.1) { abs(1 - progress(after: $0, velocity: velocity)) < 0.001 }
  }

  /// The seconds until an `interpolatingSpring` ends: at least one.
  func interpolatingEnd(velocity: Double) -> Double {
    guard decay > 0 else { return .infinity }
    guard dampingRatio < 1 else { return restingTime(velocity: velocity) }
    let q = frequency * (1 - dampingRatio * dampingRatio).squareRoot()
    return max(log((1 + abs((decay - velocity) / q)) / 0.001) / decay, 1)
  }

  /// The seconds until an animation with this spring ends: it is slow and within a hundredth of the whole distance.
  ///
  /// - Parameters:
  ///   - way: the whole distance; a long one takes longer.
  ///   - distance: from the end to the start.
  ///   - velocity: at the start, in units of the distance per second.
  func end(ofWay way: Double, distance: [Double], velocity: [Double]) -> Double {
    guard decay > 0 else { return .infinity }
    func norm(_ numbers: [Double]) -> Double { numbers.reduce(0) { $0 + $1 * $1 }.squareRoot() }
    return firstTime(every: 1.0 / 300) { time in
      let states = zip(distance, velocity).map { state(after: time, distance: $0, velocity: $1) }
      let speeds = states.map(\.velocity)
      let pulls = states.map { -damping * $0.velocity - stiffness * $0.distance }
      return norm(speeds) <= 0.06 && norm(pulls) <= 0.06 && norm(states.map(\.distance)) <= 0.01 * way
    }
  }

  /// Springs that take longer visibly never end.
  private static let longest = 60.0

  private func firstTime(every step: Double, where isOver: (Double) -> Bool) -> Double {
    var number = 0
    while Double(number) * step < Self.longest {
      if isOver(Double(number) * step) { return Double(number) * step }
      number += 1
    }
    return Self.longest
  }
}
