import ProgressStore

extension WorkSentence {
  /// In English.
  var english: Phrase {
    switch self {
    case .isAt: "You are at"
    case .tryYourAnswer: "Try your answer"
    case .allCommands: "All commands"
    case .notInside: "Not inside a course folder."
    case .begin: "Start"
    case .makesUsualFolder(let name): "makes the folder \(name) and shows the first exercise"
    case .or: "Or"
    case .makesNamedFolder: "makes a folder with another name"
    case .haveOne: "Have one?"
    case .goIntoIt: "Go there, or use  \(form: "--work DIR …")"
    case .commands: "Commands"
    case .created(let name, let exercises, let chapters, let version, let engine):
      """
      Created \(name, .strong)  (\(exercises.english) in \(counted(chapters, "chapter")), course \
      \(version), layout rules \(engine))
      """
    case .isThereAlready(let name, let written):
      "\(name, .strong) is already a course folder; wrote \(counted(written, "missing file")), changed nothing else."
    case .yourFiles: "your files, edit these"
    case .yourProgress: "your progress, no need to look"
    case .hasThisText(let file): "\(path: file) already has this text; nothing changed."
    case .changed(let file, let change): "\(path: file) \(change.english)."
    case .changedAndKept(let file, let change): "\(path: file) \(change.english). The old text is in the history."
    case .seeIt: "See it"
    case .putItBack: "Put it back"
    case .texts(let count): Phrase(counted(count, "text"))
    case .number: "text"
    case .textNumber(let number): "text \(number)"
    case .reference: "reference"
    case .when: "when"
    case .whatHappened: "what"
    case .noTextsYet: "Nothing yet. Each  \(command: "check")  saves the text it checks."
    case .startAllOver(let pack):
      "Start every exercise of “\(pack)” over? Your texts stay in the history, and what you passed stays passed."
    case .allAreBackAtStart(0): "Every exercise already has its starter text; nothing changed."
    case .allAreBackAtStart(let count):
      """
      \(counted(count, "exercise")) \(count == 1 ? "has its" : "have their") starter text again; your texts are in the \
      history. Start:  \(command: "next")
      """
    case .event(let event): Phrase(event.english)
    case .covered(let exercise): "You have not passed \(exercise, .strong) yet, so its solution stays covered."
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
    case .isBackAtStart: "is back to its starter text"
    case .hasTextAgain(let number): "has text \(number) again"
    }
  }
}

extension HistoryEntry.Event {
  /// The event in English, also for JSON output.
  var english: String {
    switch self {
    case .attempt(let number, .passed, _, _): "attempt \(number), passed"
    case .attempt(let number, .notUnderstood, _, _): "attempt \(number), not understood"
    case .attempt(let number, .notYet, let passed, let count):
      "attempt \(number), \(passed) of \(counted(count, "scenario"))"
    case .kept(.reset): "kept before a reset"
    case .kept(.replaced): "kept before it was replaced"
    }
  }
}
