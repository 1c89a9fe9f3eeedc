import Curriculum
import Diagnostics

/// What `course explain TERM` says: of a word of the glossary, or of a kind of mistake.
struct TermPage {
  private let term: String
  private let kind: String
  private let title: String
  private let text: String
  private let related: [String]

  /// The page about a word or the name of a diagnosis; nil if there is none.
  init?(_ word: String) {
    if let id = DiagnosisID(rawValue: word.lowercased().replacing(" ", with: "-")) {
      term = id.rawValue
      kind = "diagnosis"
      title = id.help.title
      text = id.help.markdown
      related = id.related
      return
    }
    guard let entry = Glossary.entry(for: word) else { return nil }
    term = entry.term
    kind = "word"
    title = ""
    text = entry.text
    related = entry.related
  }

  var answer: Answer {
    let name: Phrase = "\(term, .strong)"
    var document = Document([
      title.isEmpty ? .paragraph(name) : .sides(name, Phrase(title)), .gap, .indented(Lesson.blocks(of: text)),
    ])
    if !related.isEmpty {
      document.blocks += [.gap, .paragraph("See also: \(related.joined(separator: ", ")).")]
    }
    return Answer(
      document: document,
      json: [
        "formatVersion": 1, "term": JSON(term), "kind": JSON(kind), "title": title.isEmpty ? nil : JSON(title),
        "text": JSON(text), "related": JSON(related.map { JSON($0) }),
      ])
  }

  /// Everything that can be explained.
  static var names: [String] {
    Glossary.entries.flatMap { [$0.term] + $0.aliases } + DiagnosisID.allCases.map(\.rawValue)
  }

  /// All words, for `course explain` alone.
  static var list: Answer {
    let terms = Glossary.entries.map(\.term)
    let diagnoses = DiagnosisID.allCases.map(\.rawValue)
    return Answer(
      document: Document([
        .heading("Words of the course"), .indented([.paragraph(Phrase(terms.joined(separator: ", ")))]), .gap,
        .heading("What can be wrong"), .indented([.paragraph(Phrase(diagnoses.joined(separator: ", ")))]), .gap,
        .paragraph("About one:  \(command: "explain TERM")"), .paragraph("About a layout:  \(command: "explain FILE")"),
      ]),
      json: [
        "formatVersion": 1, "terms": JSON(terms.map { JSON($0) }), "diagnoses": JSON(diagnoses.map { JSON($0) }),
      ])
  }
}

extension DiagnosisHelp {
  /// The page in CommonMark, as lessons are.
  fileprivate var markdown: String {
    let examples = [("So it looks:", before), ("And without it:", after)].filter { !$0.1.isEmpty }
    let codes = examples.map { "\($0)\n\n```swift\n\($1)\n```" }
    return ([meaning] + codes + [advice]).filter { !$0.isEmpty }.joined(separator: "\n\n")
  }
}
