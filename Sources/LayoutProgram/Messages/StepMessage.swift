import Diagnostics

/// Errors for a step that cannot be done: the view is missing, or has no handler.
package enum StepMessage: Message {
  case severalViews(Int, name: String)
  case notShown(String)
  case disabled(String)
  case nothingReacts(view: String, to: Touch)
  case noID(String)
  case noScrollView(String)
  case dragTooShort(minimum: Double)
  case takesTruth(toggle: String)
  case takesText(field: String)
  case takesNumber(slider: String)
  case goesFrom(slider: String, ClosedRange<Double>)
  case stepperTakesNumber(String)
  case stepperGoesFrom(String, ClosedRange<Double>)
  /// The touched point is outside of the view.
  case outside(String, width: Double, height: Double)
  case noChoice(picker: String, String, of: [String])

  // Notes.
  case numberedViews(name: String, count: Int)
  case namedViews([String], andMore: Bool)
  case reactingViews([String], andMore: Bool)
  case thereIs([Target])
  case giveID(String)
  /// The step in its own notation: `tap left`.
  case wasToDo(String)
  case wasStep(Int, String)

  /// The kind of touch.
  package enum Touch {
    case taps(Int)
    case longPress
    case drag
    case set
  }

  /// The kind of thing that a user can act on.
  package enum Target: Hashable {
    case button
    case taps(Int)
    case longPress
    case drag
    case gesture(String)
    case severalGestures
    case toggle
    case slider
    case stepper
    case picker
    case textField
  }
}
