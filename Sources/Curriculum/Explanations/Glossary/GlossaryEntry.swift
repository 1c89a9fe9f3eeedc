import Diagnostics

/// A word of the course and what it means, for `course explain TERM`.
public struct GlossaryEntry: Hashable, Sendable {
  /// The word as it is listed: `guide key`.
  public var term: String
  /// The same in the reader's language, where that has a word of its own: `Grundlinie`; empty in English.
  public var title: String
  /// Other words for it.
  public var aliases: [String]
  /// What it means, in CommonMark, with a small example.
  public var text: String
  /// Entries that help to understand it.
  public var related: [String]

  /// What the language calls it: its own word, else the English one.
  public var name: String { title.isEmpty ? term : title }

  init(_ term: String, also aliases: [String] = [], related: [String] = [], _ text: String) {
    self.term = term
    title = ""
    self.aliases = aliases
    self.text = text
    self.related = related
  }
}

/// An entry's text in another language.
struct GlossaryTranslation {
  /// The English word that it translates.
  var term: String
  /// The language's own word; empty where developers say the English one.
  var title: String
  /// Other words for it in the language.
  var aliases: [String]
  /// What it means, in CommonMark, with the same example.
  var text: String

  init(_ term: String, _ title: String = "", also aliases: [String] = [], _ text: String) {
    self.term = term
    self.title = title
    self.aliases = aliases
    self.text = text
  }
}

extension GlossaryEntry {
  fileprivate func translated(by translation: GlossaryTranslation) -> GlossaryEntry {
    var entry = self
    entry.title = translation.title
    entry.aliases += translation.aliases
    entry.text = translation.text
    return entry
  }
}

/// All words that the course explains.
public enum Glossary {
  /// In the order of the alphabet.
  public static var entries: [GlossaryEntry] {
    (guides + lines + containers + sizes + views).sorted { $0.term.lowercased() < $1.term.lowercased() }
  }

  /// The entries with their texts in a language; what nobody has translated stays English.
  ///
  ///     Glossary.entries(in: .german).first { $0.term == "baseline" }?.title   → "Grundlinie"
  public static func entries(in language: Language) -> [GlossaryEntry] {
    guard language == .german else { return entries }
    let translations = Dictionary(germanEntries.map { ($0.term, $0) }) { first, _ in first }
    return entries.map { entry in translations[entry.term].map { entry.translated(by: $0) } ?? entry }
  }

  /// The entry for a word, however it is written: `Guide-Key`, `guide keys`, `.leading`; words of the language count as
  /// well as the English ones.
  ///
  /// - Complexity: linear in the entries.
  public static func entry(for word: String, in language: Language = .english) -> GlossaryEntry? {
    let wanted = normal(word)
    guard !wanted.isEmpty else { return nil }
    return entries(in: language).first { entry in
      ([entry.term, entry.title] + entry.aliases).contains { normal($0) == wanted }
    }
  }

  /// Lower case, one space between words, no plural, no dot before.
  static func normal(_ word: String) -> String {
    let words = word.lowercased().split { !$0.isLetter && !$0.isNumber }
    let text = words.joined(separator: " ")
    return text.count > 3 && text.hasSuffix("s") && !text.hasSuffix("ss") ? String(text.dropLast()) : text
  }
}
