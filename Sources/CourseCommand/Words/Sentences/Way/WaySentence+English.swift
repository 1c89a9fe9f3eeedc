extension WaySentence {
  /// In English.
  var english: Phrase {
    switch self {
    case .given: "Given"
    case .lesson: "Lesson"
    case .nothingGiven(let exercise): "\(exercise, .strong) gives you no code: all you have is SwiftUI."
    case .givenFile(let file): "\(file), not to be edited"
    case .givenBy(let exercise): "given by \(exercise)"
    case .allGiven: "All of it"
    case .leftForLater(let exercise): "You left \(exercise, .strong) for later; back to it"
    case .standsFor(let chapter, let others):
      """
      This task stands for chapter \(chapter); \(counted(others, "other exercise")) \(others == 1 ? "is" : "are") left \
      for later. Too hard?
      """
    case .isBack(let exercise): "You left \(exercise, .strong) for later; here it is."
    case .seeYours: "See yours"
    case .passedNearby: "You solved"
    case .theSolution: "The solution"
    case .noOther: "Nobody has written another right answer yet."
    case .noneHere: "There is no course folder here, so your progress is not shown."
    case .nothingFits(let word): "No exercise fits “\(word)”."
    case .allAreDone: "You have done all of them."
    case .found(let count): "\(counted(count, "exercise")) found"
    case .whole: "All exercises"
    case .skipped: "skipped"
    case .nothingDiffers: "Nothing differs."
    }
  }
}
