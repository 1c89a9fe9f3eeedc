import LayoutEngine

/// Everything that the pages `layout` and `show` say.
enum LayoutSentence: Sayable {
  // layout
  case stageWithViews(Size, Int)
  case nameAView
  case width
  case height

  // Steps.
  case afterStep(String)
  case moved(Int)
  case inserted(Int)
  case removed(Int)
  case stayed(Int)
  case nothingNamed
  case animated(curve: String, seconds: Double, note: String?)
  case what
  case movedFrom
  case atShare(Double)
  case movedTo
  case wasInserted
  case wasRemoved
  case start

  // show
  case noTwoSteps
  /// Of the two steps, since there are too many.
  case viewsLeftOut(Int)
  case noTwoStepsOf(view: String)
  case drawn(String)
  case alignsBy(container: String, key: String)
  case severalScenarios(String, Int)
  case oneScenario(String, scenario: String, Size)
  case file(String, Size)
}
