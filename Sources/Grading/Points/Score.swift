import Diagnostics

/// Points in whole hundredths, so that sums are exact.
public struct Score: Hashable, Comparable, Sendable {
  /// A hundred per point.
  public var hundredths: Int

  /// Makes a score of whole points.
  public init(_ points: Int) { hundredths = points * 100 }

  /// Makes a score of hundredths.
  public init(hundredths: Int) { self.hundredths = hundredths }

  /// Rounds to the nearest hundredth; nil if the number is not a valid score.
  public init?(_ points: Double) {
    guard points.isFinite, (0...1_000_000).contains(points) else { return nil }
    hundredths = Int((points * 100).rounded())
  }

  /// A fraction of the points, rounded to the nearest hundredth.
  ///
  ///     Score(3).share(2, of: 7)   → 0.86
  func share(_ part: Int, of whole: Int) -> Score {
    whole > 0 ? Score(hundredths: (2 * hundredths * part + whole) / (2 * whole)) : Score(0)
  }

  /// As a number: `2.5`.
  public var number: Double { Double(hundredths) / 100 }

  /// The printed form: `2.5`, `3`.
  public var text: String { JSON.literal(for: number) }

  /// Compares the points.
  public static func < (one: Score, other: Score) -> Bool { one.hundredths < other.hundredths }

  static func + (one: Score, other: Score) -> Score { Score(hundredths: one.hundredths + other.hundredths) }

  static func - (one: Score, other: Score) -> Score { Score(hundredths: one.hundredths - other.hundredths) }
}

extension JSON {
  init(_ score: Score) { self.init(score.number) }
}
