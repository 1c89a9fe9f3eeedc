/// Everything that is said about the way through the course: by `goal`, `given`, `list`, `hint` after the last one, and
/// where texts are compared.
enum WaySentence: Sayable {
  // goal, given
  case given
  case lesson
  case nothingGiven(String)
  case givenFile(String)
  case givenBy(String)
  case allGiven

  // next, skip
  case leftForLater(String)
  case standsFor(chapter: Int, others: Int)
  case isBack(String)

  // after the last hint
  case seeYours
  case passedNearby
  case theSolution
  case noOther

  // list
  case noneHere
  case nothingFits(String)
  case allAreDone
  case found(Int)
  case whole
  case skipped

  // texts
  case nothingDiffers
}
