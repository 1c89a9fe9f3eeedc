import Diagnostics

extension OtherEdge {
  var german: DiagnosisWords? {
    DiagnosisWords(
      title: isTheDefault
        ? """
        Der Standardwert von \(key) zählt von der anderen Kante: Für \(view.quotedInGerman) ist er \(value.inGerman), \
        und \(needed.inGerman) passt.
        """
        : """
        Der Guide von \(view.germanDative) für \(key) zählt von der anderen Kante: Er ist \(value.inGerman), und \
        \(needed.inGerman) passt.
        """,
      reason: germanReason,
      step: (isMirrored
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
        \(view.germanSubject) ist \(length.inGerman) \(axis.germanMeasure). \(value.inGerman) von der \
        \(edgesInGerman.start) sind \((length - value).inGerman) von der \(edgesInGerman.end); umgekehrt passt alles.
        """
    }
    return """
      Guides zählen von der \(edgesInGerman.start) der Ansicht: Die \(edgesInGerman.start) ist 0, die \
      \(edgesInGerman.end) \(length.inGerman), die \(axis.germanLength) der Ansicht. Was hier dazukommt, \
      gehört zur \(needed > value ? edgesInGerman.end : edgesInGerman.start).
      """
  }
}
