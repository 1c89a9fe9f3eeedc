extension KeyMismatch {
  var german: DiagnosisWords? {
    let noun = GermanNoun(container)
    let name = view?.inGerman ?? "die Ansicht"
    let step =
      if changesContainer {
        "Lass \(noun.accusative) nach \(key) fragen: \(noun.possessive.firstUppercased) Ausrichtung nennt die Linie."
      } else {
        isProven ? "Setz den Guide für \(asked)." : "Lass beide von derselben Linie sprechen."
      }
    return DiagnosisWords(
      title: """
        \(view == nil ? name.firstUppercased : name) hat einen Guide für \(key), und \(noun.nominative) fragt nach \(asked).
        """,
      reason: """
        Ein Container liest entlang jeder Achse eine einzige Linie, die aus seiner Ausrichtung. Auf die Frage nach \(asked) \
        antwortet \(name) mit dem Standardwert, also läuft die Closure nie.
        """,
      step: step)
  }
}
