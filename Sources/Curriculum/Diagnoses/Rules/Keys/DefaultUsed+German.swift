import Diagnostics

extension DefaultUsed {
  var german: DiagnosisWords {
    switch fault {
    case .noGuide(let container, let needed):
      DiagnosisWords(
        fact: isContainer
          ? "Nichts \(view.germanInside) hat einen Guide für \(key): Es gilt der Standardwert, \(value.inGerman)."
          : "\(view.germanSubject) hat keinen Guide für \(key) und antwortet mit dem Standardwert, \(value.inGerman).",
        why: """
          \(GermanNoun(container).first) fragt jede Ansicht darin nach \(key). Für Ansichten, die nichts setzen, \
          \(isOwn ? "nennt die ID der Linie den Standardwert" : "folgt der Standardwert aus der Größe").
          """,
        code: (isContainer && isOwn
          ? "Gib der Ansicht darin, die auf die Linie gehört, einen Guide für \(key)."
          : isOwn
            ? "Gib ihr einen Guide für \(key), oder der ID einen anderen Standardwert; oder sieh dir die Guides ihrer Nachbarn an."
            : "Gib auch ihr einen Guide für \(key).") + " Sie müsste etwa \(needed.inGerman) antworten.")
    case .explicitIsNil(let read, let isSetOutside):
      DiagnosisWords(
        fact: "d[explicit: \(read)] ist hier nil, also antwortet \(view.quotedInGerman) mit dem, was hinter ?? steht.",
        why: isSetOutside
          ? """
          Eine Closure sieht die Ansicht, an der sie steht: die Modifier davor, und nichts, was danach kommt. Der \
          Guide für \(read) kommt danach.
          """
          : "Ein expliziter Wert ist einer, den ein Guide innen gesetzt hat. In \(view.germanDative) setzt niemand \(read).",
        code: isSetOutside ? "Schreib diesen Guide hinter den für \(read)." : "Frag nach einer Linie, die gesetzt ist.")
    }
  }
}
