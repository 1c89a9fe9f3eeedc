import Curriculum
import Diagnostics

/// What `course explain TERM` says: of a word of the glossary, or of a kind of mistake.
struct TermPage {
  private let term: String
  private let kind: String
  private let title: String
  private let text: String
  private let related: [String]
  private let say: Speaker

  /// The page about a word or the name of a diagnosis; nil if there is none.
  init?(_ word: String, _ say: Speaker) {
    self.say = say
    if let id = DiagnosisID(rawValue: word.lowercased().replacing(" ", with: "-")) {
      term = id.rawValue
      kind = "diagnosis"
      let help = id.help(in: say.language)
      title = help.title
      text = help.markdown(say)
      related = id.related
      return
    }
    guard let entry = Glossary.entry(for: word, in: say.language) else { return nil }
    term = entry.term
    kind = "word"
    title = entry.title
    text = entry.text
    related = entry.related
  }

  var answer: Reply {
    let name: Phrase = "\(term, .strong)"
    var document = Document([
      title.isEmpty ? .paragraph(name) : .sides(name, Phrase(title)), .gap, .indented(Lesson.blocks(of: text)),
    ])
    if !related.isEmpty {
      document.blocks += [
        .gap, .paragraph(say(.seeAlso(related.map { Glossary.entry(for: $0, in: say.language)?.name ?? $0 }))),
      ]
    }
    return Reply(
      document: document,
      json: [
        "formatVersion": 1, "term": JSON(term), "kind": JSON(kind), "title": title.isEmpty ? nil : JSON(title),
        "text": JSON(text), "related": JSON(related.map { JSON($0) }),
      ], isForReading: true)
  }

  /// Everything that can be explained.
  static func names(_ say: Speaker) -> [String] {
    Glossary.entries(in: say.language).flatMap { [$0.term, $0.title] + $0.aliases }.filter { !$0.isEmpty }
      + DiagnosisID.allCases.map(\.rawValue)
  }

  /// What a reader types to see a page; nil if there is none.
  static func name(of term: String, _ say: Speaker) -> String? {
    DiagnosisID(rawValue: term)?.rawValue ?? Glossary.entry(for: term, in: say.language)?.name
  }

  /// All words, for `course explain` alone.
  static func list(_ say: Speaker) -> Reply {
    let entries = Glossary.entries(in: say.language)
    let names = entries.map(\.name).sorted { $0.lowercased() < $1.lowercased() }
    let diagnoses = DiagnosisID.allCases.map(\.rawValue)
    return Reply(
      document: Document([
        .heading(say(.wordsOfTheCourse)), .indented([.paragraph(Phrase(names.joined(separator: ", ")))]), .gap,
        .heading(say(.whatCanBeWrong)), .indented([.paragraph(Phrase(diagnoses.joined(separator: ", ")))]), .gap,
        .paragraph(say(.aboutOneWord)), .paragraph(say(.aboutALayout)),
      ]),
      json: [
        "formatVersion": 1, "terms": JSON(entries.map { JSON($0.term) }), "diagnoses": JSON(diagnoses.map { JSON($0) }),
      ])
  }
}

extension DiagnosisHelp {
  /// The page in CommonMark, as lessons are.
  fileprivate func markdown(_ say: Speaker) -> String {
    let examples = [(say.label(.wrong), before), (say.label(.right), after)].filter { !$0.1.isEmpty }
    let codes = examples.map { "\($0)\n\n```swift\n\($1)\n```" }
    return ([meaning] + codes + [advice]).filter { !$0.isEmpty }.joined(separator: "\n\n")
  }
}
