/// The amount of work that a layout took, as exact counts: the same tree gives the same counts on every machine.
public struct LayoutStatistics: Hashable, Sendable {
  /// The number of widths and heights that views computed. Precomputed extremes and rigid lengths do not count.
  public var questions = 0
  /// The number of cache hits.
  public var answersReused = 0
  /// The number of runs of `alignmentGuide` closures.
  public var guidesRun = 0
  /// The number of runs of custom alignments' defaults.
  public var defaultsRun = 0
  /// The number of times that a text was broken into lines.
  public var textsMeasured = 0
  /// The number of calls of custom layouts, for a size, for positions, for a line or for spacing.
  public var layoutsRun = 0
  /// The number of approximate answers by views that exceeded their number of proposals.
  public var approximations = 0

  /// Starts all counts at 0.
  public init() {}
}
