import Diagnostics

// One word or sign too many, or another.

extension GuideTooMany {
  var german: DiagnosisWords? {
    let isOne = lines.count == 1
    return DiagnosisWords(
      title: """
        \(view.germanSubject) hat \(isOne ? "einen Guide" : "Guides") für \(keys.listedInGerman), ohne \
        \(isOne ? "den" : "die") das Ziel auskommt.
        """,
      reason: """
        \(value.map { "Er antwortet \($0.inGerman). " } ?? "")Ohne \(isOne ? "ihn" : "sie") richtet sich die Linie \
        nach dem Standardwert oder nach den anderen Guides, die für sie gesetzt sind, und jedes Szenario stimmt.
        """,
      step: "Nimm \(isOne ? "ihn" : "sie") weg.")
  }
}

extension SignInside {
  var german: DiagnosisWords? {
    DiagnosisWords(
      title:
        "Hier steht ein \(isPlus ? "Plus" : "Minus"), und ein \(isPlus ? "Minus" : "Plus") passt\(words.count > 1 ? ": \(words)" : "").",
      reason: """
        Ein Guide zählt innerhalb der Ansicht, ein Platz um sie herum. Je weiter innen der Punkt liegt, der auf die \
        Linie soll, desto weiter hinten muss die Ansicht stehen: Das eine steigt, wenn das andere fällt.
        """,
      step: "Schreib \(isPlus ? "-" : "+") statt \(isPlus ? "+" : "-").")
  }
}

extension BoundsForgotten {
  var german: DiagnosisWords? {
    let places = lines.map(String.init).listedInGerman
    return DiagnosisWords(
      title: "Das Layout zählt von 0, und sein Raum beginnt bei \(edges.listedInGerman).",
      reason: """
        placeSubviews bekommt seinen Raum in den Koordinaten dessen, was ringsum ist: Die Ecke ist nur zufällig 0, 0. \
        An jedem anderen Ort liegt draußen, was von 0 zählt.
        """,
      step: "Schreib \(edges.listedInGerman) statt 0 in \(lines.count == 1 ? "Zeile" : "den Zeilen") \(places).")
  }
}

extension GuidesAcross {
  var german: DiagnosisWords? {
    let places = lines.map(String.init).listedInGerman
    return DiagnosisWords(
      title: "Die Guides von \(view.germanDative) für \(keys.listedInGerman) haben den Anteil des jeweils anderen.",
      reason: """
        Einer geht zur Seite und einer nach unten. Sagt man von der Höhe, was hier von der Breite gesagt ist, und \
        umgekehrt, stimmt alles.
        """,
      step: "Tausche die Zahlen in \(lines.count == 1 ? "Zeile" : "den Zeilen") \(places).")
  }
}

extension FallbackOff {
  var german: DiagnosisWords? {
    DiagnosisWords(
      title: "Wo niemand \(read) setzt, antwortet dieser Guide \(now); 0 passt.",
      reason: """
        d[explicit: \(read)] ist nil für eine Ansicht, in der kein Guide \(read) setzt. Dann ist die Antwort, was \
        hinter ?? steht.
        """,
      step: "Schreib 0 hinter ??.")
  }
}

extension WholeNumberDivision {
  var german: DiagnosisWords? {
    DiagnosisWords(
      title: "\(words) ist hier \(quotient): Zwei ganze Zahlen geteilt ergeben eine ganze Zahl.",
      reason: """
        Ein Literal ohne Punkt ist ein Int, wenn nichts anderes verlangt ist, und in einem Int hat kein Rest Platz. \
        Das Ergebnis danach umzuwandeln, bringt ihn nicht zurück.
        """,
      step: "Schreib \(dividend).0 / \(divisor), oder teil eine Länge durch \(divisor).")
  }
}

extension LengthAcross {
  var german: DiagnosisWords? {
    DiagnosisWords(
      title: "\(germanSubject) liest \(read); \(meant) passt.",
      reason: """
        Ein Guide ist eine Zahl, woraus sie auch gemacht ist. Beide Längen einer Ansicht kann man lesen, und bei \
        quadratischen sieht man nicht, welche es war.
        """,
      step: "Lies \(meant) statt \(read).")
  }

  private var germanSubject: String {
    switch subject {
    case .guide(let view, let key): "Der Guide von \(view.germanDative) für \(key)"
    case .defaultValue(let key): "Der Standardwert von \(key)"
    }
  }
}
