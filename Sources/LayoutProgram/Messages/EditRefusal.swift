import Diagnostics

/// Why direct manipulation of a scene cannot edit the learner's text.
public enum EditRefusal: Message, Error, Hashable {
  /// The scene has no such view.
  case noView
  /// The exercise's given code creates the view.
  case isGiven
  /// The view is not in the source; it is part of something else, such as a control.
  case isImplied(String)
  /// There is no `alignmentGuide` to remove.
  case noGuide(key: String)
  /// No line has that name.
  case noLine(String)
  /// The line belongs to the other axis: `.top` for a `.leading` guide.
  case otherAxis(preset: String, key: String)
  /// The number is infinite or NaN.
  case noNumber
  /// The view has no `alignment:`.
  case noAlignment(view: String)
  /// The view does not take that alignment.
  case noChoice(String, of: [String])
  /// The edited text would not compile, or would mean something else.
  case doesNotFit
}
