import Curriculum
import LayoutEngine

/// Messages of `explain`. The sentences that explain layouts are in `SceneSentence`.
enum ExplainSentence: Localizable {
  case circumstances(scenario: String, after: String?, Size)
  case thisIsTheStart(word: String, scenario: String, first: String)
  case asksFor(container: String, key: String, Axis, line: Double)
  case nothingToLineUp
  case moreLines(Int, of: CommandWords)
  case movedLegend
  case fileSetsNoGuide
  case guidesAreAskedFor(Int)
  case guidesWithoutEffect
  case silentGuide(key: String, view: String, why: String)
  case whySizes
  case whatMoves
  case motion(LayoutExplanation.MotionReason)
  case rulesAreAt([String])
  case fromTheRoot(to: String)
  case stepByStep(of: String)
  case offered(String, takes: Size, at: Point)

  // Facts about one view.
  case frame
  case frameInWords(Rect)
  case proposal
  case answersProposal
  case placedBy

  // The table of answers.
  case answers
  case startsAt
  case moved
  case because

  // The glossary.
  case wordsOfTheCourse
  case whatCanBeWrong
  case aboutOneWord
  case aboutALayout
  case seeAlso([String])
  case wrong
  case right
}

extension LayoutExplanation.MotionReason {
  /// The kind's name in JSON.
  var name: String {
    switch self {
    case .animates: "animates"
    case .noAnimation: "no animation"
    case .isNotReached: "not reached"
    case .isReplaced: "replaced"
    case .isInserted: "inserted"
    case .isRemoved: "removed"
    case .isDrawnOtherwise: "drawn otherwise"
    case .stays: "stays"
    }
  }
}
