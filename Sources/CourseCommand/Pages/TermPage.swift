import Curriculum
import Diagnostics

/// The output of `course explain TERM`, about a glossary term or a diagnosis.
struct TermPage {
  private let term: String
  private let kind: String
  private let title: String
  private let text: String
  private let related: [String]
  private let say: Speaker

  /// The page about a term or a diagnosis; nil if there is none.
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

  /// The names of all terms and diagnoses.
  static func names(_ say: Speaker) -> [String] {
    Glossary.entries(in: say.language).flatMap { [$0.term, $0.title] + $0.aliases }.filter { !$0.isEmpty }
      + DiagnosisID.allCases.map(\.rawValue)
  }

  /// The name under which a term's page can be typed; nil if there is none.
  static func name(of term: String, _ say: Speaker) -> String? {
    DiagnosisID(rawValue: term)?.rawValue ?? Glossary.entry(for: term, in: say.language)?.name
  }

  /// A list of all terms, for `course explain words` and for `course explain` without a current exercise.
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
  /// The page in CommonMark, like a lesson.
  fileprivate func markdown(_ say: Speaker) -> String {
    let examples = [(say.label(.wrong), before), (say.label(.right), after)].filter { !$0.1.isEmpty }
    let codes = examples.map { "\($0)\n\n```swift\n\($1)\n```" }
    return ([meaning] + codes + [advice]).filter { !$0.isEmpty }.joined(separator: "\n\n")
  }
}
