import Diagnostics

extension MeanOfSeveral {
  var german: DiagnosisWords {
    guard let choice = choices.first else { return DiagnosisWords(fact: "", why: "", code: "") }
    let noun = GermanNoun(container)
    let also = other.map { "; in „\($0.scenario)“ ist es \($0.view.quotedInGerman)" } ?? ""
    return DiagnosisWords(
      fact: "\(count) Ansichten antworten für \(keys.listedInGerman), und \(noun.nominative) nimmt das Mittel.",
      why: """
        Für alle ringsum ist die Linie dort, wo das Mittel aller Guides liegt, die innen gesetzt sind. In \
        „\(choice.scenario)“ ist das \(mean.inGerman) für \(key).
        """,
      code: """
        In „\(choice.scenario)“ sagt \(choice.view.quotedInGerman) allein \(alone.inGerman), und damit stimmt \
        alles\(also). Ein `if` kann wählen, welche Ansicht den Guide bekommt.
        """)
  }
}
