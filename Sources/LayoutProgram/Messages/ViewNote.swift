import Diagnostics

/// Suggestions for missing views and missing cases of a `switch`.
package enum ViewNote: Message {
  case onlyViewsStandHere
  case wrapInAnyView
  case viewExpected
  case useForEach
  case casesNeedTheirValues
  /// `.small`, `.large`
  case addCases([String])
  case addDefault
}
