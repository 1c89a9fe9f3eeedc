import Diagnostics

/// Why something that is touched in a scene cannot be written into the learner's text.
public enum EditRefusal: Message, Error, Hashable {
  /// There is no such view in the scene.
  case noView
  /// The view is made by code that the exercise hands to the learner.
  case isGiven
  /// Nobody wrote the view; it comes with what is written, as the parts of a control do.
  case isImplied(String)
  /// There is no `alignmentGuide` to take away.
  case noGuide(key: String)
  /// There is no line of that name.
  case noLine(String)
  /// A line along the other axis: `.top` for a `.leading` guide.
  case otherAxis(preset: String, key: String)
  /// Infinite, or no number at all.
  case noNumber
  /// The view lines nothing up.
  case noAlignment(view: String)
  /// The view does not take that alignment.
  case noChoice(String, of: [String])
  /// The text would not be Swift any more, or mean something else.
  case doesNotFit
}
