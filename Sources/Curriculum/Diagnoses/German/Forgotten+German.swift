// What is right in some scenarios only.

extension RTLForgotten {
  var german: DiagnosisWords? {
    DiagnosisWords(
      title: word == nil
        ? "Von links nach rechts stimmt es, von rechts nach links nicht."
        : "Der Code dreht für rechts nach links etwas um, das schon umgedreht ist.",
      reason: """
        leading und trailing tauschen mit der Leserichtung die Seiten, und Guides zählen von der leading-Kante: Ein Guide, der \
        von links nach rechts stimmt, stimmt auch andersherum.\
        \(word == nil ? " Links und rechts, offset und position tun das nicht." : "")
        """,
      step: word.map { "Nimm die Unterscheidung nach \($0) weg." } ?? "Sag es mit leading und trailing.")
  }
}

extension TextSizeForgotten {
  var german: DiagnosisWords? {
    DiagnosisWords(
      title: "Bei der üblichen Schriftgröße stimmt es, bei einer größeren oder kleineren nicht.",
      reason: """
        Texte wachsen mit der Schriftgröße, die jemand eingestellt hat, und was an ihnen ausgerichtet ist, muss mitgehen: nach \
        ihren Linien und Kanten, nicht nach Zahlen.
        """,
      step: "Sieh dir \(views.first?.inGerman ?? "die Texte") in dem Szenario mit der anderen Schriftgröße an.")
  }
}

extension StateForgotten {
  var german: DiagnosisWords? {
    let off =
      views.isEmpty
      ? nil
      : "In \(wrong.first ?? "den anderen") \(views.count == 1 ? "liegt" : "liegen") \(views.map(\.inGerman).listedInGerman) falsch."
    let bound = condition.map { "Die Bedingung mit \($0) gilt für einen Wert, und es kommen andere." }
    return DiagnosisWords(
      title: """
        Es stimmt in \(right.isEmpty ? "manchen Szenarien" : right.listedInGerman), aber nicht \
        \(dimension.elsewhereInGerman).
        """,
      reason: [off, bound].compactMap { $0 }.joined(separator: " "),
      step: "Folge \(dimension.germanDative) durch den Code: Was soll sich damit ändern, und an welcher Ansicht?")
  }
}
