import Diagnostics

extension DailySentence {
  /// In English.
  var english: Phrase {
    switch self {
    case .isReview: "review"
    case .hintInReview(let number, let all): "hint \(number) of \(all), in this review"
    case .reviewHow:
      "The exercise starts over in a new file; the answer you passed with stays. Its lengths may differ."
    case .moreDue(0): "Nothing else is due today."
    case .moreDue(let count): "\(counted(count, "more exercise")) due after it."
    case .nothingDue(let next, let day): "Nothing is due. The next one is \(next, .strong), on \(day)."
    case .nothingPassed: "Exercises come back after you pass them, and you have not passed one yet."
    case .reviewPassed(let exercise, let checks, let days, let day):
      "\(mark: "✓", .good) \(exercise, .strong) passed again, after \(counted(checks, "check")). It comes back in \(counted(days, "day")), on \(day)."
    case .reviewHasOtherData: "This is a review: the scenarios use other lengths than the lesson."
    case .reviewHasSameData: "This is a review with the lesson's own scenarios."
    case .reviewsAreDue(let count): "\(counted(count, "exercise")) due for review:  \(command: "review")"
    case .exported(let file, let exercises, let texts):
      "Wrote \(path: file): \(counted(exercises, "exercise")), \(counted(texts, "text"))."
    case .imported(let outcome):
      outcome.isNothing
        ? "Nothing in it is new, so nothing changed."
        : "Added \(counted(outcome.texts, "text")), \(counted(outcome.hints, "hint")) and \(counted(outcome.reviews, "review")) of \(counted(outcome.exercises, "exercise"))."
    case .progressNeedsAFile: "“progress” needs export or import and a file, or prepare and a server's address."
    case .noSuchExchange(let word): "“progress” knows export, import and prepare, not “\(word)”."
    case .prepared(let server, true): "Made the course's tables on \(path: server)."
    case .prepared(let server, false): "The course's tables are on \(path: server) already, and up to date."
    case .howLearnersConnect(let server):
      "Each learner needs a role of their own (CREATE ROLE ada LOGIN), and sees only their own rows:  \(form: "next --progress \(server)")"
    case .impossibleProgress(let file):
      "\(path: file) has a value that no progress can have. Nothing was imported."
    case .noProgressFile(let file): "\(path: file) is not a progress file of this course."
    case .needsAShell(let shells): "“completions” needs a shell: \(shells.joined(separator: ", "))."
    case .noSuchShell(let shell, let known):
      "There are no completions for \(shell), only for \(known.joined(separator: ", "))."
    case .isFine: "ok"
    case .look: "look"
    case .isMissing: "missing"
    case .part(let part): Phrase(part.english)
    case .allIsThere: "Everything the course needs is there."
    case .somethingIsMissing: "Something the course needs is missing."
    case .isNotOptimized: "not optimized, so answers take longer"
    case .notYetThere(let what): "\(path: what) does not exist yet; the first  \(command: "next")  makes it"
    case .soundPack(let title, let exercises): "\(title), \(counted(exercises, "exercise"))"
    case .soundFile(let file, let bytes, let texts):
      "\(path: file), \("\((bytes + 1023) / 1024)") KB, \(counted(texts, "text")), sound"
    case .isFaulty(let words): Phrase(words)
    case .terminal(let columns, let rows, let colors, let name):
      "\("\(columns)") × \("\(rows)"), \(colors ? "colors" : "no colors"), \(name)"
    case .noTerminal: "the output does not go to a terminal"
    case .reportsChanges(true): "the system reports changes"
    case .reportsChanges(false): "the system does not report changes here; “watch” looks three times a second"
    case .willUse(let program): "\(path: program)"
    case .installForPlay: "for  \(command: "play")  install libmicrohttpd12 and libjs-codemirror"
    case .installForPictures: "for  \(command: "export ID --png picture.png")  install chromium"
    case .room(let gigabytes): "\("\(gigabytes)") GB free"
    }
  }
}

extension DoctorPart {
  fileprivate var english: String {
    switch self {
    case .program: "program"
    case .pack: "exercises"
    case .work: "work folder"
    case .progress: "progress"
    case .disk: "disk"
    case .watcher: "watching"
    case .terminal: "terminal"
    case .editor: "editor"
    case .page: "live page"
    case .browser: "browser"
    }
  }
}
