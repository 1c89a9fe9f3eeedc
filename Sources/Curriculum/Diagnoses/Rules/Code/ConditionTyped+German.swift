import Diagnostics

extension ConditionTyped {
  var german: DiagnosisWords {
    let fits = right.isEmpty ? "" : "Sie passt in \(right.listedInGerman), anderswo nicht. "
    let equal = right.isEmpty ? "" : "In \(right.listedInGerman) ist \(value.inGerman) \(meaning.german). "
    let fails = scenario.map { "In \($0) ist das \(becomes.inGerman). " } ?? ""
    return DiagnosisWords(
      fact: "Die Bedingung vergleicht mit der Zahl \(value.inGerman).",
      why: "\(fits)Eine hingeschriebene Zahl bleibt, was auch immer der Code bekommt.",
      code: "\(equal)\(fails)Vergleich mit \(meaning.germanDative).")
  }
}
