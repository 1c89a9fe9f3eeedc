import Diagnostics

extension GuideValueOff {
  var german: DiagnosisWords { DiagnosisWords(fact: germanTitle, why: germanReason, code: germanStep) }

  private var germanTitle: String {
    guard let first = answers.first, answers.count == 1 else {
      return """
        In „\(scenario)“ antworten die Guides für \(key) andere Zahlen, als \(GermanNoun(container).nominative) braucht.
        """
    }
    return """
      In „\(scenario)“ antwortet der Guide von \(first.view.germanDative) für \(key) \(first.value.inGerman); im \
      Ziel steht die Ansicht woanders.
      """
  }

  private var germanReason: String {
    """
    Die Antwort ist der Punkt der Ansicht, der auf die Linie gehört, gezählt von ihrer eigenen \
    \(axis.germanStart): So weit, wie sie antwortet, steht die Ansicht vor der Linie.
    """
  }

  private var germanStep: String {
    let place = lines.count == 1 ? "Zeile \(lines[0])" : "den Zeilen \(lines.map(String.init).listedInGerman)"
    return "Rechne nach, was in \(place) aus den Zahlen dieses Szenarios wird."
  }
}
