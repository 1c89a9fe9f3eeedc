import ProgressStore

extension WorkSentence {
  /// In English.
  var english: Phrase {
    switch self {
    case .isAt: "At"
    case .tryYourAnswer: "Try your answer"
    case .allCommands: "All commands"
    case .notInside: "Not inside a course folder."
    case .begin: "Start"
    case .makesUsualFolder(let name): "makes the folder \(name) and shows the first exercise"
    case .or: "Or"
    case .makesNamedFolder: "makes a folder of another name"
    case .haveOne: "Have one?"
    case .goIntoIt: "Go into it, or use  \(form: "--work DIR …")"
    case .commands: "Commands"
    case .created(let name, let exercises, let chapters, let version, let engine):
      """
      Created \(name, .strong)  (\(exercises.english) in \(counted(chapters, "chapter")), course \
      \(version), layout rules \(engine))
      """
    case .isThereAlready(let name, let written):
      "\(name, .strong) is a course folder already; \(counted(written, "missing file")) written, nothing else changed."
    case .yourFiles: "your files, edit these"
    case .yourProgress: "progress, no need to look"
    case .hasThisText(let file): "\(path: file) already has this text; nothing was changed."
    case .changed(let file, let change): "\(path: file) \(change.english)."
    case .changedAndKept(let file, let change): "\(path: file) \(change.english). The text that was there is kept."
    case .seeIt: "See it"
    case .putItBack: "Put it back"
    case .texts(let count): Phrase(counted(count, "text"))
    case .number: "text"
    case .textNumber(let number): "text \(number)"
    case .reference: "reference"
    case .when: "when"
    case .whatHappened: "what"
    case .noTextsYet: "Nothing yet: each  \(command: "check")  keeps the text that it checked."
    case .seeOne(let exercise):
      "See one:  \(command: "history \(exercise) NUMBER")     Put it back: the same with  --restore"
    case .event(let event): Phrase(event.english)
    case .covered(let exercise): "\(exercise, .strong) has not passed yet, so its solution stays covered."
    case .aNudge: "A nudge"
    case .showIt: "Show it"
    case .isAllowed: "that is allowed, too"
    case .added(let pack, let version, let old):
      "\("Added", .good) \(pack, .strong) \(version) \(old.map { $0 == version ? "again" : "in place of \($0)" } ?? "")"
    case .titleWithExercises(let title, let count): "“\(title)”, \(count.english)"
    case .lookItOver: "Look it over"
    }
  }
}

extension WorkSentence.Change {
  fileprivate var english: String {
    switch self {
    case .isBackAtStart: "is back at its start"
    case .hasTextAgain(let number): "has text \(number) again"
    }
  }
}

extension HistoryEntry.Event {
  /// For pages in English, and for results.
  var english: String {
    switch self {
    case .attempt(let number, .passed, _, _): "attempt \(number), passed"
    case .attempt(let number, .notUnderstood, _, _): "attempt \(number), not understood"
    case .attempt(let number, .notYet, let passed, let count):
      "attempt \(number), \(passed) of \(counted(count, "scenario"))"
    case .kept(.reset): "kept before a reset"
    case .kept(.replaced): "kept before another text took its place"
    }
  }
}
