import Curriculum
import Diagnostics

/// Something that pages say, by a name and its parameters; each language is one table.
///
///     say(Sentence.hint(2, of: 3))   → "hint 2 of 3", "Tipp 2 von 3"
///
/// A sentence that lacks one of the two languages does not compile. Other languages are answered in English.
protocol Sayable: Sendable {
  var english: Phrase { get }
  var german: Phrase { get }
}

/// What is said in place, for people who write exercises and for faults of the machine: English in every language.
extension Phrase: Sayable {
  var english: Phrase { self }
  var german: Phrase { self }
}

/// Says sentences in one language; in a language that it does not know, it says them in English.
struct Speaker: Sendable {
  var language: Language

  /// The words of a sentence of any page.
  func words(_ sentence: any Sayable) -> Phrase {
    switch SpokenLanguage(language) {
    case .english: sentence.english
    case .german: sentence.german
    }
  }

  /// The sentence's words.
  func callAsFunction(_ sentence: Sentence) -> Phrase { words(sentence) }

  /// The words of a sentence of the page `check`.
  func callAsFunction(_ sentence: CheckSentence) -> Phrase { words(sentence) }

  /// The words of a sentence of the page `explain`.
  func callAsFunction(_ sentence: ExplainSentence) -> Phrase { words(sentence) }

  /// The words of a sentence of the pages `layout` and `show`.
  func callAsFunction(_ sentence: LayoutSentence) -> Phrase { words(sentence) }

  /// The words of a sentence about the work folder.
  func callAsFunction(_ sentence: WorkSentence) -> Phrase { words(sentence) }

  /// The words of a sentence about the way through the course.
  func callAsFunction(_ sentence: WaySentence) -> Phrase { words(sentence) }

  /// The sentence as a label, where only a text will do.
  func label(_ sentence: WaySentence) -> String { words(sentence).text(calling: .nobody) }

  /// The words of a sentence of `review`, `progress`, `doctor` and `report`.
  func callAsFunction(_ sentence: DailySentence) -> Phrase { words(sentence) }

  /// The words of a sentence of `watch` and `edit`.
  func callAsFunction(_ sentence: WatchSentence) -> Phrase { words(sentence) }

  /// The words of a sentence of the live page.
  func callAsFunction(_ sentence: PageSentence) -> Phrase { words(sentence) }

  /// The sentence as a label, where only a text will do.
  func label(_ sentence: PageSentence) -> String { words(sentence).text(calling: .nobody) }

  /// The sentence as a label, where only a text will do.
  func label(_ sentence: Sentence) -> String { words(sentence).text(calling: .nobody) }

  /// The sentence as a label, where only a text will do.
  func label(_ sentence: CheckSentence) -> String { words(sentence).text(calling: .nobody) }

  /// The sentence as a label, where only a text will do.
  func label(_ sentence: ExplainSentence) -> String { words(sentence).text(calling: .nobody) }

  /// The sentence as a label, where only a text will do.
  func label(_ sentence: LayoutSentence) -> String { words(sentence).text(calling: .nobody) }

  /// The sentence as a label, where only a text will do.
  func label(_ sentence: WorkSentence) -> String { words(sentence).text(calling: .nobody) }

  /// The words of a sentence of `help`.
  func callAsFunction(_ sentence: HelpSentence) -> Phrase { words(sentence) }

  /// The words of a sentence about packs.
  func callAsFunction(_ sentence: PackSentence) -> Phrase { words(sentence) }

  /// The sentence as a label, where only a text will do.
  func label(_ sentence: PackSentence) -> String { words(sentence).text(calling: .nobody) }
}
