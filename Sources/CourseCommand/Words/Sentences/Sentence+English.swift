extension Sentence {
  /// In English.
  var english: Phrase {
    switch self {
    case .done(let done, let all, let percent, let optional, let optionalDone):
      "\(done) of \(all) done (\(percent) %)\(optional > 0 ? ", \(optionalDone) of \(optional) optional" : "")"
    case .exercises(let count, let optional):
      "\(counted(count, "exercise"))\(optional > 0 ? " (and \(optional) optional)" : "")"
    case .chapterDone(let done, let all): "\(done) of \(all) done"
    case .tally(let exercises, let optional, let done, let tried, let new):
      "\(Sentence.exercises(exercises, optional: optional).english): \(mark: "✓ ")\(done) done, \(mark: "○ ")\(tried) tried, \(mark: "· ")\(new) new"
    case .goOn: "Continue"
    case .pageGoesOn: "Space: more   q: back"
    case .pageEnds: "q: back"
    case .folderMade(let folder): "Made the folder \(folder, .strong) for your work."
    case .chapter(let number, let title): "Chapter \(number)  \(title)"
    case .minutes(let minutes, let isOptional): "about \(minutes) min\(isOptional ? ", optional" : "")"
    case .goal: "Goal"
    case .picture: "Picture"
    case .code: "The code, not to be changed"
    case .file: "File"
    case .folder: "Folder"
    case .todo(let line): "(TODO on line \(line))"
    case .edit: "Edit the file"
    case .answerIntoFile: "Write your answers into the file"
    case .then: ", then"
    case .stuck: "Stuck?"
    case .whyNot: "Why?"
    case .allDone(let count, let optional, let title):
      "\("Well done.", .good) All \(Sentence.exercises(count, optional: optional).english) of “\(title)” are done."
    case .lookBack: "Look back"
    case .onceMore: "Once more"
    case .andThen: "and then"
    case .yourAnswers: "Your answers"
    case .noHints(let exercise): "\(exercise, .strong) has no hints. Its lesson"
    case .hint(let number, let all): "hint \(number) of \(all)"
    case .moreHints(let left): "\(left) more"
    case .lastHint: "That was the last one."
    case .hintsAreFree: "hints are free, we just count them"
    case .hintForDiagnosis(let name): "For what the check finds in your file now, \(name, .code):"
    case .state(let state): Phrase(state.rawValue)
    case .optional: "optional"
    case .hintsUsed(let count): Phrase(counted(count, "hint"))
    case .attempts(let count): Phrase(counted(count, "attempt"))
    case .notUnderstood: "not understood yet"
    case .scenarios(let passed, let all): "\(passed) of \(counted(all, "scenario"))"
    }
  }
}
