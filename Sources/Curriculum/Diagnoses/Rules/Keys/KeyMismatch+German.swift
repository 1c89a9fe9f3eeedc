extension KeyMismatch {
  var german: DiagnosisWords {
    let name = view?.quotedInGerman ?? "die Ansicht"
    let names = keys.listedInGerman
    return DiagnosisWords(
      fact: """
        \(name.firstUppercased) hat \(hasSeveral ? "Guides" : "einen Guide") für \(names), und \
        \(GermanNoun(container).nominative) fragt nach einer anderen Linie.
        """,
      why: """
        Ein Container liest entlang jeder Achse eine einzige Linie, die aus seiner Ausrichtung, und sonst keine. Nach \
        \(names) fragt \(name) niemand, also \(hasSeveral ? "laufen diese Closures" : "läuft die Closure") nie.
        """,
      code: germanStep)
  }

  private var germanStep: String {
    switch remedy {
    case .container(let alignment, let hasNoUseForGuides):
      let noun = GermanNoun(container)
      let rest =
        hasSeveral
        ? " Die Guides braucht es dann nicht: Nimm sie weg." : " Den Guide braucht es dann nicht: Nimm ihn weg."
      return """
        Lass \(noun.accusative) nach \(alignment) fragen: \(noun.possessive.firstUppercased) Ausrichtung nennt die \
        Linie.\(hasNoUseForGuides ? rest : "")
        """
    case .guide(let repair, let lines):
      return """
        Setz stattdessen \(lines.count > 1 ? "die Guides" : "den Guide") für \(lines.listedInGerman).\
        \(repair.germanAfterwards)
        """
    }
  }
}
