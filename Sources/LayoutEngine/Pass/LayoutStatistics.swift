/// How much work a layout took, as exact counts: the same tree gives the same counts on every machine.
public struct LayoutStatistics: Hashable, Sendable {
  /// How often a view had to work out a width or a height for a proposal. Extremes and rigid lengths that were known
  /// before layout began are no questions.
  public var questions = 0
  /// How often an earlier answer served again.
  public var answersReused = 0
  /// How often the closure of an `alignmentGuide` ran.
  public var guidesRun = 0
  /// How often the default of a custom alignment ran.
  public var defaultsRun = 0
  /// How often a text was broken into lines.
  public var textsMeasured = 0
  /// How often a layout written by hand was run, for a size, for places, for a line or for its spacing.
  public var layoutsRun = 0
  /// How often a view was asked more than is worth answering, and an earlier answer had to do.
  public var approximations = 0

  /// Nothing done yet.
  public init() {}
}
