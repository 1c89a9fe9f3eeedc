import Diagnostics

// Problems for authors are English text.

extension Problem {
  /// A problem in an author's file.
  init(_ kind: ProblemKind, _ words: String, at range: SourceRange? = nil, notes: [Note] = []) {
    self.init(kind, AuthorMessage(words), at: range, notes: notes)
  }
}

extension Note {
  /// A note for an author.
  init(_ words: String, at range: SourceRange? = nil) { self.init(AuthorMessage(words), at: range) }
}
