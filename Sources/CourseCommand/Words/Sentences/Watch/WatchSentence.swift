/// Messages of `watch`, `tune` and `edit`.
enum WatchSentence: Localizable {
  // watch
  case watching(isNotified: Bool)
  case saved(String, check: Int?)
  case sameText(String)
  case key(WatchKey)
  case keyLine
  case asksReset(String)
  case nothingToUndo
  case undone(String)
  case advancing(Bool)
  case anyKeyGoesOn
  case passedGoesOn(String)
  case chooses
  case ended
  case needsText

  // tune
  case tuningKeys
  case tuned(line: Int)
  case notTuned

  // edit
  case opened(String, in: String)
  case noEditor
  case setOne
  case neverOver(String)
  case editorFailed(String, code: Int)
  case editorNotStarted(String)
}
