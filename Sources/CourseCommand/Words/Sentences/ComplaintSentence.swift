import Curriculum
import Diagnostics

/// Messages about why a command failed and what to do next, for learners.
///
/// Messages that only authors see are English phrases at the place where they are thrown.
enum ComplaintSentence: Localizable {
  // Exercises.
  case packIsFaulty
  case yourPackIsFaulty
  case packIsGone(String)
  case choosePack
  case noPack(String)
  case allPacks
  case nothingStarted
  case startWith
  case noExercise(String)
  case didYouMean(String)
  case didYouMeanCommand(CommandWords)
  case allExercises
  case severalExercises(String)
  case isOne(number: String, id: String)
  case noChapter(Int, of: Int)
  case isTheFirst(String)
  case noChapterCalled(String)
  case noTask(chapter: Int)
  case needsALine(String)
  case noNumberIn(line: Int)
  case tuneNeedsATerminal
  case changedMeanwhile(String)
  case nothingElseIsLeft(String)
  case goOnWith
  case noExercisesHere(index: String)
  case sayWhereTheyAre
  case noIndex(source: String, name: String, index: String)

  // Files.
  case noFile(String)
  case noBrowser([String])
  case browserFailed(String)
  case writeExercisesFile
  case notThereYet(String)
  case writeIt(String)
  case isAFolder(String)
  case noSwift(in: String)
  case tooMuchSwift(in: String, mostFiles: Int)
  case layoutSmaller
  case isNotAFile(String, WholeFile.Thing)
  case saveItInAFile
  case checkAFile
  case notNamedAfterExercise(String)
  case callItAfterExercise(String)
  case cannotBeRead(String, because: SystemReason)
  case cannotBeWritten(String, because: SystemReason)
  case couldNot(SystemError.Deed, because: SystemReason)
  case answerUnwritten(because: SystemReason)
  case restIsDone
  case tooLarge(String)
  case notUTF8(String)
  case saveAsUTF8

  // The work folder.
  case folderIsGone
  case goElsewhere
  case nowhereToMake(String, above: String)
  case isItElsewhere
  case notKept
  case makeOne
  case attemptNotKept(because: any Localizable)
  case noCourseFolder(String)
  case makeItOne(String)
  case noCourseFolderHere
  case nextMakesOne(String)
  case haveOneAlready
  case fileCannotBecomeFolder(String)
  case chooseAnotherName

  // history
  case restoreNeedsNumber
  case allNumbers(of: String)
  case noSuchText(Int, of: String)
  case isNoNumber(String)

  // layout, show, explain
  case needsAFile(command: String)
  case needsAnExerciseOrFile(command: String)
  case usage(CommandWords)
  case viewNeedsPhases
  case allStandsForEveryExercise
  case noExerciseIsStarted
  case severalDrawingsNeedAFolder
  case askForIt(CommandWords)
  case wouldAnswerPredictions(String)
  case tryYours(String)
  case isNoWord(String)
  case allWords
  case needsALayout(option: String, term: String)
  case noScenarioToShow(String)
  case noScenario(String)
  case onlyExercisesHaveScenarios(String)
  case known([String])
  case nothingIsDone(inFile: String)
  case noStepsIn(scenario: String)
  case doSomething(String)
  case lookWithoutAfter
  case noStep(String)
  case noView(String)
  case nameAView
  case namedHere([String])
  case mayBeUnseen(in: String)

  // Arguments.
  case noCommand(String)
  case allCommands
  case needs(CommandName)
  case doesNotKnow(command: String, String)
  case hasNoOption(command: String?, String)
  case belongsTo(String)
  case allOptions
  case takesNoValue(String)
  case noSeconds(String)
  case noShareOfTime(String)
  case doesNotUnderstand(option: String, String)
  case forExample(String)
  case halfOfTheWay(String)
  case needsValue(String, value: String, example: String)
  case noOption(String)
  case noServerAddress(String)
  case serverAddressesAre
  case noFormat(String)
  case noRevealStep(String)
  case noSetting(String)
  case noFeedback(String)
  case noLanguage(String)
  case languagesAre
  case unspokenLanguage(String)
  case noSize(String)
  case sizesAre
  case noTextSize(String)
  case noDirection(String)
  case betweenNeedsTwo
  case allPreviewsAtRest
  case updateNeedsExpect
  case noExpectedFrames(String)
  case updateWritesThem
  case noScale(String)
  case scalesAre
}
