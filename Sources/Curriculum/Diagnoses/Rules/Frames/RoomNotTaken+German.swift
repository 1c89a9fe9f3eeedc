extension RoomNotTaken {
  var german: DiagnosisWords? {
    let limits = keys.map { "\($0.axis.maximum): .infinity" }
    let isInTheMiddle = keys.allSatisfy { $0 == .center($0.axis) }
    return DiagnosisWords(
      title: """
        \(view.germanSubject) nimmt den Platz, der nötig ist, und nicht mehr; im Ziel steht die Ansicht \
        \(isInTheMiddle ? "in der Mitte" : "bei \(names.listedInGerman)") des ganzen Raums.
        """,
      reason: """
        Was eine Ansicht von ihrem Raum übrig lässt, gehört dem, was ringsum ist: Der Raum stellt sie in seine Mitte, \
        ein GeometryReader in seine obere Ecke an der leading-Seite. Eine Ausrichtung in der Ansicht hat dabei nichts \
        zu sagen.
        """,
      step: "Gib dafür einen Frame mit \(limits.joined(separator: ", ")) und einer Ausrichtung.")
  }
}

extension OrderReversed {
  var german: DiagnosisWords? {
    let noun = GermanNoun(container)
    return DiagnosisWords(
      title: "Was \(noun.inside) ist, steht in umgekehrter Reihenfolge.",
      reason: """
        \(noun.indefinite.firstUppercased) setzt die Ansichten in der Reihenfolge, in der sie dastehen, \
        \(axis == .vertical ? "von oben nach unten" : "von der leading-Seite an"), Spacer eingeschlossen. Andersherum stimmt \
        jedes Szenario.
        """,
      step: "Schreib sie andersherum.")
  }
}
