import Diagnostics

// Views that are missing or too many, and the line that is in force.

extension ViewCount {
  fileprivate func germanTitle(in scenario: String) -> String {
    """
    In „\(scenario)“ gibt es \(isThere == 1 ? "eine Ansicht" : "\(isThere) Ansichten") namens „\(name)“, und im Ziel \
    \(isExpected == 0 ? "keine" : isExpected == 1 ? "eine" : "\(isExpected)").
    """
  }
}

extension MissingView {
  var german: DiagnosisWords {
    switch fault {
    case .count(let count): counted(count)
    case .inALoop:
      DiagnosisWords(
        fact: "„\(view)“ kommt aus einer Schleife, und im Ziel steht die Ansicht außerhalb.",
        why: """
          Was eine Runde eines ForEach macht, ist eine andere Ansicht als das, was die nächste macht: Wechselt sie die \
          Runde, so geht eine und eine andere kommt, und nichts bewegt sich.
          """,
        code: "Schreib sie einmal, außerhalb der Schleife.")
    case .elsewhere(let other):
      DiagnosisWords(
        fact: "In „\(scenario)“ gibt es kein „\(view)“.",
        why: """
          In „\(other)“ gibt es eines, der Name stimmt also. Was ein `if`, ein `switch` oder eine Schleife auslässt, \
          ist gar nicht da.
          """,
        code: "Such, was es in „\(scenario)“ auslässt.")
    case .nowhere(let nearest): named(nearest)
    }
  }

  private func counted(_ count: ViewCount) -> DiagnosisWords {
    DiagnosisWords(
      fact: count.germanTitle(in: scenario),
      why: "Jede Ansicht, die das Ziel nennt, muss da sein, und unter ihrem Namen.",
      code: count.isThere < count.isExpected
        ? "Sieh nach, welche fehlt: durch eine Bedingung, oder durch die Daten einer Schleife."
        : "Sieh nach, woher die anderen kommen: aus einer Bedingung, die zu oft gilt, oder aus einer Schleife um zu viel."
    )
  }

  private func named(_ nearest: String?) -> DiagnosisWords {
    DiagnosisWords(
      fact: "Keine Ansicht heißt „\(view)“.",
      why: """
        Das Ziel kennt seine Ansichten beim Namen: einem accessibilityIdentifier, einer id oder dem, was sie zeigen. \
        In „\(scenario)“ hat keine diesen Namen\(nearest.map { "; eine heißt „\($0)“" } ?? "").
        """,
      code: nearest == nil ? "Setz die Ansicht wieder ein, mit ihrem Namen." : "Sollte der Name „\(view)“ sein?")
  }
}

extension ExtraView {
  var german: DiagnosisWords {
    DiagnosisWords(
      fact: count.germanTitle(in: scenario),
      why: "Eine Ansicht, die da ist, nimmt am Layout teil, ob das Ziel sie hat oder nicht.",
      code: """
        Sieh nach, woher sie in „\(scenario)“ kommt: aus einer Bedingung, die zu oft gilt, oder aus einer Schleife um \
        zu viel.
        """)
  }
}

extension KeyInForce {
  var german: DiagnosisWords {
    DiagnosisWords(
      fact: """
        \(key) gilt: \(GermanNoun(container).first) fragt danach, und \(views.map(\.quotedInGerman).listedInGerman) \
        \(views.count == 1 ? "antwortet" : "antworten").
        """,
      why: "Alle gesetzten Punkte treffen sich bei \(axis.coordinate) = \(line.inGerman).", code: "")
  }
}
