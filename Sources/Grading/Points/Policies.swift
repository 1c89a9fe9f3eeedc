/// What is worth points.
public enum PointsPolicy: String, CaseIterable, Sendable {
  /// All of them for a pass, none for anything else.
  case all
  /// A part for each scenario that is met.
  case scenario
  /// Each scenario's part, by the share of its views that are in their places.
  case view
}

/// What learners are told of hidden scenarios.
public enum RevealPolicy: String, CaseIterable, Sendable {
  /// Not even that there are any.
  case nothing
  /// How many there are, and how many are met.
  case count
  /// Their names, and which are met.
  case names
  /// As much as of any other.
  case all
}
