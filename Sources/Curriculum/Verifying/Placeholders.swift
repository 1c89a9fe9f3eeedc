import Diagnostics

/// Finds placeholder words in texts.
enum Placeholders {
  /// The first line with a placeholder; nil if there is none.
  ///
  ///     "Lorem ipsum dolor"   → line 1, "lorem"
  ///     "Fix the // TODO"     → line 1, "TODO"; allowed in a starter, where it marks the learner's task
  static func first(in source: SourceText, allowingToDo: Bool) -> (line: Int, word: String)? {
    for line in 1...max(1, source.lineCount) {
      let words = source.text(ofLine: line).split { !$0.isLetter }
      for word in words where isPlaceholder(word, allowingToDo: allowingToDo) { return (line, String(word)) }
    }
    return nil
  }

  private static func isPlaceholder(_ word: Substring, allowingToDo: Bool) -> Bool {
    switch word {
    case "TODO": !allowingToDo
    case "FIXME", "XXX", "TBD": true
    default: ["lorem", "ipsum"].contains(word.lowercased())
    }
  }
}
