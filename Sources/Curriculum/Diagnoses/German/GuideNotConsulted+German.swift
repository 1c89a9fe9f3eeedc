extension GuideNotConsulted {
  var german: DiagnosisWords? {
    DiagnosisWords(
      title: "Niemand fragt \(view.inGerman) nach dem Guide für \(key).", reason: germanReason, step: germanStep)
  }

  private var germanReason: String {
    let noun = GermanNoun(container)
    if let cover {
      return """
        \(noun.first) fragt nach \(asked), und der Guide ist \(GermanNoun(cover).inside): Was darin ist, setzt keine Linien für \
        draußen.
        """
    }
    let (own, other) = isVertical ? ("senkrechte", "waagerechten") : ("waagerechte", "senkrechten")
    return """
      \(key) ist eine \(own) Ausrichtung \(isVertical ? "(ein Platz in der Höhe)" : "(ein Platz in der Breite)"), und der \
      Container ist \(noun.indefinite), \(noun.relative) die Ansichten nur nach einem \(other) Guide fragt: \(asked). Also \
      läuft die Closure nie.
      """
  }

  private var germanStep: String {
    if let cover { return "Setz den Guide an der Ansicht, die \(GermanNoun(cover).accusative) trägt." }
    return isProven
      ? "Setz stattdessen \(asked)."
      : "Welcher Container liest einen \(isVertical ? "senkrechten" : "waagerechten") Guide?"
  }
}

extension GuideStoppedAtStack {
  var german: DiagnosisWords? {
    let (outer, inner) = (GermanNoun(asker), GermanNoun(stack))
    return DiagnosisWords(
      title: "Der Guide von \(view.inGerman) für \(key) endet \(inner.at) ringsum.",
      reason: """
        \(outer.first) fragt \(inner.accusative) nach \(key), und \(inner.nominative) antwortet mit der eigenen Kante oder \
        Mitte: Kanten und Mitten, die in einem Container mit mehreren Ansichten gesetzt sind, verlassen ihn nicht. Grundlinien \
        von Texten und eigene Linien schon.
        """,
      step: """
        Deklariere eine eigene Ausrichtung, lass \(outer.accusative) danach fragen, und setz sie an \(view.inGerman).
        """)
  }
}

extension GuidesExchanged {
  var german: DiagnosisWords? {
    DiagnosisWords(
      title: "\(views.map(\.inGerman).listedInGerman) haben den Guide der jeweils anderen für \(key).",
      reason: """
        Ein Guide sagt, welcher Punkt der eigenen Ansicht auf die Linie gehört. Sind die beiden getauscht, stimmt jedes \
        Szenario.
        """,
      step: "Tausche die Werte in den Zeilen \(lines.map(String.init).listedInGerman).")
  }
}
