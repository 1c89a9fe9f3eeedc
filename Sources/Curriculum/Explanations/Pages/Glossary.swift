import Diagnostics

/// A glossary term with its explanation, for `course explain TERM`.
public struct GlossaryEntry: Hashable, Sendable {
  /// The term as it is listed: `guide key`.
  public var term: String
  /// The term in the reader's language if it differs: `Grundlinie`; empty in English.
  public var title: String
  /// Synonyms.
  public var aliases: [String]
  /// The explanation in CommonMark, with a small example.
  public var text: String
  /// Related terms.
  public var related: [String]

  /// The term in the language: its translation, else the English term.
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

/// The glossary of the course.
public enum Glossary {
  /// The entries in the order of the English alphabet, with their texts in a language. Untranslated entries stay
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

  /// The entry for a term in any spelling: `Guide-Key`, `guide keys`, `.leading`. It searches English terms and those
  /// of the language.
  ///
  /// - Complexity: linear in the entries.
  public static func entry(for word: String, in language: Language = .english) -> GlossaryEntry? {
    let wanted = normal(word)
    guard !wanted.isEmpty else { return nil }
    return entries(in: language).first { entry in
      ([entry.term, entry.title] + entry.aliases).contains { normal($0) == wanted }
    }
  }

  /// The normal form for comparison: lower case, single spaces, no plural, no leading dot.
  static func normal(_ word: String) -> String {
    let words = word.lowercased().split { !$0.isLetter && !$0.isNumber }
    let text = words.joined(separator: " ")
    return text.count > 3 && text.hasSuffix("s") && !text.hasSuffix("ss") ? String(text.dropLast()) : text
  }
}
