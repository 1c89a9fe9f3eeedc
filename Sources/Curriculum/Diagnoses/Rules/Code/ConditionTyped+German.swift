extension ConditionTyped {
  var german: DiagnosisWords? {
    let fits =
      right.isEmpty ? "" : "Sie passt in \(right.listedInGerman): Dort ist \(points(value)) \(meaning.german). "
    let fails = scenario.map { "In \($0) ist das \(points(becomes))." } ?? "Anderswo ist das eine andere Zahl."
    return DiagnosisWords(
      title: "Die Zahl \(points(value)) hier richtet sich nicht nach \(meaning.germanDative).",
      reason: fits + fails,
      step: "Vergleich mit \(meaning.germanDative) statt mit einer Zahl.")
  }
}
