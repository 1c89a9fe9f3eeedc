import Diagnostics

/// What helps where views or the cases of a `switch` should stand.
enum ViewNote: Message {
  case onlyViewsStandHere
  case wrapInAnyView
  case viewExpected
  case useForEach
  case casesNeedTheirValues
  /// `.small`, `.large`
  case addCases([String])
  case addDefault
}
