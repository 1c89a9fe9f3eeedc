import Diagnostics

extension SpacingOff {
  var german: DiagnosisWords? {
    let noun = GermanNoun(container).first
    return DiagnosisWords(
      title: spacing == nil
        ? "\(noun) nennt kein spacing und lässt \(gap.inGerman) frei; \(needed.inGerman) passt."
        : "\(noun) hat ein spacing von \(gap.inGerman), und \(needed.inGerman) passt.",
      reason: """
        spacing ist der Platz zwischen zwei Nachbarn, und er summiert sich: Jede Ansicht steht \(abs(more).inGerman) \
        \(more > 0 ? "weiter von der vorigen weg" : "näher an der vorigen") als im Ziel. Mit \(needed.inGerman) stimmt \
        jedes Szenario.
        """,
      step: "Schreib spacing: \(points(needed)).")
  }
}
