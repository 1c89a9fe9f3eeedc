import Diagnostics

extension ConstantMeant {
  var german: DiagnosisWords {
    let axis = key.axis
    let fits = right.isEmpty ? "" : "Es stimmt in \(right.listedInGerman). "
    let fails = scenario.map {
      "In \($0) ist die \(axis.germanLength) eine andere, und der Guide folgt ihr: \(other.inGerman)."
    }
    return DiagnosisWords(
      fact: """
        Der Guide von \(view.germanDative) richtet sich nach der \(axis.germanLength) der Ansicht, der \
        Punkt aber nicht.
        """,
      why: fits + (fails ?? ""),
      code: "Zähl von der \(axis.germanStart): Schreib \(points(value)).")
  }
}
