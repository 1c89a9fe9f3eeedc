import LayoutEngine

/// A keyframe.
package enum Keyframe {
  /// Linear interpolation, with a timing curve.
  case linear(Value, duration: Double, TimingCurve)
  /// A smooth curve through this value and its neighbors.
  case cubic(Value, duration: Double, start: Value?, end: Value?)
  /// A spring; without a duration, as long as it takes to settle.
  case spring(Value, duration: Double?, Spring, start: Value?)
  /// A jump.
  case move(Value)

  var target: Value {
    switch self {
    case .linear(let value, _, _), .cubic(let value, _, _, _), .spring(let value, _, _, _), .move(let value): value
    }
  }

  var duration: Double {
    switch self {
    case .linear(_, let duration, _), .cubic(_, let duration, _, _): max(duration, 0)
    case .spring(_, let duration, let spring, _): max(duration ?? spring.settlingDuration, 0)
    case .move: 0
    }
  }
}

/// The keyframes of one part of the value: of `\.scale`, or of all of it.
package struct KeyframeTrack {
  package let path: [KeyPathStep]
  package let keyframes: [Keyframe]

  package init(path: [KeyPathStep], keyframes: [Keyframe]) {
    self.path = path
    self.keyframes = keyframes
  }
}

/// The tracks of all parts, which run in parallel; a track that has ended keeps its last value.
struct KeyframeTracks {
  private let tracks: [KeyframeTrack]
  let repeats: Bool

  /// The content of a closure: tracks, or the keyframes of a single one.
  init(_ view: View, repeats: Bool) {
    var tracks: [KeyframeTrack] = []
    var loose: [Keyframe] = []
    for piece in view.pieces {
      switch piece {
      case .track(let track): tracks.append(track)
      case .keyframe(let keyframe): loose.append(keyframe)
      default: continue
      }
    }
    if !loose.isEmpty { tracks.append(KeyframeTrack(path: [], keyframes: loose)) }
    self.tracks = tracks
    self.repeats = repeats
  }

  /// The duration of the longest track.
  var length: Double { tracks.map { $0.keyframes.reduce(0) { $0 + $1.duration } }.max() ?? 0 }

  /// The value after some seconds.
  func value(at time: Double, from initial: Value, in run: Run) throws(Stop) -> Value {
    let length = length
    let time = repeats && length > 0 && time.isFinite ? time.truncatingRemainder(dividingBy: length) : time
    var value = initial
    for track in tracks {
      let start =
        track.path.isEmpty ? initial : try run.call(.keyPath(track.path), [initial], at: nil)
      guard let numbers = start.animatableNumbers else { continue }
      let part = start.withNumbers(KeyframeWay(track.keyframes, from: numbers).value(at: time))
      value = track.path.isEmpty ? part : try run.replacing(track.path[...], in: value, by: part)
    }
    return value
  }
}

/// A track as numbers: position and velocity at any time.
private struct KeyframeWay {
  private let steps: [Step]

  private struct Step {
    let keyframe: Keyframe
    let start: [Double]
    let end: [Double]
    let duration: Double
    var startVelocity: [Double]
    var endVelocity: [Double]
  }

  init(_ keyframes: [Keyframe], from initial: [Double]) {
    var steps: [Step] = []
    var place = initial
    for keyframe in keyframes {
      let end = keyframe.target.animatableNumbers.flatMap { $0.count == initial.count ? $0 : nil } ?? place
      let still = place.map { _ in 0.0 }
      steps.append(
        Step(
          keyframe: keyframe, start: place, end: end, duration: keyframe.duration, startVelocity: still,
          endVelocity: still))
      place = end
    }
    self.steps = Self.smoothed(steps)
  }

  /// Fills in the velocities at both ends of each step: springs take over the velocity before them; cubic curves meet
  /// in one velocity.
  private static func smoothed(_ steps: [Step]) -> [Step] {
    var steps = steps
    for index in steps.indices {
      let before = index > 0 ? steps[index - 1] : nil
      let after = index + 1 < steps.count ? steps[index + 1] : nil
      var own = steps[index]
      switch own.keyframe {
      case .linear, .move:
        own.startVelocity = velocity(of: own, atEnd: false)
        own.endVelocity = velocity(of: own, atEnd: true)
      case .cubic(_, _, let start, let end):
        own.startVelocity = start?.animatableNumbers ?? meeting(before, own) ?? own.startVelocity
        own.endVelocity = end?.animatableNumbers ?? meeting(own, after) ?? own.endVelocity
      case .spring(_, let duration, let spring, let start):
        own.startVelocity = start?.animatableNumbers ?? before?.endVelocity ?? own.startVelocity
        let time = duration ?? spring.settlingDuration
        own.endVelocity = own.start.indices.map { number in
          spring.state(
            after: time, distance: own.start[number] - own.end[number], velocity: own.startVelocity[number]
          ).velocity
        }
      }
      steps[index] = own
    }
    return steps
  }

  /// The velocity where two steps meet if one of them is a cubic curve: that of the straight line past the value
  /// between them, or that of the neighbor.
  private static func meeting(_ first: Step?, _ second: Step?) -> [Double]? {
    guard let first, let second else { return nil }
    switch (first.keyframe, second.keyframe) {
    case (.cubic, .cubic):
      let time = first.duration + second.duration
      return time > 0 ? zip(first.start, second.end).map { ($1 - $0) / time } : nil
    case (.cubic, .linear): return velocity(of: second, atEnd: false)
    case (_, .cubic): return first.endVelocity
    default: return nil
    }
  }

  private static func velocity(of step: Step, atEnd: Bool) -> [Double] {
    guard case .linear(_, _, let curve) = step.keyframe, step.duration > 0 else { return step.start.map { _ in 0 } }
    let slope = curve.velocity(at: atEnd ? 1 : 0) / step.duration
    return zip(step.start, step.end).map { ($1 - $0) * slope }
  }

  func value(at time: Double) -> [Double] {
    var rest = max(time, 0)
    for step in steps {
      if rest < step.duration { return place(in: step, at: rest) }
      rest -= step.duration
    }
    return steps.last?.end ?? []
  }

  private func place(in step: Step, at time: Double) -> [Double] {
    let share = step.duration > 0 ? time / step.duration : 1
    switch step.keyframe {
    case .move: return step.end
    case .linear(_, _, let curve):
      let way = curve.value(at: share)
      return zip(step.start, step.end).map { $0 + ($1 - $0) * way }
    case .spring(_, _, let spring, _):
      return step.start.indices.map { number in
        step.end[number]
          + spring.state(
            after: time, distance: step.start[number] - step.end[number], velocity: step.startVelocity[number]
          ).distance
      }
    case .cubic:
      let (t, d) = (share, step.duration)
      return step.start.indices.map { number in
        let (h00, h10) = (2 * t * t * t - 3 * t * t + 1, t * t * t - 2 * t * t + t)
        let (h01, h11) = (3 * t * t - 2 * t * t * t, t * t * t - t * t)
        return h00 * step.start[number] + h10 * d * step.startVelocity[number] + h01 * step.end[number]
          + h11 * d * step.endVelocity[number]
      }
    }
  }
}

extension View {
  /// The elements of a keyframe builder.
  fileprivate var pieces: [Animator] {
    switch content {
    case .moving(let animator): [animator]
    case .group(let views): views.flatMap(\.pieces)
    case .branch(_, let view): view.pieces
    case .each(let views): views.flatMap(\.view.pieces)
    default: []
    }
  }

  /// The keyframes of a track's builder.
  package var keyframes: [Keyframe] {
    pieces.compactMap { if case .keyframe(let keyframe) = $0 { keyframe } else { nil } }
  }
}
