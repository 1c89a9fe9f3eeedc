import Diagnostics

extension GuideValueOff {
  var german: DiagnosisWords? {
    DiagnosisWords(title: germanTitle, reason: germanReason, step: germanStep)
  }

  private var germanTitle: String {
    guard let first = answers.first, answers.count == 1 else {
      return """
        In „\(scenario)“ antworten die Guides für \(key) andere Zahlen, als \(GermanNoun(container).nominative) braucht.
        """
    }
    return """
      In „\(scenario)“ antwortet der Guide von \(first.view.germanDative) für \(key) \(first.value.inGerman); \
      gebraucht wird \(first.needed.inGerman).
      """
  }

  private var germanReason: String {
    let sums = told.map {
      "\($0.view.germanSubject) antwortet \($0.value.inGerman), gebraucht wird \($0.needed.inGerman)"
    }
    let list = answers.count == 1 ? "" : "\(sums.joined(separator: "; ")). "
    let same = sameForAll.map { "Jede Antwort ist \(abs($0).inGerman) zu \($0 > 0 ? "groß" : "klein"). " } ?? ""
    return """
      \(list)\(same)Die Antwort ist der Punkt der Ansicht, der auf die Linie gehört, gezählt von ihrer eigenen \
      \(axis.germanStart): So weit, wie sie antwortet, steht die Ansicht vor der Linie.
      """
  }

  private var germanStep: String {
    let place = lines.count == 1 ? "Zeile \(lines[0])" : "den Zeilen \(lines.map(String.init).listedInGerman)"
    return "Rechne nach, was in \(place) aus den Zahlen dieses Szenarios wird."
  }
}
