import Diagnostics

extension DefaultOff {
  var german: DiagnosisWords {
    let fits = needs.first.map { "In „\($0.scenario)“ passt \($0.value.inGerman)" } ?? ""
    let also = other.map { ", in „\($0.scenario)“ \($0.value.inGerman)" } ?? ""
    return DiagnosisWords(
      fact: "\(view.germanSubject) hat keinen Guide für \(key) und antwortet mit dem Standardwert, \(value.inGerman).",
      why: """
        \(GermanNoun(container).first) fragt jede Ansicht darin, und wer nichts setzt, antwortet mit dem Standardwert.
        """,
      code: (isOwnLine
        ? "Gib ihr einen Guide für \(key), oder der ID der Linie einen anderen Standardwert."
        : "Gib ihr einen Guide für \(key).") + " \(fits)\(also).")
  }
}
