import Curriculum
import Diagnostics

/// A message with parameters; each language has one table of texts.
///
///     say(Sentence.hint(2, of: 3))   → "hint 2 of 3", "Tipp 2 von 3"
///
/// A message without one of the two languages does not compile. Readers of other languages get English.
protocol Localizable: Sendable {
  var english: Phrase { get }
  var german: Phrase { get }
}

/// A literal phrase, for authors and for faults of the machine, is English in every language.
extension Phrase: Localizable {
  var english: Phrase { self }
  var german: Phrase { self }
}

/// Turns messages into text of one language, or of English if the language is not supported.
struct Speaker: Sendable {
  var language: Language

  /// The text of any message.
  func words(_ sentence: any Localizable) -> Phrase {
    switch SpokenLanguage(language) {
    case .english: sentence.english
    case .german: sentence.german
    }
  }

  /// The text of a message of `next`, `hint` and `list`.
  func callAsFunction(_ sentence: Sentence) -> Phrase { words(sentence) }

  /// The text of a message of `check`.
  func callAsFunction(_ sentence: CheckSentence) -> Phrase { words(sentence) }

  /// The text of a message of `explain`.
  func callAsFunction(_ sentence: ExplainSentence) -> Phrase { words(sentence) }

  /// The text of a message of `layout` and `show`.
  func callAsFunction(_ sentence: LayoutSentence) -> Phrase { words(sentence) }

  /// The text of a message about the work folder.
  func callAsFunction(_ sentence: WorkSentence) -> Phrase { words(sentence) }

  /// The text of a message about the way through the course.
  func callAsFunction(_ sentence: WaySentence) -> Phrase { words(sentence) }

  /// The message as plain text.
  func label(_ sentence: WaySentence) -> String { words(sentence).text(calling: .nobody) }

  /// The text of a message of `review`, `progress`, `doctor` and `report`.
  func callAsFunction(_ sentence: DailySentence) -> Phrase { words(sentence) }

  /// The text of a message of `watch` and `edit`.
  func callAsFunction(_ sentence: WatchSentence) -> Phrase { words(sentence) }

  /// The text of a message of the live page.
  func callAsFunction(_ sentence: PageSentence) -> Phrase { words(sentence) }

  /// The message as plain text.
  func label(_ sentence: PageSentence) -> String { words(sentence).text(calling: .nobody) }

  /// The message as plain text.
  func label(_ sentence: Sentence) -> String { words(sentence).text(calling: .nobody) }

  /// The message as plain text.
  func label(_ sentence: CheckSentence) -> String { words(sentence).text(calling: .nobody) }

  /// The message as plain text.
  func label(_ sentence: ExplainSentence) -> String { words(sentence).text(calling: .nobody) }

  /// The message as plain text.
  func label(_ sentence: LayoutSentence) -> String { words(sentence).text(calling: .nobody) }

  /// The message as plain text.
  func label(_ sentence: WorkSentence) -> String { words(sentence).text(calling: .nobody) }

  /// The text of a message of `help`.
  func callAsFunction(_ sentence: HelpSentence) -> Phrase { words(sentence) }

  /// The text of a message about packs.
  func callAsFunction(_ sentence: PackSentence) -> Phrase { words(sentence) }

  /// The message as plain text.
  func label(_ sentence: PackSentence) -> String { words(sentence).text(calling: .nobody) }
}
