extension GuideNotConsulted {
  var german: DiagnosisWords {
    DiagnosisWords(
      fact: "Niemand fragt \(view.germanAccusative) nach dem Guide für \(key).", why: germanReason, code: germanStep
    )
  }

  private var germanReason: String {
    let noun = GermanNoun(container)
    if let cover {
      return """
        \(noun.first) fragt die Ansichten darin, und der Guide ist \(GermanNoun(cover).inside): Was darin ist, setzt keine \
        Linien für draußen.
        """
    }
    let kind =
      axis == .vertical
      ? "ein senkrechter Guide, eine waagerechte Linie in einer Höhe"
      : "ein waagerechter Guide, eine senkrechte Linie an einem Platz in der Breite"
    return """
      \(key) ist \(kind). Der Container ist \(noun.indefinite), \(noun.relative) die Ansichten \
      nur nach einem \(axis == .vertical ? "waagerechten" : "senkrechten") Guide fragt. Also läuft die Closure nie.
      """
  }

  private var germanStep: String {
    if let cover { return "Setz den Guide an der Ansicht, die \(GermanNoun(cover).accusative) trägt." }
    switch remedy {
    case .key(let repair): return "Setz stattdessen \(asked).\(repair.germanAfterwards)"
    case .layers: return "Schreib ZStack: Er fragt seine Ansichten nach beiden und legt sie übereinander."
    case .further(let outer, let key, let repair):
      return """
        Weiter außen fragt \(GermanNoun(outer).nominative) nach \(key), und das wird weitergereicht. Setz stattdessen \
        \(key).\(repair.germanAfterwards)
        """
    case nil:
      return """
        \(GermanNoun(container).first) fragt nach \(asked): Welcher Punkt von \(view.germanDative) gehört auf diese \
        Linie?
        """
    }
  }
}

extension GuideStoppedAtStack {
  var german: DiagnosisWords {
    let (outer, inner, child) = (GermanNoun(asker), GermanNoun(stack), GermanNoun(asked))
    return DiagnosisWords(
      fact: "Der Guide von \(view.germanDative) für \(key) endet \(inner.at) ringsum.",
      why: """
        \(outer.first) fragt \(child.accusative) nach \(key), und \(child.nominative) antwortet mit der eigenen Kante \
        oder Mitte: Kanten und Mitten, die in einem Container mit mehreren Ansichten gesetzt sind, verlassen ihn \
        nicht. Grundlinien von Texten und eigene Linien schon.
        """,
      code: """
        Deklariere eine eigene Ausrichtung, lass \(outer.accusative) danach fragen, und setz sie an \
        \(view.germanDative).
        """)
  }
}

extension GuidesExchanged {
  var german: DiagnosisWords {
    DiagnosisWords(
      fact: "\(views.map(\.quotedInGerman).listedInGerman) haben beide einen Guide für \(keys.listedInGerman).",
      why: "Ein Guide sagt, welcher Punkt der eigenen Ansicht auf die Linie gehört.",
      code: "Tausche die Werte in den Zeilen \(lines.map(String.init).listedInGerman).")
  }
}

extension GuidesAcross {
  var german: DiagnosisWords {
    let places = guides.lines.map(String.init).listedInGerman
    return DiagnosisWords(
      fact: """
        Die Guides von \(views[0].germanDative) für \(guides.keys.listedInGerman) haben den Anteil des jeweils anderen.
        """,
      why: "Einer geht zur Seite und einer nach unten; beide sagen, welcher Punkt der Ansicht gemeint ist.",
      code: "Tausche die Zahlen in \(guides.lines.count == 1 ? "Zeile" : "den Zeilen") \(places).")
  }
}
