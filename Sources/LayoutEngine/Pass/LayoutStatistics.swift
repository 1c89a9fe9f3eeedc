/// The amount of work that a layout took, as exact counts: the same tree gives the same counts on every machine.
public struct LayoutStatistics: Hashable, Sendable {
  /// How often a view computed a width or a height for a proposal. Precomputed extremes and rigid lengths do not count.
  public var questions = 0
  /// How often a cached answer was used.
  public var answersReused = 0
  /// How often the closure of an `alignmentGuide` ran.
  public var guidesRun = 0
  /// How often the default of a custom alignment ran.
  public var defaultsRun = 0
  /// How often a text was broken into lines.
  public var textsMeasured = 0
  /// How often code of a hand-written layout ran, for a size, for positions, for a line or for spacing.
  public var layoutsRun = 0
  /// How often a view exceeded its number of proposals and returned an approximate answer.
  public var approximations = 0

  /// Starts all counts at 0.
  public init() {}
}
