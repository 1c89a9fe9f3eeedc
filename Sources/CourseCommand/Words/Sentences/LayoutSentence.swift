import LayoutEngine
import LayoutProgram

/// Messages of `layout` and `show`.
enum LayoutSentence: Localizable {
  // layout
  case stageWithViews(Size, Int)
  case nameAView
  case width
  case height

  // Steps.
  case afterStep(String)
  case moved(Int)
  case sweptOver(String, ClosedRange<Double>, breaks: Int)
  case upTo
  case from
  case leavesItsLine
  case changesOften(String, Int)
  case breaksAt(String, Double, String)
  case inserted(Int)
  case removed(Int)
  case stayed(Int)
  case nothingNamed
  case animated(AnimationWords)
  case seenAt(StepTime, seconds: Double)
  case look
  case opacity(Double)
  case turned(degrees: Double)
  case scaled(Size)
  case what
  case movedFrom
  case movedTo
  case wasInserted
  case wasRemoved
  case start

  // --preview all, --between, --expect, audit
  case preview(Int, name: String?)
  case quality
  case apart
  case gap(Axis, Double)
  case framesAsExpected(Int)
  case framesDiffer(Int, of: Int)
  case framesWritten(Int, String)
  case auditFound(Int, layouts: Int)
  case auditStopped(Int)

  // explain --want
  case holdsAlready(String)
  case holdsAfter(String, edits: Int)
  case holdsNowhere(String, tried: Int)
  case holdsOnlyHere(elsewhere: [String])

  // show
  case noTwoSteps
  /// The number of views that the two steps leave out because there are too many.
  case viewsLeftOut(Int)
  case noTwoStepsOf(view: String)
  case drawn(String)
  case alignsBy(container: String, key: String)
  case severalScenarios(String, Int)
  case oneScenario(String, scenario: String, Size)
  case file(String, Size)
}

/// An animation's name, duration and bounce, for messages.
struct AnimationWords {
  var name: String
  var seconds: Double
  /// The bounce of a spring; nil for curves.
  var bounce: Double?
  var isEndless: Bool

  init(_ animation: SceneAnimation) {
    name = animation.name
    seconds = animation.duration
    bounce = animation.spring?.bounce
    isEndless = !animation.isFinite
  }
}
