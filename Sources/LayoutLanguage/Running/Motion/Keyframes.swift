import LayoutEngine

/// A step of a keyframe animator's value.
enum Keyframe {
  /// Straight, along a curve of time.
  case linear(Value, duration: Double, TimingCurve)
  /// A smooth curve through this value and its neighbours'.
  case cubic(Value, duration: Double, start: Value?, end: Value?)
  /// A spring; without a duration as long as that takes.
  case spring(Value, duration: Double?, Spring, start: Value?)
  /// At once.
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

/// The steps of one part of the value: of `\.scale`, or of all of it.
struct KeyframeTrack {
  let path: [KeyPathStep]
  let keyframes: [Keyframe]
}

/// All parts' ways, which run beside each other; what has come to its end stays there.
struct KeyframeTracks {
  private let tracks: [KeyframeTrack]
  let repeats: Bool

  /// As a closure lists them: tracks, or the steps of a single one.
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

  /// The longest track's length.
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

/// One track as numbers: where it is and how fast, at any time.
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

  /// What each step begins and ends with: springs take over a speed; cubic curves meet in one.
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

  /// The speed in which two steps meet if one of them is a cubic curve: that of the straight line past the value
  /// between them, or that of the neighbour.
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
  /// What is listed in a builder of keyframes.
  fileprivate var pieces: [Animator] {
    switch content {
    case .moving(let animator): [animator]
    case .group(let views): views.flatMap(\.pieces)
    case .branch(_, let view): view.pieces
    case .each(let views): views.flatMap(\.view.pieces)
    default: []
    }
  }

  /// The steps that are listed in a track's builder.
  var keyframes: [Keyframe] {
    pieces.compactMap { if case .keyframe(let keyframe) = $0 { keyframe } else { nil } }
  }
}
