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
    case .removed(let id): "\(id, .strong) is taken away."
    case .courseStays: "The course itself cannot be taken away."
    case .yourFilesStay(let folder): "Your files of it stay in \(path: folder)."
    case .noFiles: "You had no files of it."
    case .historyStays(let id):
      "What you checked stays in the history; add the pack again, and \(command: "history --pack \(id)") shows it."
    case .isCourse(let id): "“\(id)” is the id of the course itself, so no other pack can have it."
    case .giveItAnotherID: "Whoever wrote it gives it an id of its own in Exercises/course.json."
    case .isThereAlready(let id, let version): "\(id, .strong) \(version) is there already; nothing has changed."
    case .sameVersion(let id, let version):
      "Updated \(id, .strong): it still says \(version), but its content is another one."
    case .isOlder(let id, let version, let yours):
      "This is \(id, .strong) \(version), and yours is \(yours), which is newer."
    case .goBack(let version): "Go back to \(version)?"
    case .sayYes: "Nothing has changed. If you mean it, add --yes."
    case .change(let change): change.english
    case .andMore(let count): "and \(count) more"
    case .starterReplaced: "You had not changed its file: it has the new starter, and the old one is in the history."
    case .starterBeside(let file): "Your file stays as it is; the new starter is beside it: \(path: file)"
    case .fileMoved(let file): "Your file is now \(path: file)"
    case .fileStays(let file): "Your file stays: \(path: file)"
    case .passedIn(let version): "passed in \(version)"
    case .isNoLongerThere(let exercise): "\(exercise) is no longer in the pack; this is what you wrote for it."
    case .questions: "Questions"
    case .variants: "Variants"
    case .aNumber: "a number"
    case .oneOf(let words): "\(words.joined(separator: ", "))"
    case .answerAs(let first, let second):
      "\(first, .code) answers the first variant, \(second, .code) the second, and so on."
    case .hiddenVariant: "hidden"
    case .noSolutions(let pack): "\(pack) came without its solutions: ask whoever gave it to you."
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
