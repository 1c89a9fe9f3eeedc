// The diagnoses of a container's alignment.

extension ContainerAsks {
  fileprivate var germanFrom: String { Self.once(asked).listedInGerman }
  fileprivate var germanTo: String { Self.once(needed).listedInGerman }

  /// Both axes may ask for `.center`; it is named once.
  private static func once(_ names: [String]) -> [String] {
    names.reduce(into: []) { once, name in if !once.contains(name) { once.append(name) } }
  }

  fileprivate var germanTitle: String {
    trial.count > 1
      ? "Die Container richten ihre Ansichten an \(germanFrom) aus, im Ziel ist es \(germanTo)."
      : "\(GermanNoun(container).first) richtet die Ansichten an \(germanFrom) aus, im Ziel ist es \(germanTo)."
  }
}

extension EdgeInsteadOfCenter {
  var german: DiagnosisWords? {
    switch fault {
    case .container(let asks):
      DiagnosisWords(
        title: asks.germanTitle,
        reason: """
          Mit \(asks.germanFrom) treffen sich die Kanten. Sind die Ansichten nicht gleich \(asks.isVertical ? "hoch" : "breit"), \
          so treffen sich ihre Mitten nicht. Mit \(asks.germanTo) trifft Mitte auf Mitte, bei jeder Größe.
          """,
        step: asks.trial.count > 1
          ? "Lass alle nach \(asks.germanTo) fragen."
          : "Frag nach \(asks.germanTo): Das tut ein Container auch von selbst.")
    case .guide(let view, let key, let value, let needed, let isVertical):
      DiagnosisWords(
        title: """
          Der Guide von \(view.inGerman) für \(key) geht von einer Kante aus und ist \(points(value)); dorthin gehört die \
          Mitte.
          """,
        reason: """
          Bei der Mitte ist er \(points(needed)), das ist um die halbe \(isVertical ? "Höhe" : "Breite") von \
          \(view.inGerman) verschoben.
          """,
        step: "Antworte mit der Mitte: d[\(isVertical ? "VerticalAlignment" : "HorizontalAlignment").center].")
    }
  }
}

extension BaselineVsCenter {
  var german: DiagnosisWords? {
    DiagnosisWords(
      title: asks.germanTitle,
      reason: """
        Auf der Grundlinie stehen die Buchstaben. Je größer die Schrift, desto weiter ist sie von der Mitte weg; eine Ansicht \
        ohne Text hat sie an ihrer Unterkante. Kanten und Mitten wissen nichts von Buchstaben.
        """,
      step: "Frag nach \(asks.germanTo).")
  }
}

extension ContainerKey {
  var german: DiagnosisWords? {
    DiagnosisWords(
      title: asks.germanTitle,
      reason: """
        Die Ausrichtung nennt die Linie, die alle Ansichten eines Containers teilen. Auch Ansichten ohne eigenen Guide \
        richten sich danach: Mit \(asks.germanFrom) teilen sie eine andere Linie als mit \(asks.germanTo).
        """,
      step: "Frag nach \(asks.germanTo)\(asks.trial.movesGuides ? ", und setz die Guides dafür." : ".")")
  }
}

extension FrameKey {
  var german: DiagnosisWords? {
    DiagnosisWords(
      title: "Der Frame hat seinen Inhalt bei \(asks.germanFrom), im Ziel ist er bei \(asks.germanTo).",
      reason: """
        Ein Frame ist ein Container mit einer Ansicht. Hat er Platz übrig, so sagt seine Ausrichtung, welche Linie des Frames \
        auf welche der Ansicht trifft; ohne Angabe trifft Mitte auf Mitte.
        """,
      step: "Lass den Frame nach \(asks.germanTo) fragen.")
  }
}

extension OwnLineUnasked {
  var german: DiagnosisWords? {
    DiagnosisWords(
      title:
        "\(asks.germanTo) ist deklariert, und \(GermanNoun(asks.container).nominative) fragt nach \(asks.germanFrom).",
      reason: """
        Eine eigene Linie gilt dort, wo die Ausrichtung eines Containers sie nennt: Dann antwortet jede Ansicht darin, mit \
        einem Guide oder mit dem Standardwert der ID.
        """,
      step: "Nenn \(asks.germanTo) in der Ausrichtung von \(GermanNoun(asks.container).name).")
  }
}
