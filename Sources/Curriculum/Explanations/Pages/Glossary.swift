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

  init(_ page: ProsePage) {
    term = page.title
    title = ""
    aliases = page.notes[.also] ?? []
    text = page.text
    related = page.notes[.related] ?? []
  }

  fileprivate func translated(by page: ProsePage) -> GlossaryEntry {
    var entry = self
    entry.title = page.title == term ? "" : page.title
    entry.aliases += page.notes[.also] ?? []
    entry.text = page.text
    return entry
  }
}

/// All words that the course explains.
public enum Glossary {
  /// The entries in the order of the English alphabet with their texts in a language; what nobody has translated stays
  /// English.
  ///
  ///     Glossary.entries(in: .german).first { $0.term == "baseline" }?.title   → "Grundlinie"
  public static func entries(in language: Language = .english) -> [GlossaryEntry] {
    let translations = language == .english ? [] : ProsePage.glossary(in: language)
    return ProsePage.glossary(in: .english).enumerated()
      .map { index, page in
        let entry = GlossaryEntry(page)
        return translations.indices.contains(index) ? entry.translated(by: translations[index]) : entry
      }
      .sorted { $0.term.lowercased() < $1.term.lowercased() }
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
