extension KeyOnWrongContainer {
  var german: DiagnosisWords? {
    switch fault {
    case .asksForOther(let container, let asked): asksForOther(GermanNoun(container), asked)
    case .belongsFurtherIn(let inner): belongs(on: inner.quotedInGerman)
    case .isTheFrames:
      DiagnosisWords(
        title: "Der Guide für \(names) kommt nach dem Frame, also gehört er dem Frame.",
        reason: """
          Ein Modifier spricht von dem, was vor ihm steht. Einen Guide nach einem Frame liest, wer um den Frame herum \
          ist; wen der Frame fragt, um seinen Inhalt zu setzen, ist die Ansicht darin.
          """,
        step: "Schreib den Guide vor den Frame.")
    case .otherContainer(let has, let needs):
      otherContainer(GermanNoun(has.with(.outer)), GermanNoun(needs.with(.inner)))
    }
  }

  private var names: String { keys.listedInGerman }

  private func asksForOther(_ noun: GermanNoun, _ asked: String) -> DiagnosisWords {
    DiagnosisWords(
      title: """
        \(view.germanSubject) hat \(keys.count > 1 ? "Guides" : "einen Guide") für \(names), und \
        \(noun.nominative) fragt nach \(asked).
        """,
      reason: """
        Eine eigene Linie liest der Container, dessen Ausrichtung sie nennt. \(noun.first) hier fragt nach \(asked), \
        also liest niemand \(names).
        """,
      step: "Nenn \(names) in der Ausrichtung \(noun.genitive).\(repair?.germanAfterwards ?? "")")
  }

  private func belongs(on inner: String) -> DiagnosisWords {
    let outer = view.quotedInGerman
    return DiagnosisWords(
      title: "Der Guide für \(names) steht an \(outer), und gemeint ist \(inner).",
      reason: """
        Die Closure bekommt die Ansicht, an der sie steht. Hier ist das \(outer) als Ganzes, also sind auch die Kanten \
        die des Ganzen; eine eigene Linie, die an \(inner) gesetzt ist, wandert von selbst nach außen.
        """,
      step: "Setz den Modifier an \(inner).")
  }

  private func otherContainer(_ outer: GermanNoun, _ inner: GermanNoun) -> DiagnosisWords {
    DiagnosisWords(
      title: "Die Ausrichtung steht \(outer.at), und auf eine Linie sollen die Ansichten \(inner.inside).",
      reason: """
        Ein Container richtet die Ansichten aus, die unmittelbar in ihm sind. Für \(outer.accusative) ist \
        \(inner.nominative) eine einzige Ansicht; was darin ist, folgt der Ausrichtung, die \(inner.nominative) hat.
        """,
      step: "Gib die Ausrichtung \(inner.dative).")
  }
}
