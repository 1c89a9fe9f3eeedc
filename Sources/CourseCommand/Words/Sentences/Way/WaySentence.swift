/// Messages about the way through the course, of `goal`, `given`, `next`, `list`, `hint` and comparisons of texts.
enum WaySentence: Localizable {
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
