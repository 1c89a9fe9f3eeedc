import Diagnostics

/// Words that somebody left to be replaced later.
enum Placeholders {
  /// The first line with such a word; nil if there is none.
  ///
  ///     "Lorem ipsum dolor"   → line 1, "lorem"
  ///     "Fix the // TODO"     → line 1, "TODO"; in a starter, that is what the learner has to do
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
