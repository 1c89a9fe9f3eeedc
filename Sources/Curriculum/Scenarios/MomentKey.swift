import Diagnostics
import LayoutProgram

/// What stored frames and results call a moment of a scene with steps.
///
///     tap left@0.5   half of the time on the way
///     tap left@0.2s  after 0.2 seconds
///     tap left       when everything has come to rest
///     tap left (2)   the same button a second time
public struct MomentKey: Hashable, Sendable, CustomStringConvertible {
  /// The step's words, with a number if the same was done before.
  public let step: String
  /// When, to a hundredth; nil when all is at rest.
  public let time: StepTime?

  /// A moment of a step.
  init(_ step: String, at time: StepTime) {
    self.step = step
    self.time = time.rounded
  }

  /// Takes a key as it is written.
  init(_ key: String) {
    let parts = Self.parts(of: key)
    step = parts?.words ?? key
    time = parts?.time
  }

  /// As it is written.
  public var description: String { time.map { "\(step)@\($0.written)" } ?? step }

  /// The same step when all is at rest.
  var atRest: MomentKey { MomentKey(step, at: .atRest) }

  /// Whether something may still be moving.
  public var isOnTheWay: Bool { time != nil }

  /// `left@0.5` → left and 0.5 of the way; nil for what has no time.
  public static func parts(of text: String) -> (words: String, time: StepTime)? {
    guard let sign = text.lastIndex(of: "@"), sign != text.startIndex else { return nil }
    let words = String(text[..<sign])
    let number = String(text[text.index(after: sign)...])
    if let share = Double(number) { return (words, .share(share)) }
    return StepTime(seconds: number).map { (words, $0) }
  }
}

extension StepTime {
  /// To a hundredth; nil when all is at rest.
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
  /// What each step is called among the others: the second of two equal ones is `tap left (2)`.
  public var names: [String] {
    indices.map { position in
      let words = self[position].words
      let before = self[..<position].count { $0.words == words }
      return before == 0 ? words : "\(words) (\(before + 1))"
    }
  }
}
