// Views that are missing or too many, and the line that is in force.

extension MissingView {
  var german: DiagnosisWords? {
    DiagnosisWords(
      title: "Keine Ansicht heißt „\(view)“.",
      reason: """
        Das Ziel kennt seine Ansichten beim Namen: einem accessibilityIdentifier, einer id oder dem, was sie zeigen. In \
        „\(scenario)“ hat keine diesen Namen\(nearest.map { "; eine heißt „\($0)“" } ?? "").
        """,
      step: nearest == nil ? "Setz die Ansicht wieder ein, mit ihrem Namen." : "Sollte der Name „\(view)“ sein?")
  }
}

extension ExtraView {
  var german: DiagnosisWords? {
    DiagnosisWords(
      title: "Es gibt eine Ansicht mehr als im Ziel: \(view.inGerman).",
      reason: "In „\(scenario)“ heißen mehr Ansichten „\(view.withoutNumber)“ als erwartet.",
      step: "Nimm sie weg, oder sieh nach, warum die Schleife eine mehr macht.")
  }
}

extension KeyInForce {
  var german: DiagnosisWords? {
    DiagnosisWords(
      title: """
        \(key) gilt: \(GermanNoun(container).first) fragt danach, und \(views.map(\.inGerman).listedInGerman) \
        \(views.count == 1 ? "antwortet" : "antworten").
        """,
      reason: "Alle gesetzten Punkte treffen sich bei \(isVertical ? "y" : "x") = \(points(line)).", step: "")
  }
}
