import Diagnostics

// The diagnoses of a container's alignment.

extension ContainerAsks {
  fileprivate var germanFrom: String { asked.listedInGerman }
  fileprivate var germanTo: String { needed.listedInGerman }

  fileprivate var germanTitle: String {
    trial.count > 1
      ? "Die Container richten ihre Ansichten an \(germanFrom) aus."
      : "\(GermanNoun(container).first) richtet die Ansichten an \(germanFrom) aus."
  }
}

extension EdgeAsked {
  var german: DiagnosisWords {
    DiagnosisWords(
      fact: asks.germanTitle,
      why: """
        Mit \(asks.germanFrom) treffen sich Kanten. Sind die Ansichten nicht gleich \
        \(asks.isBothAxes ? "groß" : asks.axis.germanMeasure), so treffen sich ihre Mitten nicht.
        """,
      code: asks.trial.count > 1
        ? "Lass alle nach \(asks.germanTo) fragen."
        : "Frag nach \(asks.germanTo)\(asks.to == ".center" ? ": Das tut ein Container auch von selbst." : ".")")
  }
}

extension BaselineVsCenter {
  var german: DiagnosisWords {
    DiagnosisWords(
      fact: asks.germanTitle,
      why: """
        Auf der Grundlinie stehen die Buchstaben. Je größer die Schrift, desto näher liegt sie an der Unterkante; eine Ansicht \
        ohne Text hat sie an ihrer Unterkante. \
        \(isBetweenBaselines
          ? "Ein Text mit mehreren Zeilen hat zwei davon: die erste unter seiner ersten Zeile, die letzte unter seiner letzten."
          : "Kanten und Mitten wissen nichts von Buchstaben.")
        """,
      code: "Frag nach \(asks.germanTo).")
  }
}

extension OneViewsRoom {
  var german: DiagnosisWords { room.german }
}

extension ContainerKey {
  var german: DiagnosisWords {
    DiagnosisWords(
      fact: asks.germanTitle,
      why: "Die Ausrichtung nennt die Linie, die alle Ansichten eines Containers teilen, auch die ohne eigenen Guide.",
      code: "Frag nach \(asks.germanTo)\(asks.trial.movesGuides ? ", und setz die Guides dafür." : ".")")
  }
}

extension FrameKey {
  var german: DiagnosisWords {
    DiagnosisWords(
      fact: "Der Frame hat seinen Inhalt bei \(asks.germanFrom).",
      why: """
        Ein Frame ist ein Container mit einer Ansicht. Hat er Platz übrig, so sagt seine Ausrichtung, welche Linie des Frames \
        auf welche der Ansicht trifft; ohne Angabe trifft Mitte auf Mitte.
        """,
      code: "Lass den Frame nach \(asks.germanTo) fragen.")
  }
}

extension OwnLineUnasked {
  var german: DiagnosisWords {
    DiagnosisWords(
      fact:
        "\(germanLines) \(asks.newLines.count > 1 ? "sind" : "ist") deklariert, und \(GermanNoun(asks.container).nominative) fragt nach \(asks.germanFrom).",
      why: """
        Eine eigene Linie gilt dort, wo die Ausrichtung eines Containers sie nennt: Dann antwortet jede Ansicht darin, mit \
        einem Guide oder mit dem Standardwert der ID.
        """,
      code: "Nenn \(germanLines) in der Ausrichtung \(GermanNoun(asks.container).genitive).")
  }

  private var germanLines: String { asks.newLines.listedInGerman }
}
