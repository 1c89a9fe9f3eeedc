import Diagnostics

/// The same words in every language of the program. Another language compiles only once each value has it.
struct Translated<Words: Sendable>: Sendable {
  private var english: Words
  private var german: Words

  init(_ english: Words, _ german: Words) {
    self.english = english
    self.german = german
  }

  /// Words for people who read English anyway, such as authors of exercises.
  init(inEnglish words: Words) {
    self.init(words, words)
  }

  /// The words for a reader of `language`.
  func callAsFunction(in language: Language) -> Words {
    switch SpokenLanguage(language) {
    case .english: english
    case .german: german
    }
  }
}
