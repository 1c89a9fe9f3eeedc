import ProgressStore

/// Messages about the work folder and the learner's files, of `course` alone, `init`, `reset`, `history`, `solution`
/// and `add`.
enum WorkSentence: Localizable {
  // course
  case isAt
  case tryYourAnswer
  case allCommands
  case notInside
  case begin
  case makesUsualFolder(String)
  case or
  case makesNamedFolder
  case haveOne
  case goIntoIt
  case commands

  // init
  case created(String, exercises: Sentence, chapters: Int, version: String, engine: String)
  case isThereAlready(String, written: Int)
  case yourFiles
  case yourProgress

  // reset, history
  case hasThisText(String)
  case changed(String, Change)
  case changedAndKept(String, Change)
  case seeIt
  case putItBack
  case texts(Int)
  case number
  case textNumber(Int)
  case reference
  case when
  case whatHappened
  case noTextsYet
  case startAllOver(String)
  case allAreBackAtStart(Int)
  case event(HistoryEntry.Event)

  // solution
  case covered(String)
  case aNudge
  case showIt
  case isAllowed

  // add
  case added(String, version: String, insteadOf: String?)
  case titleWithExercises(String, Sentence)
  case lookItOver

  /// How a file changed.
  enum Change {
    case isBackAtStart
    case hasTextAgain(Int)
  }
}
