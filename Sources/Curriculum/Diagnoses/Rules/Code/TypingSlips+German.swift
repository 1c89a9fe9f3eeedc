import Diagnostics

// One word or sign too many, or another.

extension GuideTooMany {
  var german: DiagnosisWords {
    let isOne = lines.count == 1
    return DiagnosisWords(
      fact: "\(view.germanSubject) hat \(isOne ? "einen Guide" : "Guides") für \(keys.listedInGerman).",
      why: """
        \(value.map { "Er antwortet \($0.inGerman). " } ?? "")Ein Guide rückt seine Linie für alle, die sie teilen; ohne \
        Guide antwortet der Standardwert.
        """,
      code: "Nimm \(isOne ? "ihn" : "sie") weg.")
  }
}

extension SignInside {
  var german: DiagnosisWords {
    DiagnosisWords(
      fact:
        "Hier steht ein \(isPlus ? "Plus" : "Minus")\(words.count > 1 ? ": \(words)" : "").",
      why: """
        Ein Guide zählt innerhalb der Ansicht, ein Platz um sie herum. Je weiter innen der Punkt liegt, der auf die \
        Linie soll, desto weiter hinten muss die Ansicht stehen: Das eine steigt, wenn das andere fällt.
        """,
      code: "Schreib \(isPlus ? "-" : "+") statt \(isPlus ? "+" : "-").")
  }
}

extension BoundsForgotten {
  var german: DiagnosisWords {
    let places = lines.map(String.init).listedInGerman
    return DiagnosisWords(
      fact: "Das Layout zählt von 0, und sein Raum beginnt nicht immer dort.",
      why: """
        placeSubviews bekommt seinen Raum in den Koordinaten dessen, was ringsum ist: Die Ecke ist nur zufällig 0, 0. \
        An jedem anderen Ort liegt draußen, was von 0 zählt.
        """,
      code: "Schreib \(edges.listedInGerman) statt 0 in \(lines.count == 1 ? "Zeile" : "den Zeilen") \(places).")
  }
}

extension FallbackOff {
  var german: DiagnosisWords {
    DiagnosisWords(
      fact: "Wo niemand \(read) setzt, antwortet dieser Guide \(now).",
      why: """
        d[explicit: \(read)] ist nil für eine Ansicht, in der kein Guide \(read) setzt. Dann ist die Antwort, was \
        hinter ?? steht.
        """,
      code: "Schreib 0 hinter ??.")
  }
}

extension WholeNumberDivision {
  var german: DiagnosisWords {
    DiagnosisWords(
      fact: "\(words) ist hier \(quotient): Zwei ganze Zahlen geteilt ergeben eine ganze Zahl.",
      why: """
        Ein Literal ohne Punkt ist ein Int, wenn nichts anderes verlangt ist, und in einem Int hat kein Rest Platz. \
        Das Ergebnis danach umzuwandeln, bringt ihn nicht zurück.
        """,
      code: "Schreib \(dividend).0 / \(divisor), oder teil eine Länge durch \(divisor).")
  }
}
