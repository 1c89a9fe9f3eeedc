import Diagnostics
import LayoutLanguage

/// What stored frames and results call a moment of a scene with steps.
///
///     tap left@0.5   half of the time on the way
///     tap left       when everything has come to rest
///     tap left (2)   the same button a second time
public struct MomentKey: Hashable, Sendable, CustomStringConvertible {
  /// The step's words, with a number if the same was done before.
  public let step: String
  /// The share of the step's time, to a hundredth; nil when all is at rest.
  public let share: Double?

  /// A moment of a step, from 0 to 1.
  init(_ step: String, at time: Double) {
    self.step = step
    share = time < 1 ? (time * 100).rounded() / 100 : nil
  }

  /// Takes a key as it is written.
  init(_ key: String) {
    let parts = Self.parts(of: key)
    step = parts?.words ?? key
    share = parts?.time
  }

  /// As it is written.
  public var description: String { share.map { "\(step)@\(points($0))" } ?? step }

  /// The same step when all is at rest.
  var atRest: MomentKey { MomentKey(step, at: 1) }

  /// Whether something may still be moving.
  public var isOnTheWay: Bool { share != nil }

  /// `left@0.5` → left and 0.5; nil for what has no time.
  public static func parts(of text: String) -> (words: String, time: Double)? {
    guard let sign = text.lastIndex(of: "@"), sign != text.startIndex,
      let time = Double(text[text.index(after: sign)...])
    else { return nil }
    return (String(text[..<sign]), time)
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
