import Diagnostics

/// What is said when one of the course's limits is reached: steps, depth, views, text, memory or time.
enum LimitMessage: Message {
  // While a program is read.
  case stepsOfExpression(most: Int)
  case partsOfType(most: Int)
  case accents(most: Int)

  // While it runs.
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

  // While views are made.
  case views(most: Int)
  case viewsHere(most: Int)
  case viewsOfForEach(most: Int)
  case viewsAroundOne(most: Int)
  case insideItself(view: String, most: Int)
  case nodes(most: Int)
  case shownText(most: Int)
  case tracedNodes(most: Int)
  case neverRests(view: String?, CauseOfChange, rounds: Int)

  /// Things that are put off, tasks that wait, and what happens meanwhile.
  case putOff(most: Int)
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

/// Work that may take too long.
public enum TimedWork: Sendable, CaseIterable {
  /// Reading a file and checking its types.
  case reading
  /// Making the views and laying them out.
  case layout
  /// Laying out and doing steps.
  case steps
  /// Running an exercise's reference solution.
  case solution
}

/// What has changed a scene last.
enum CauseOfChange {
  case action
  case button
  case control
  case tap
  case longPress
  case drag
  case endOfDrag
  case preference
  /// `onAppear`, `onChange`: by its own name in every language.
  case modifier(String)
}
