/// A word of the course and what it means, for `course explain TERM`.
public struct GlossaryEntry: Hashable, Sendable {
  /// The word as it is listed: `guide key`.
  public var term: String
  /// Other words for it.
  public var aliases: [String]
  /// What it means, in CommonMark, with a small example.
  public var text: String
  /// Entries that help to understand it.
  public var related: [String]

  init(_ term: String, also aliases: [String] = [], related: [String] = [], _ text: String) {
    self.term = term
    self.aliases = aliases
    self.text = text
    self.related = related
  }
}

/// All words that the course explains.
public enum Glossary {
  /// In the order of the alphabet.
  public static var entries: [GlossaryEntry] {
    (guides + lines + containers + sizes + views).sorted { $0.term.lowercased() < $1.term.lowercased() }
  }

  /// The entry for a word, however it is written: `Guide-Key`, `guide keys`, `.leading`.
  ///
  /// - Complexity: linear in the entries.
  public static func entry(for word: String) -> GlossaryEntry? {
    let wanted = normal(word)
    guard !wanted.isEmpty else { return nil }
    return entries.first { entry in ([entry.term] + entry.aliases).contains { normal($0) == wanted } }
  }

  /// Lower case, one space between words, no plural, no dot before.
  static func normal(_ word: String) -> String {
    let words = word.lowercased().split { !$0.isLetter && !$0.isNumber }
    let text = words.joined(separator: " ")
    return text.count > 3 && text.hasSuffix("s") && !text.hasSuffix("ss") ? String(text.dropLast()) : text
  }
}
