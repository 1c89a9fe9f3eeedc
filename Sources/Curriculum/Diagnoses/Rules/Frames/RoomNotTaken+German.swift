extension RoomNotTaken {
  var german: DiagnosisWords {
    let limits = keys.map { "\($0.axis.maximum): .infinity" }
    return DiagnosisWords(
      fact: "\(view.germanSubject) nimmt nur den Platz, der nötig ist.",
      why: """
        Was eine Ansicht von ihrem Raum übrig lässt, gehört dem, was ringsum ist: Der Raum stellt sie in seine Mitte, \
        ein GeometryReader in seine obere Ecke an der leading-Seite. Eine Ausrichtung in der Ansicht hat dabei nichts \
        zu sagen.
        """,
      code: "Gib dafür einen Frame mit \(limits.joined(separator: ", ")) und der Ausrichtung \(names.listedInGerman).")
  }
}

extension OrderReversed {
  var german: DiagnosisWords {
    let noun = GermanNoun(container)
    return DiagnosisWords(
      fact: "Die Ansichten \(noun.inside) stehen in anderer Reihenfolge als im Ziel.",
      why: """
        \(noun.indefinite.firstUppercased) setzt die Ansichten in der Reihenfolge, in der sie dastehen, \
        \(axis == .vertical ? "von oben nach unten" : "von der leading-Seite an"), Spacer eingeschlossen.
        """,
      code: "Schreib sie andersherum.")
  }
}
