import Diagnostics

// What the pack's readers say, they say to the pack's authors.

extension Problem {
  /// Something wrong with what an author wrote.
  init(_ kind: ProblemKind, _ words: String, at range: SourceRange? = nil, notes: [Note] = []) {
    self.init(kind, AuthorMessage(words), at: range, notes: notes)
  }
}

extension Note {
  /// A word to an author.
  init(_ words: String, at range: SourceRange? = nil) { self.init(AuthorMessage(words), at: range) }
}
