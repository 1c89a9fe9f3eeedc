import Diagnostics

extension ConstantMeant {
  var german: DiagnosisWords? {
    let axis = key.axis
    let fits = right.isEmpty ? "" : "In \(right.listedInGerman) ist der Guide \(value.inGerman). "
    let fails = scenario.map { "In \($0) ist er \(other.inGerman), und auch dort ist \(value.inGerman) richtig." }
    return DiagnosisWords(
      title: """
        Der Guide von \(view.germanDative) richtet sich nach der \(axis.germanLength) der Ansicht, der \
        Punkt aber nicht.
        """,
      reason: fits + (fails ?? ""),
      step: "Zähl von der \(axis.germanStart): Schreib \(points(value)).")
  }
}
