import Diagnostics

/// Errors for exceeded limits: steps, depth, views, text, memory or time.
package enum LimitMessage: Message {
  // While checking a program.
  case stepsOfExpression(most: Int)
  case partsOfType(most: Int)
  case accents(most: Int)

  // While running it.
  case memory
  case late(TimedWork, seconds: Double?)
  case steps(most: Int)
  case callDepth(most: Int)
  case partsToCompare
  case elementsOfArray(most: Int)
  case elements(most: Int)
  case textLength(most: Int)
  case piecesOfText(most: Int)
  case bindings(most: Int)

  // While building views.
  case views(most: Int)
  case viewsHere(most: Int)
  case viewsOfForEach(most: Int)
  case viewsAroundOne(most: Int)
  case insideItself(view: String, most: Int)
  case nodes(most: Int)
  case shownText(most: Int)
  case tracedNodes(most: Int)
  case neverRests(view: String?, CauseOfChange, rounds: Int)

  /// Deferred work, sleeping tasks, and events in between.
  case postponed(most: Int)
  case tasks(most: Int)
  case tooMuchHappens(most: Int)
  case sceneIsOver

  // Notes.
  case nameParts
  case useStruct
  case growsWithoutEnd
  case loopWithoutEnd
  case mayNeverStop
  case needsAnEnd
  case compareLess
  case loopOfViews
  case bodyHoldsItself
  case storeWhatEnds
  case framesWithoutTrace
}

/// Work with a time limit.
public enum TimedWork: Sendable, CaseIterable {
  /// Parsing a file and checking its types.
  case reading
  /// Building the views and laying them out.
  case layout
  /// Laying out and performing steps.
  case steps
  /// Running an exercise's reference solution.
  case solution
}

/// The cause of the last state change.
package enum CauseOfChange {
  case action
  case button
  case control
  case tap
  case longPress
  case drag
  case endOfDrag
  case preference
  /// `onAppear`, `onChange`: the same name in every language.
  case modifier(String)
}
