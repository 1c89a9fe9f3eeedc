extension KeyOnWrongContainer {
  var german: DiagnosisWords? {
    switch fault {
    case .asksForOther(let container, let asked):
      let noun = GermanNoun(container)
      return DiagnosisWords(
        title: "\(view.inGerman) hat einen Guide für \(key), und \(noun.nominative) fragt nach \(asked).",
        reason: """
          Eine eigene Linie liest der Container, dessen Ausrichtung sie nennt. \(noun.first) hier fragt nach \(asked), also \
          liest niemand \(key).
          """,
        step: "Nenn \(key) in der Ausrichtung von \(noun.name).")
    case .belongsFurtherIn(let inner):
      return DiagnosisWords(
        title: "Der Guide für \(key) steht an \(view.inGerman), und gemeint ist \(inner.inGerman).",
        reason: """
          Die Closure bekommt die Ansicht, an der sie steht. Hier ist das \(view.inGerman) als Ganzes, also sind auch die \
          Kanten die des Ganzen; eine eigene Linie, die an \(inner.inGerman) gesetzt ist, wandert von selbst nach außen.
          """,
        step: "Setz den Modifier an \(inner.inGerman).")
    case .isTheFrames:
      return DiagnosisWords(
        title: "Der Guide für \(key) kommt nach dem Frame, also gehört er dem Frame.",
        reason: """
          Ein Modifier spricht von dem, was vor ihm steht. Einen Guide nach einem Frame liest, wer um den Frame herum ist; wen \
          der Frame fragt, um seinen Inhalt zu setzen, ist die Ansicht darin.
          """,
        step: "Schreib den Guide vor den Frame.")
    case .otherContainer(let has, let needs):
      let (outer, inner) = (GermanNoun(has), GermanNoun(needs))
      return DiagnosisWords(
        title: """
          Die Ausrichtung steht außen, an \(outer.dative), und auf eine Linie sollen die Ansichten innen, \(inner.inside).
          """,
        reason: """
          Ein Container richtet die Ansichten aus, die unmittelbar in ihm sind. Für \(outer.accusative) außen ist \
          \(inner.nominative) eine einzige Ansicht; was darin ist, folgt \(inner.possessiveDative) eigenen Ausrichtung.
          """,
        step: "Gib die Ausrichtung \(inner.dative) innen.")
    }
  }
}
