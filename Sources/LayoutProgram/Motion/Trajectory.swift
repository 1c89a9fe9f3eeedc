/// The path of some numbers over time: those of a frame, an opacity, a color.
///
///     linear 1 s, 0 → 100                        25 after ¼ s, 50 after ½ s
///     and after ½ s back to 0, linear 1 s        56.25 after ¾ s: the first still runs, the second starts from it
///
/// A spring that replaces a spring takes over its position and speed. Any other animation is added to the one that
/// still runs.
package indirect enum Trajectory {
  case still([Double])
  case eased(from: Trajectory, to: [Double], SceneAnimation, start: Double)
  /// `distance` and `velocity` are those at the start, measured from the end.
  case sprung(to: [Double], distance: [Double], velocity: [Double], SpringChange, start: Double)
  /// A path that continues although its end jumped.
  case shifted(Trajectory, by: [Double])

  /// A spring and the seconds from its start until it is at rest.
  package struct SpringChange {
    var spring: Spring
    var end: Double
  }

  /// The most paths on top of each other; nobody sees more.
  private static let deepest = 32

  /// The final values.
  var target: [Double] {
    switch self {
    case .still(let place): place
    case .eased(_, let target, _, _), .sprung(let target, _, _, _, _): target
    case .shifted(let inner, let jump): zip(inner.target, jump).map { $0 + $1 }
    }
  }

  /// When it ends, in scene time.
  package var end: Double {
    switch self {
    case .still: -.infinity
    case .eased(let origin, let target, let animation, let start):
      start + animation.end(ofWay: Self.distance(from: origin.target, to: target))
    case .sprung(_, _, _, let change, let start): start + change.end
    case .shifted(let inner, _): inner.end
    }
  }

  /// The values at a time.
  package func value(at time: Double) -> [Double] {
    switch self {
    case .still(let place): return place
    case .eased(let origin, let target, let animation, let start):
      let way = Self.distance(from: origin.target, to: target)
      guard let share = animation.progress(after: time - start, ofWay: way) else { return target }
      return zip(origin.value(at: time), target).map { $0 + ($1 - $0) * share }
    case .sprung(let target, let distance, let velocity, let change, let start):
      if time - start > change.end { return target }
      return target.indices.map { index in
        target[index]
          + change.spring.state(after: time - start, distance: distance[index], velocity: velocity[index]).distance
      }
    case .shifted(let inner, let jump): return zip(inner.value(at: time), jump).map { $0 + $1 }
    }
  }

  /// The speed that a spring takes over; curves have none.
  private func velocity(at time: Double) -> [Double] {
    switch self {
    case .still(let place): place.map { _ in 0 }
    case .eased(_, let target, _, _): target.map { _ in 0 }
    case .sprung(let target, let distance, let velocity, let change, let start):
      target.indices.map { index in
        change.spring.state(after: time - start, distance: distance[index], velocity: velocity[index]).velocity
      }
    case .shifted(let inner, _): inner.velocity(at: time)
    }
  }

  /// The path to another target from now on; it jumps there if nothing animates the change.
  package func turned(to target: [Double], by animation: SceneAnimation?, at time: Double) -> Trajectory {
    let current = time > end ? .still(self.target) : self
    guard let animation, target.count == self.target.count else {
      if case .still = current { return .still(target) }
      if target.count != self.target.count { return .still(target) }
      return .shifted(current, by: zip(target, self.target).map { $0 - $1 })
    }
    if let (spring, _) = animation.persistentSpring {
      let place = current.value(at: time)
      let distance = zip(place, target).map { $0 - $1 }
      let velocity = current.velocity(at: time)
      let end =
        spring.response > 0
        ? spring.end(ofWay: Self.distance(from: place, to: target), distance: distance, velocity: velocity) : 0
      return .sprung(
        to: target, distance: distance, velocity: velocity, SpringChange(spring: spring, end: end), start: time)
    }
    let origin: Trajectory = current.depth > Self.deepest ? .still(current.value(at: time)) : current
    return .eased(from: origin, to: target, animation, start: time)
  }

  private var depth: Int {
    switch self {
    case .still, .sprung: 0
    case .eased(let origin, _, _, _): origin.depth + 1
    case .shifted(let inner, _): inner.depth + 1
    }
  }

  private static func distance(from start: [Double], to end: [Double]) -> Double {
    zip(start, end).reduce(0) { $0 + ($1.1 - $1.0) * ($1.1 - $1.0) }.squareRoot()
  }
}
