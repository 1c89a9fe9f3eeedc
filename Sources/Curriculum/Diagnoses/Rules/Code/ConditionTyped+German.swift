import Diagnostics

extension ConditionTyped {
  var german: DiagnosisWords? {
    let fits =
      right.isEmpty ? "" : "Sie passt in \(right.listedInGerman): Dort ist \(value.inGerman) \(meaning.german). "
    let fails = scenario.map { "In \($0) ist das \(becomes.inGerman)." } ?? "Anderswo ist das eine andere Zahl."
    return DiagnosisWords(
      title: "Die Zahl \(value.inGerman) hier richtet sich nicht nach \(meaning.germanDative).",
      reason: fits + fails,
      step: "Vergleich mit \(meaning.germanDative) statt mit einer Zahl.")
  }
}
