import Diagnostics

extension SignFlipped {
  var german: DiagnosisWords? {
    DiagnosisWords(
      title: """
        Der Guide von \(view.germanDative) für \(key) hat das falsche Vorzeichen: Er ist \(value.inGerman), und \
        \(right.inGerman) passt.
        """,
      reason: germanReason, step: germanStep)
  }

  private var germanReason: String {
    let way = axis.germanBack
    if pivot > 0 {
      let gap = pivot * length - value
      return """
        \(value.inGerman) ist ein Punkt \(abs(gap).inGerman) \(germanSide(of: gap)) der \
        \(pivot == 1 ? axis.germanEnd : "Mitte") von \(view.germanDative), die bei \((pivot * length).inGerman) liegt; \
        der Punkt, der auf die Linie gehört, ist ebenso weit auf der anderen Seite. Ein größerer Guide rückt die \
        Ansicht \(way).
        """
    }
    return """
      Ein Guide zählt von der \(axis.germanStart) der eigenen Ansicht: \(value.inGerman) ist \
      ein Punkt \(abs(value).inGerman) \(germanPlace). Die Linie geht durch den Punkt ebenso weit auf der anderen \
      Seite. Ein größerer Guide rückt die Ansicht \(way).
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
