import Diagnostics

/// Points, counted in hundredths, so that sums are exact.
public struct Score: Hashable, Comparable, Sendable {
  /// A hundred for a point.
  public var hundredths: Int

  /// Whole points.
  public init(_ points: Int) { hundredths = points * 100 }

  /// Hundredths of a point.
  public init(hundredths: Int) { self.hundredths = hundredths }

  /// The nearest hundredth; nil for what is no number of points.
  public init?(_ points: Double) {
    guard points.isFinite, (0...1_000_000).contains(points) else { return nil }
    hundredths = Int((points * 100).rounded())
  }

  /// A share of some points, rounded to the nearest hundredth.
  ///
  ///     Score(3).share(2, of: 7)   → 0.86
  func share(_ part: Int, of whole: Int) -> Score {
    whole > 0 ? Score(hundredths: (2 * hundredths * part + whole) / (2 * whole)) : Score(0)
  }

  /// As a number: `2.5`.
  public var number: Double { Double(hundredths) / 100 }

  /// As it is printed: `2.5`, `3`.
  public var text: String { JSON.literal(for: number) }

  /// Whether there are fewer.
  public static func < (one: Score, other: Score) -> Bool { one.hundredths < other.hundredths }

  static func + (one: Score, other: Score) -> Score { Score(hundredths: one.hundredths + other.hundredths) }

  static func - (one: Score, other: Score) -> Score { Score(hundredths: one.hundredths - other.hundredths) }
}

extension JSON {
  init(_ score: Score) { self.init(score.number) }
}
