import Diagnostics

/// What is said of predictions that are off, without the right ones.
enum SaidOfPredictions: Saying {
  /// All variants have the answers of the first.
  case copied(from: String)
  /// One variant is off; it may have something that the others do not have.
  case onlyOne(String, special: String?, variants: Int, wrong: [String], answers: Int)
  /// One question is off, in these variants.
  case onlyQuestion(String, off: [String], of: Int, asks: String)

  func words(in language: SpokenLanguage) -> DiagnosisWords {
    switch language {
    case .english: english
    case .german: german
    }
  }

  private var english: DiagnosisWords {
    switch self {
    case .copied(let scenario):
      DiagnosisWords(
        fact: "All variants have the answers of “\(scenario)”.",
        why: "The code stays the same, and what it is given does not: other numbers go in, and other places come out.",
        direction: "Take the next variant, and work it out anew with the numbers above it.", code: "")
    case .onlyOne(let scenario, let special, let variants, let wrong, let answers):
      DiagnosisWords(
        fact: "Only “\(scenario)” is off; the other \(variants - 1) variants are right.",
        why: """
          \(special.map { "It is the only one with \($0). " } ?? "")\(wrong.count) of its \(answers) answers \
          \(wrong.count == 1 ? "is" : "are") off: \(wrong.listed).
          """,
        direction: "Put what goes into it beside what goes into a variant that is right: what is different?", code: "")
    case .onlyQuestion(let name, let off, let variants, let asks):
      DiagnosisWords(
        fact: """
          Only \(name) is off, in \(off.count == variants ? "all" : "\(off.count) of \(variants)") variants; the other \
          answers are right.
          """,
        why: "It answers: “\(asks)”",
        direction: "Take “\(off.first ?? "")”, and see what in it has a say in \(name).", code: "")
    }
  }

  private var german: DiagnosisWords {
    switch self {
    case .copied(let scenario):
      DiagnosisWords(
        fact: "Alle Varianten haben die Antworten von „\(scenario)“.",
        why: """
          Der Code bleibt derselbe, und was er bekommt, nicht: Andere Zahlen gehen hinein, und andere Plätze kommen \
          heraus.
          """,
        direction: "Nimm die nächste Variante, und rechne sie mit den Zahlen darüber neu aus.", code: "")
    case .onlyOne(let scenario, _, let variants, let wrong, let answers):
      DiagnosisWords(
        fact: "Nur „\(scenario)“ stimmt nicht; die anderen \(variants - 1) Varianten sind richtig.",
        why: """
          \(wrong.count) von \(answers) Antworten darin \(wrong.count == 1 ? "stimmt" : "stimmen") nicht: \
          \(wrong.listedInGerman).
          """,
        direction: "Stell das, was hineingeht, neben das, was in eine richtige Variante geht: Was ist anders?", code: ""
      )
    case .onlyQuestion(let name, let off, let variants, let asks):
      DiagnosisWords(
        fact: """
          Nur \(name) stimmt nicht, in \(off.count == variants ? "allen" : "\(off.count) von \(variants)") Varianten; \
          die anderen Antworten sind richtig.
          """,
        why: "Gefragt ist: „\(asks)“",
        direction: "Nimm „\(off.first ?? "")“, und sieh nach, was darin bei \(name) mitredet.", code: "")
    }
  }
}
