/// Something that is said: a case with its parameters, which becomes words only where it is shown.
///
///     NameNote.didYouMean("padding")      english   Did you mean 'padding'?
///                                         german    Meinst du 'padding'?
///
/// A new language is one more case of `SpokenLanguage` and one more property here: what lacks its words then does not
/// compile. Code that has to know what is
/// said asks for the case, never for the words.
public protocol Message: Sendable {
  /// In English.
  var english: String { get }
  /// In German.
  var german: String { get }
}

extension Message {
  /// The words in a language; in one that the program does not speak, they are English.
  public func text(in language: Language) -> String {
    switch SpokenLanguage(language) {
    case .english: english
    case .german: german
    }
  }
}

/// What people are told who write requests, exercises, packs or data: English in every language.
///
///     an exercise has no "titel"
public struct AuthorMessage: Message, ExpressibleByStringInterpolation {
  /// The words.
  public let english: String

  /// The same words.
  public var german: String { english }

  /// Takes the words as they are.
  public init(_ words: String) { english = words }

  /// Takes the words as they are.
  public init(stringLiteral words: String) { english = words }
}

extension Problem {
  /// Something wrong with what an author wrote.
  init(_ kind: ProblemKind, _ words: String, at range: SourceRange?, notes: [Note] = []) {
    self.init(kind, AuthorMessage(words), at: range, notes: notes)
  }
}

extension Note {
  /// A word to an author.
  init(_ words: String, at range: SourceRange? = nil) { self.init(AuthorMessage(words), at: range) }
}
