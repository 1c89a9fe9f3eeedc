import LayoutEngine
import LayoutProgram

/// Messages of `check`. Those of diagnoses are in the `Curriculum` target.
enum CheckSentence: Localizable {
  // States.
  case ok
  case notYet
  case fileNotUnderstood
  case scenariosOk(Int, of: Int, arePredictions: Bool)
  case hiddenScenario
  case views(Int)
  case viewsInPlace(Int, of: Int)
  case answers(Int)
  case answersRight(Int, of: Int)
  case sameProblem(as: String)
  /// An earlier scenario has the same differences.
  case sameDifferences(String)

  // The table of views.
  case view
  case expected
  case yours
  case difference
  case line
  case notThere
  case oneTooMany
  case noSuchView
  case nearestView(String)
  case allTogether(how: String)
  case seenFrom(String, others: String)
  case viewIs(String, how: String)

  // Moments.
  case atTheStart
  case after(String)
  case onTheWay(StepTime, String)
  case notReached
  case replaced(String)

  // Predictions and rules.
  case answer
  case nothingYet
  case missing(String)
  case oneOf(String)
  case advice
  case inLine(String)
  case uses(String)
  case avoids(String)
  case shows(String, over: String)
  /// A rule that is advice, for an answer that passes.
  case mightUse(String)
  case mightAvoid(String)
  case readsAcross(String, Axis)
  case acrossIsLuck

  // The beginning.
  /// The exercise whose file was edited last, if another one was shown.
  case editedLast(String)
  case sameText

  // The short page.
  case viewsOk(Int)
  case moreOff(Int)
  case everything
  case scenarioNames([String])

  // The end.
  case onlyARule
  case anotherWay
  case passed(attempt: Int?, hints: Int)
  case why
  case next
  case compare
  case change
  case lookAt
  case summary(passed: Int, of: Int, matching: Int, checked: Int, arePredictions: Bool)
}
