extension WaySentence {
  /// In English.
  var english: Phrase {
    switch self {
    case .given: "Given"
    case .lesson: "Lesson"
    case .nothingGiven(let exercise): "\(exercise, .strong) gives no code of its own: SwiftUI is all there is."
    case .givenFile(let file): "\(file), not to be edited"
    case .givenBy(let exercise): "given by \(exercise)"
    case .allGiven: "All of it"
    case .leftForLater(let exercise): "\(exercise, .strong) is left for later; back to it"
    case .isBack(let exercise): "\(exercise, .strong) was left for later; here it is again."
    case .seeYours: "See yours"
    case .passedNearby: "You solved"
    case .theSolution: "The solution"
    case .noOther: "Nobody has written another right answer yet."
    case .noneHere: "There is no course folder here, so nothing is known of what you have done."
    case .nothingFits(let word): "No exercise fits “\(word)”."
    case .allAreDone: "All of them are done."
    case .found(let count): "\(counted(count, "exercise")) found"
    case .whole: "All exercises"
    case .skipped: "skipped"
    case .nothingDiffers: "Nothing differs."
    }
  }
}
