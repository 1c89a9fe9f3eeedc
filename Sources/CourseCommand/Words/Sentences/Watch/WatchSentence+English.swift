extension WatchSentence {
  /// In English.
  var english: Phrase {
    switch self {
    case .watching(let isNotified): isNotified ? "Watching for saves." : "Watching for saves, three times a second."
    case .saved(let time, let check?): "saved \(time), check \(check)"
    case .saved(let time, nil): "saved \(time)"
    case .sameText(let time): "saved \(time), the same text as before"
    case .key(let key): Phrase(key.english)
    case .keyLine: "Type a letter, then Enter"
    case .asksReset(let exercise):
      "Start \(exercise, .strong) over? Press y for yes, any other key for no. Your text stays in the history."
    case .nothingToUndo: "There is no earlier text."
    case .undone(let time): "The text from \(time) is back in the file. Press u to go further back."
    case .advancing(true): "When you pass, the next exercise follows."
    case .advancing(false): "When you pass, press n for the next exercise."
    case .anyKeyGoesOn: "Passed. Press any key for the next exercise."
    case .chooses: "Choose with the arrow keys; Enter opens the exercise."
    case .passedGoesOn(let exercise): "\(mark: "✓", .good) \(exercise, .strong) passed. Next:"
    case .ended: "Come back any time with  \(command: "watch")"
    case .needsText:
      "“watch” is for people: leave out --format json, or get one result per line with --plain --format json."
    case .tuningKeys: "← → change it by 1, ↑ ↓ by 10, Tab: next number, Enter: keep, Esc: undo"
    case .tuned(let line): "Line \(line) has the new number. Try it:  \(command: "check")"
    case .notTuned: "The old text is back; nothing changed."
    case .opened(let file, let editor): "\(file, .strong) is open in \(editor)."
    case .noEditor: "The course does not know your editor."
    case .setOne: "Name it before you start, for example:  export EDITOR=nano"
    case .neverOver(let editor):
      "\(editor) needs its own terminal. Type  \(command: "edit")  in another one; in tmux or Zellij a pane opens for it."
    case .editorFailed(let editor, let code): "\(editor) ended with \(code)."
    case .editorNotStarted(let editor): "\(editor) did not start."
    }
  }
}

extension WatchKey {
  /// A word or two about the key.
  fileprivate var english: String {
    switch self {
    case .check: "check now"
    case .next: "next"
    case .previous: "previous"
    case .skip: "skip"
    case .hint: "hint"
    case .goal: "goal"
    case .explain: "explain"
    case .list: "list"
    case .picture: "picture"
    case .reset: "start over"
    case .undo: "undo"
    case .edit: "edit"
    case .advance: "auto-advance"
    case .result: "result"
    case .help: "help"
    case .quit: "quit"
    case .up, .down, .pageUp, .pageDown, .top, .bottom: "scroll"
    case .suspend: "pause"
    }
  }
}
