import Diagnostics

/// What helps where something is called, changed, awaited or thrown in a way that Swift does not take.
enum CallNote: Message {
  /// `padding(_:)`, `padding(_:_:)`
  case forms([String])
  case noFormTakesAll
  case changeNeedsVar
  case markState(property: String)
  case takeTheError
  case waitInTask
  case wrapInTask
  case onlyShownTextHasSpecifiers
}
