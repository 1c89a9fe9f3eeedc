extension PackSentence {
  /// In English.
  var english: Phrase {
    switch self {
    case .pack: "Pack"
    case .title: "Title"
    case .version: "Version"
    case .inUse: "in use"
    case .theCourse: "the course itself"
    case .cannotBeRead: "cannot be read"
    case .noPacks: "There are no packs here."
    case .addAnother: "Add one"
    case .switchTo: "Switch"
    case .nowInUse(let id, let version): "\(id, .strong) \(version) is in use now."
    case .variableWins: "But COURSE_PACK is set, and commands use that instead."
    case .removed(let id): "Removed \(id, .strong)."
    case .courseStays: "You cannot remove the course itself."
    case .yourFilesStay(let folder): "Your files for it stay in \(path: folder)."
    case .noFiles: "You had no files for it."
    case .historyStays(let id):
      "What you checked stays in the history. Add the pack again, and \(command: "history --pack \(id)") shows it."
    case .isCourse(let id): "“\(id)” is the id of the course itself, so another pack cannot use it."
    case .giveItAnotherID: "Its author has to choose another id in Exercises/course.json."
    case .isThereAlready(let id, let version): "\(id, .strong) \(version) is already here; nothing changed."
    case .sameVersion(let id, let version):
      "Updated \(id, .strong): it still says \(version), but its content is different."
    case .isOlder(let id, let version, let yours):
      "This is \(id, .strong) \(version), and yours is \(yours), which is newer."
    case .goBack(let version): "Go back to \(version)?"
    case .sayYes: "Nothing changed. If you mean it, add --yes."
    case .change(let change): change.english
    case .andMore(let count): "and \(count) more"
    case .starterReplaced: "You had not changed its file, so it has the new starter; the old one is in the history."
    case .starterBeside(let file): "Your file stays as it is; the new starter is beside it: \(path: file)"
    case .fileMoved(let file): "Your file is now \(path: file)"
    case .fileStays(let file): "Your file stays: \(path: file)"
    case .passedIn(let version): "passed in \(version)"
    case .isNoLongerThere(let exercise): "\(exercise) is no longer in the pack; your file for it is still here."
    case .questions: "Questions"
    case .variants: "Variants"
    case .aNumber: "a number"
    case .oneOf(let words): "\(words.joined(separator: ", "))"
    case .answerAs(let first, let second):
      "\(first, .code) answers the first variant, \(second, .code) the second, and so on."
    case .hiddenVariant: "hidden"
    case .noSolutions(let pack): "\(pack) comes without solutions: ask whoever gave it to you."
    }
  }
}

extension PackSentence.Change {
  fileprivate var english: Phrase {
    switch self {
    case .new(let exercise): "new       \(exercise, .strong)"
    case .renamed(let exercise, let old): "renamed   \(exercise, .strong), which was \(old)"
    case .moved(let exercise): "moved     \(exercise, .strong)"
    case .judgedOtherwise(let exercise, let version):
      version.map { "changed   \(exercise, .strong), passed in \($0)" } ?? "changed   \(exercise, .strong)"
    case .starter(let exercise): "starter   \(exercise, .strong)"
    case .gone(let exercise): "gone      \(exercise, .strong)"
    }
  }
}
