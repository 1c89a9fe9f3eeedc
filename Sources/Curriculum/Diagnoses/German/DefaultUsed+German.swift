extension DefaultUsed {
  var german: DiagnosisWords? {
    switch fault {
    case .noGuide(let container, let needed):
      DiagnosisWords(
        title: "\(view.inGerman) hat keinen Guide für \(key) und antwortet mit dem Standardwert, \(points(value)).",
        reason: """
          \(GermanNoun(container).first) fragt jede Ansicht darin nach \(key). \
          \(isOwn ? "Den Standardwert nennt die ID der Linie" : "Der Standardwert von \(key) folgt aus der Größe"), für \
          Ansichten, die nichts setzen; hier müsste er etwa \(points(needed)) sein.
          """,
        step: isOwn
          ? "Gib ihr einen Guide, oder der ID einen anderen Standardwert; oder sieh dir die Guides ihrer Nachbarn an."
          : "Gib auch ihr einen Guide.")
    case .explicitIsNil(let read, let isSetOutside):
      DiagnosisWords(
        title: """
          d[explicit: \(read)] ist hier nil, also antwortet \(view.inGerman) mit dem, was hinter ?? steht.
          """,
        reason: isSetOutside
          ? """
          Eine Closure sieht die Ansicht, an der sie steht: die Modifier davor, und nichts, was danach kommt. Der Guide für \
          \(read) kommt danach.
          """
          : "Ein expliziter Wert ist einer, den ein Guide innen gesetzt hat. In \(view.inGerman) setzt niemand \(read).",
        step: isSetOutside ? "Schreib diesen Guide hinter den für \(read)." : "Frag nach einer Linie, die gesetzt ist.")
    }
  }
}
