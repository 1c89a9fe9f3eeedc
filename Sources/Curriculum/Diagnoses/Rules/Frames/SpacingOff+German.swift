import Diagnostics

extension SpacingOff {
  var german: DiagnosisWords {
    let noun = GermanNoun(container).first
    return DiagnosisWords(
      fact: spacing == nil
        ? "\(noun) nennt kein spacing und lässt \(gap.inGerman) frei." : "\(noun) hat ein spacing von \(gap.inGerman).",
      why: """
        spacing ist der Platz zwischen zwei Nachbarn, und er summiert sich: Jede Ansicht steht \
        \(more > 0 ? "weiter von der vorigen weg" : "näher an der vorigen") als im Ziel.
        """,
      code: "Schreib spacing: \(points(needed)).")
  }
}
