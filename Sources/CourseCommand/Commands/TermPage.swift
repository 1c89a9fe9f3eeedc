import Curriculum
import Diagnostics

/// What `course explain TERM` says.
struct TermPage {
  private let title: String
  private let kind: String
  private let text: String
  private let related: [String]

  /// The page about a word of the glossary; nil if there is none.
  init?(_ word: String) {
    guard let entry = Glossary.entry(for: word) else { return nil }
    title = entry.term
    kind = "word"
    text = entry.text
    related = entry.related
  }

  var answer: Answer {
    var document = Document([.paragraph("\(title, .strong)"), .indented(Lesson.blocks(of: text))])
    if !related.isEmpty {
      document.blocks += [.gap, .paragraph("See also: \(related.joined(separator: ", ")).")]
    }
    return Answer(
      document: document,
      json: [
        "formatVersion": 1, "term": JSON(title), "kind": JSON(kind), "text": JSON(text),
        "related": JSON(related.map { JSON($0) }),
      ])
  }

  /// Everything that can be explained.
  static var names: [String] { Glossary.entries.flatMap { [$0.term] + $0.aliases } }

  /// All words, for `course explain` alone.
  static var list: Answer {
    let terms = Glossary.entries.map(\.term)
    return Answer(
      document: Document([
        .heading("Words of the course"), .indented([.paragraph(Phrase(terms.joined(separator: ", ")))]), .gap,
        .paragraph("About one:  \(command: "explain TERM")"), .paragraph("About a layout:  \(command: "explain FILE")"),
      ]),
      json: ["formatVersion": 1, "terms": JSON(terms.map { JSON($0) })])
  }
}
