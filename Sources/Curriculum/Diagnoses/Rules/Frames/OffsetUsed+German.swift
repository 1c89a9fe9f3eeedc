import Diagnostics

extension OffsetUsed {
  var german: DiagnosisWords {
    DiagnosisWords(
      fact: "\(subject.germanSubject) wird erst gesetzt und danach um \(germanWay) verschoben gezeichnet.",
      why: """
        Ein Offset verschiebt die Zeichnung und lässt das Layout in Ruhe: Nachbarn bleiben, wo sie sind, und der \
        Container behält die Größe, die er ohne die Verschiebung hat. Ein Guide gehört zum Layout, also folgen ihm \
        beide.
        """,
      code: germanStep)
  }

  private var germanWay: String {
    [
      x == 0 ? nil : "\(abs(x).inGerman) nach \(x < 0 ? "links" : "rechts")",
      y == 0 ? nil : "\(abs(y).inGerman) nach \(y < 0 ? "oben" : "unten")",
    ].compactMap { $0 }.joined(separator: " und ")
  }

  private var germanStep: String {
    if hasPassed { return "Alle Rahmen stimmen, weil hier nichts folgen muss. Stimmen sie auch mit einem Guide?" }
    switch remedy {
    case .guides(let keys):
      return "Sag dasselbe mit \(keys.count > 1 ? "Guides" : "einem Guide") für \(keys.listedInGerman)."
    case .container(let container, let asks):
      let noun = GermanNoun(container)
      return asks.count > 1
        ? """
        Nimm den Offset weg: \(noun.first) setzt alle an ihren Platz, mit der Ausrichtung \
        \(asks.joined(separator: " oder ")).
        """
        : "Nimm den Offset weg, und lass \(noun.accusative) nach \(asks.listedInGerman) fragen."
    case nil:
      return "Nimm zuerst den Offset weg: Welcher Container setzt \(subject.germanAccusative), und nach welcher Linie?"
    }
  }
}

extension PositionUsed {
  var german: DiagnosisWords {
    DiagnosisWords(
      fact: "\(subject.germanSubject) ist am Punkt x = \(x.inGerman), y = \(y.inGerman) festgenagelt.",
      why: """
        position nimmt allen Platz, den es gibt, und setzt die Mitte der Ansicht auf einen Punkt davon. Die Ansicht \
        rührt sich nicht, wenn der Raum, sie selbst oder ihre Nachbarn sich ändern, und niemand ist an ihr ausgerichtet.
        """,
      code: isProven ? "Nimm es weg: Ohne das passt alles." : "Lass einen Container sie setzen.")
  }
}
