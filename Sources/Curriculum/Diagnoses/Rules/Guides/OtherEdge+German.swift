import Diagnostics

extension OtherEdge {
  var german: DiagnosisWords {
    DiagnosisWords(
      fact: isTheDefault
        ? """
        Für \(view.quotedInGerman) ist der Standardwert von \(key) \(value.inGerman).
        """
        : """
        Der Guide von \(view.germanDative) für \(key) ist \(value.inGerman).
        """,
      why: germanReason,
      code: (isMirrored
        ? "Zähl von der anderen Kante: die ganze \(axis.germanLength) weniger das, was jetzt da steht."
        : "Geh von der \(needed > value ? edgesInGerman.end : edgesInGerman.start) aus.")
        + SameElsewhere.words(others, in: .german)
    )
  }

  private var edgesInGerman: (start: String, end: String) {
    (axis.germanStart, axis.germanEnd)
  }

  private var germanReason: String {
    if isMirrored {
      return """
        Ein Guide zählt von der \(edgesInGerman.start) der Ansicht. Ebenso weit von der \(edgesInGerman.end) liegt ein \
        anderer Punkt, wenn es nicht die Mitte ist.
        """
    }
    return """
      Ein Guide zählt von der \(edgesInGerman.start) der Ansicht: Die \(edgesInGerman.start) ist 0, die \
      \(edgesInGerman.end) die ganze \(axis.germanLength) der Ansicht.
      """
  }
}
