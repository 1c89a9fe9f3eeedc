import Diagnostics

extension SpacingOff {
  var german: DiagnosisWords? {
    let noun = GermanNoun(container).first
    return DiagnosisWords(
      title: spacing == nil
        ? "\(noun) nennt kein spacing und lässt \(points(gap)) frei; \(points(needed)) passt."
        : "\(noun) hat ein spacing von \(points(gap)), und \(points(needed)) passt.",
      reason: """
        spacing ist der Platz zwischen zwei Nachbarn, und er summiert sich: Jede Ansicht steht \(points(abs(more))) \
        \(more > 0 ? "weiter von der vorigen weg" : "näher an der vorigen") als im Ziel. Mit \(points(needed)) stimmt jedes \
        Szenario.
        """,
      step: "Schreib spacing: \(points(needed)).")
  }
}
