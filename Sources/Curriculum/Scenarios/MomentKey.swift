import Diagnostics
import LayoutProgram

/// The key of a moment of a scene with steps, for stored frames and results.
///
///     tap left@0.5   halfway through the animation
///     tap left@0.2s  after 0.2 seconds
///     tap left       at the end of the animation
///     tap left (2)   the same button a second time
public struct MomentKey: Hashable, Sendable, CustomStringConvertible {
  /// The step's words, numbered if the same step occurred before.
  public let step: String
  /// The time, to a hundredth; nil for the end of the animation.
  public let time: StepTime?

  /// Makes the key of a moment after a step.
  init(_ step: String, at time: StepTime) {
    self.step = step
    self.time = time.rounded
  }

  /// Parses a key.
  init(_ key: String) {
    let parts = Self.parts(of: key)
    step = parts?.words ?? key
    time = parts?.time
  }

  /// The key as it is written.
  public var description: String { time.map { "\(step)@\($0.written)" } ?? step }

  /// The same step at the end of its animation.
  var atRest: MomentKey { MomentKey(step, at: .atRest) }

  /// Whether an animation may be in progress.
  public var isOnTheWay: Bool { time != nil }

  /// `left@0.5` → `left` and half of the animation; nil without a time.
  public static func parts(of text: String) -> (words: String, time: StepTime)? {
    guard let sign = text.lastIndex(of: "@"), sign != text.startIndex else { return nil }
    let words = String(text[..<sign])
    let number = String(text[text.index(after: sign)...])
    if let share = Double(number) { return (words, .share(share)) }
    return StepTime(seconds: number).map { (words, $0) }
  }
}

extension StepTime {
  /// The time to a hundredth; nil for the end of the animation.
  fileprivate var rounded: StepTime? {
    switch self {
    case .share(let share): share < 1 ? .share((share * 100).rounded() / 100) : nil
    case .seconds(let seconds): .seconds((seconds * 100).rounded() / 100)
    }
  }

  fileprivate var written: String {
    switch self {
    case .share(let share): points(share)
    case .seconds(let seconds): "\(points(seconds))s"
    }
  }
}

extension [SceneStep] {
  /// The steps' names, numbered if equal: the second of two equal ones is `tap left (2)`.
  public var names: [String] {
    indices.map { position in
      let words = self[position].words
      let before = self[..<position].count { $0.words == words }
      return before == 0 ? words : "\(words) (\(before + 1))"
    }
  }
}
