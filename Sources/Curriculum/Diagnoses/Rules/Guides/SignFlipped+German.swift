import Diagnostics

extension SignFlipped {
  var german: DiagnosisWords {
    DiagnosisWords(
      fact: """
        Der Guide von \(view.germanDative) für \(key) ist \(value.inGerman).
        """,
      why: germanReason, code: germanStep)
  }

  private var germanReason: String {
    pivot > 0
      ? """
      Dieser Punkt liegt \(germanSide(of: pivot * length - value)) der \(pivot == 1 ? axis.germanEnd : "Mitte") von \
      \(view.germanDative). Ein größerer Guide rückt die Ansicht \(axis.germanBack).
      """
      : """
      Ein Guide zählt von der \(axis.germanStart) der eigenen Ansicht, also liegt dieser Punkt \(germanPlace). Ein \
      größerer Guide rückt die Ansicht \(axis.germanBack).
      """
  }

  /// Which side of an edge, for a point so far before it.
  private func germanSide(of gap: Double) -> String {
    if axis == .vertical { return gap > 0 ? "über" : "unter" }
    return gap > 0 ? "vor" : "hinter"
  }

  /// Where the point lies, from the start of the view.
  private var germanPlace: String {
    if axis == .vertical { return value < 0 ? "darüber" : "darunter" }
    return value < 0 ? "davor" : "dahinter"
  }

  private var germanStep: String {
    let line = isOfOneLine ? " dieser Linie" : ""
    let others = sites.count > 1 ? " Für die anderen Guides\(line) gilt dasselbe." : ""
    if literal { return "Schreib \(points(right)).\(others)" }
    let turn =
      switch pivot {
      case 0: "Dreh das Vorzeichen um."
      case 1: "Dreh das Vorzeichen dessen um, was zur Kante dazukommt."
      default: "Dreh das Vorzeichen dessen um, was zur Mitte dazukommt."
      }
    return turn + others
  }
}
