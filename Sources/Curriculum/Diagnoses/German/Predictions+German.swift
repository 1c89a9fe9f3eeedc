/// What is said of predictions, in German.
enum GermanPredictions {
  static func copied(from scenario: String) -> DiagnosisWords {
    DiagnosisWords(
      title: "Alle Varianten haben die Antworten von „\(scenario)“.",
      reason: """
        Der Code bleibt derselbe, und was er bekommt, nicht: Andere Zahlen gehen hinein, und andere Plätze kommen \
        heraus.
        """,
      step: "Nimm die nächste Variante, und rechne sie mit den Zahlen darüber neu aus.")
  }

  static func onlyOne(_ scenario: String, of variants: Int, wrong: [String], of answers: Int) -> DiagnosisWords {
    DiagnosisWords(
      title: "Nur „\(scenario)“ stimmt nicht; die anderen \(variants - 1) Varianten sind richtig.",
      reason: """
        \(wrong.count) von \(answers) Antworten darin \(wrong.count == 1 ? "stimmt" : "stimmen") nicht: \
        \(wrong.listedInGerman).
        """,
      step: "Stell das, was hineingeht, neben das, was in eine richtige Variante geht: Was ist anders?")
  }

  static func onlyQuestion(_ name: String, off: [String], of variants: Int, asks: String) -> DiagnosisWords {
    DiagnosisWords(
      title: """
        Nur \(name) stimmt nicht, in \(off.count == variants ? "allen" : "\(off.count) von \(variants)") Varianten; \
        die anderen Antworten sind richtig.
        """,
      reason: "Gefragt ist: „\(asks)“",
      step: "Nimm „\(off.first ?? "")“, und sieh nach, was darin bei \(name) mitredet.")
  }
}
