/// A message as a case with parameters, which becomes text only when it is displayed.
///
///     NameNote.didYouMean("padding")      english   Did you mean 'padding'?
///                                         german    Meinst du 'padding'?
public protocol Message: Sendable {
  /// The English text.
  var english: String { get }
  /// The German text.
  var german: String { get }
}

extension Message {
  /// The text in a language; English if the program does not speak it.
  public func text(in language: Language) -> String {
    switch SpokenLanguage(language) {
    case .english: english
    case .german: german
    }
  }
}

/// A message to authors of requests, exercises, packs or data: English in every language.
///
///     an exercise has no "titel"
public struct AuthorMessage: Message, ExpressibleByStringInterpolation {
  /// The text.
  public let english: String

  /// The English text.
  public var german: String { english }

  /// Makes a message from a text.
  public init(_ words: String) { english = words }

  /// Makes a message from a text.
  public init(stringLiteral words: String) { english = words }
}

extension Problem {
  /// A problem in an author's text.
  init(_ kind: ProblemKind, _ words: String, at range: SourceRange?, notes: [Note] = []) {
    self.init(kind, AuthorMessage(words), at: range, notes: notes)
  }
}

extension Note {
  /// A note to an author.
  init(_ words: String, at range: SourceRange? = nil) { self.init(AuthorMessage(words), at: range) }
}
