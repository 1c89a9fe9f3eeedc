/// How much of a diagnosis a learner sees: each step shows what the one before it shows, and more.
public enum Reveal: Int, Sendable, CaseIterable, Comparable {
  /// Which view and line, and what is seen there.
  case place = 1
  /// The law that is broken.
  case law
  /// What kind of change mends it, without the value.
  case direction
  /// The change itself.
  case code

  /// Whether one shows less than the other.
  public static func < (one: Reveal, other: Reveal) -> Bool { one.rawValue < other.rawValue }

  /// What a check shows of a cause.
  ///
  /// - Parameters:
  ///   - told: how much of this cause was shown for the exercise before; nil if it is new.
  ///   - isUnchanged: whether the text is the one that was checked last, so that nothing was tried since.
  public static func afterCheck(told: Reveal?, isUnchanged: Bool) -> Reveal {
    guard let told else { return .law }
    return max(told, isUnchanged ? .law : .direction)
  }

  /// What a request for more help shows of a cause.
  public static func onRequest(told: Reveal?) -> Reveal {
    (told ?? .law) < .direction ? .direction : .code
  }
}
