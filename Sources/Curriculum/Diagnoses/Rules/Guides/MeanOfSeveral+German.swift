import Diagnostics

extension MeanOfSeveral {
  var german: DiagnosisWords? {
    guard let choice = choices.first else { return nil }
    let noun = GermanNoun(container)
    let also = other.map { "; in „\($0.scenario)“ ist es \($0.view.quotedInGerman)" } ?? ""
    return DiagnosisWords(
      title: """
        \(count) Ansichten antworten für \(keys.listedInGerman), und \(noun.nominative) nimmt das Mittel: Gemeint ist \
        eine allein.
        """,
      reason: """
        Für alle ringsum ist die Linie dort, wo das Mittel aller Guides liegt, die innen gesetzt sind. In \
        „\(choice.scenario)“ ist das \(mean.inGerman) für \(key). \(choice.view.germanSubject) allein sagt \
        \(alone.inGerman), und damit stimmt alles\(also).
        """,
      step: "Lass nur diese Ansicht antworten: Ein if kann wählen, welche den Guide bekommt.")
  }
}
