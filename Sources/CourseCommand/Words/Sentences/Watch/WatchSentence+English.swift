extension WatchSentence {
  /// In English.
  var english: Phrase {
    switch self {
    case .watching(let isTold): isTold ? "watching, told by the system" : "watching by looking three times a second"
    case .saved(let time, let check?): "saved \(time), check \(check)"
    case .saved(let time, nil): "saved \(time)"
    case .sameText(let time): "saved \(time), the same text as before"
    case .key(let key): Phrase(key.english)
    case .keyLine: "Type a letter and Enter"
    case .asksReset(let exercise):
      "Start \(exercise, .strong) over? y does it, any other key leaves it. Your text is kept."
    case .nothingToUndo: "There is no earlier text to bring back."
    case .undone(let time): "The text of \(time) is back in the file. u goes further back."
    case .advancing(true): "A pass goes on to the next exercise by itself."
    case .advancing(false): "A pass waits for n."
    case .passedGoesOn(let exercise): "\(mark: "✓", .good) \(exercise, .strong) passed. This comes next:"
    case .ended: "Go on at any time with  \(command: "watch")"
    case .needsText:
      "watch speaks to people: leave --format json away, or read one result a line with --plain --format json."
    case .opened(let file, let editor): "\(file, .strong) is open in \(editor)."
    case .noEditor: "No editor is known here."
    case .setOne: "Name yours:  export EDITOR=nano"
    case .neverOver(let editor):
      "\(editor) needs a terminal of its own. Type  \(command: "edit")  in another one; in tmux or Zellij a pane opens by itself."
    case .editorFailed(let editor, let code): "\(editor) ended with \(code)."
    case .editorNotStarted(let editor): "\(editor) could not be started."
    }
  }
}

extension WatchKey {
  /// What the key does, in a word or two.
  fileprivate var english: String {
    switch self {
    case .check: "check now"
    case .next: "next"
    case .skip: "skip"
    case .hint: "hint"
    case .goal: "goal"
    case .explain: "explain"
    case .list: "list"
    case .picture: "picture"
    case .reset: "start over"
    case .undo: "undo"
    case .edit: "edit"
    case .advance: "go on by itself"
    case .result: "result"
    case .quit: "quit"
    case .up, .down, .pageUp, .pageDown, .top, .bottom: "scroll"
    case .suspend: "pause"
    }
  }
}
