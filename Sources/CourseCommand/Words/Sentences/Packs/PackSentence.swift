/// Messages about packs, of `packs`, `use`, `remove` and `add`.
enum PackSentence: Localizable {
  // packs
  case pack
  case title
  case version
  case inUse
  case theCourse
  case cannotBeRead
  case noPacks
  case addAnother
  case switchTo

  // use, remove
  case nowInUse(String, version: String)
  case variableWins
  case removed(String)
  case courseStays
  case yourFilesStay(in: String)
  case noFiles
  case historyStays(String)

  // add
  case isCourse(String)
  case giveItAnotherID
  case isThereAlready(String, version: String)
  case sameVersion(String, version: String)
  case isOlder(String, version: String, than: String)
  case goBack(to: String)
  case sayYes
  case change(Change)
  case andMore(Int)
  case starterReplaced
  case starterBeside(String)
  case fileMoved(String)
  case fileStays(String)

  // list
  case passedIn(version: String)
  case isNoLongerThere(String)

  // questions
  case questions
  case variants
  case aNumber
  case oneOf([String])
  case answerAs(first: String, second: String)
  case hiddenVariant

  // edition for learners
  case noSolutions(String)

  /// How an update changed an exercise.
  enum Change: Sendable {
    case new(String)
    case renamed(String, from: String)
    case moved(String)
    case judgedOtherwise(String, passedIn: String?)
    case starter(String)
    case gone(String)
  }
}
