/// The way to award points.
public enum PointsPolicy: String, CaseIterable, Sendable {
  /// All points for a pass, none otherwise.
  case all
  /// A share of the points for each scenario that passes.
  case scenario
  /// A share for each scenario, in proportion to its correct views.
  case view
}

/// The visibility of hidden scenarios for learners.
public enum RevealPolicy: String, CaseIterable, Sendable {
  /// Nothing, not even that they exist.
  case nothing
  /// Their number, and how many pass.
  case count
  /// Their names, and which pass.
  case names
  /// As much as of any other scenario.
  case all
}
