extension KeyOnWrongContainer {
  var german: DiagnosisWords {
    switch fault {
    case .asksForOther(let container, let asked): asksForOther(GermanNoun(container), asked)
    case .belongsFurtherIn(let inner): belongs(on: inner.quotedInGerman)
    case .isTheFrames:
      DiagnosisWords(
        fact: "Der Guide für \(names) kommt nach dem Frame, also gehört er dem Frame.",
        why: """
          Ein Modifier spricht von dem, was vor ihm steht. Einen Guide nach einem Frame liest, wer um den Frame herum \
          ist; wen der Frame fragt, um seinen Inhalt zu setzen, ist die Ansicht darin.
          """,
        code: "Schreib den Guide vor den Frame.")
    case .otherContainer(let has, let needs):
      otherContainer(GermanNoun(has.with(.outer)), GermanNoun(needs.with(.inner)))
    }
  }

  private var names: String { keys.listedInGerman }

  private func asksForOther(_ noun: GermanNoun, _ asked: String) -> DiagnosisWords {
    DiagnosisWords(
      fact: """
        \(view.germanSubject) hat \(keys.count > 1 ? "Guides" : "einen Guide") für \(names), und \
        \(noun.nominative) fragt nach \(asked).
        """,
      why: """
        Eine eigene Linie liest der Container, dessen Ausrichtung sie nennt. \(noun.first) hier fragt nach \(asked), \
        also liest niemand \(names).
        """,
      code: "Nenn \(names) in der Ausrichtung \(noun.genitive).\(repair?.germanAfterwards ?? "")")
  }

  private func belongs(on inner: String) -> DiagnosisWords {
    let outer = view.quotedInGerman
    return DiagnosisWords(
      fact: "Der Guide für \(names) steht an \(outer), und \(inner) ist darin.",
      why: """
        Die Closure bekommt die Ansicht, an der sie steht. Hier ist das \(outer) als Ganzes, also sind auch die Kanten \
        die des Ganzen; eine eigene Linie, die an \(inner) gesetzt ist, wandert von selbst nach außen.
        """,
      code: "Setz den Modifier an \(inner).")
  }

  private func otherContainer(_ outer: GermanNoun, _ inner: GermanNoun) -> DiagnosisWords {
    DiagnosisWords(
      fact: "Die Ausrichtung steht \(outer.at), und \(inner.nominative) hat keine.",
      why: """
        Ein Container richtet die Ansichten aus, die unmittelbar in ihm sind. Für \(outer.accusative) ist \
        \(inner.nominative) eine einzige Ansicht; was darin ist, folgt der Ausrichtung, die \(inner.nominative) hat.
        """,
      code: "Gib die Ausrichtung \(inner.dative).")
  }
}
