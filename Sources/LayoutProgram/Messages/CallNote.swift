import Diagnostics

/// Suggestions for calls, assignments, `await` and `throw` that Swift rejects.
package enum CallNote: Message {
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
