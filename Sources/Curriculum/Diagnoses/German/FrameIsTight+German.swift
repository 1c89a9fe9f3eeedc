// Frames, room, and views that stand alone.

extension FrameIsTight {
  var german: DiagnosisWords? {
    let word = isVertical ? "hoch" : "breit"
    return DiagnosisWords(
      title: "Der Frame ist \(points(length)) \(word), \(content.inGerman) darin auch: Es gibt nichts auszurichten.",
      reason: """
        Die Ausrichtung eines Frames sagt, wo sein Inhalt in dem Platz steht, der übrig ist. Hier ist keiner übrig, also sieht \
        \(key) aus wie jede andere. Und sie rückt den Inhalt als Ganzes: Die Ansichten darin behalten ihre Plätze \
        untereinander.
        """,
      step: "Gib die Ausrichtung dem Container, dessen Ansichten auf eine Linie sollen, oder dem Frame mehr Platz.")
  }
}

extension FrameMovesGroup {
  var german: DiagnosisWords? {
    let noun = GermanNoun(container)
    return DiagnosisWords(
      title: "Der Frame rückt \(noun.accusative) als Ganzes; die Ansichten darin behalten ihre Plätze untereinander.",
      reason: """
        Ein Frame hat eine einzige Ansicht zu setzen, \(noun.accusative). Welche Linie die Ansichten darin teilen, sagt \
        \(noun.possessive) eigene Ausrichtung, und dort fehlt \(key).
        """,
      step: "Frag \(noun.inside) nach \(key).")
  }
}

extension NothingToAlignWith {
  fileprivate static let germanReason = """
    Eine Ausrichtung bringt Ansichten untereinander auf eine Linie, nicht mit dem Raum oder dem Bildschirm. Ein Container ist \
    so groß wie das, was in ihm ist; eine einzelne Ansicht steht darin immer an ihrem Platz.
    """
  fileprivate static let germanStep = """
    Leg in denselben Container, woran sie sich ausrichten soll, oder gib ihr Platz: einen Frame mit einer Ausrichtung.
    """

  var german: DiagnosisWords? {
    DiagnosisWords(
      title: "\(view.inGerman) hat einen Guide für \(key), und nichts ringsum richtet sie an etwas aus.",
      reason: Self.germanReason, step: Self.germanStep)
  }
}

extension StackOfOne {
  var german: DiagnosisWords? {
    DiagnosisWords(
      title:
        "\(GermanNoun(container).first) hat nur eine Ansicht, \(view.inGerman): Es gibt nichts, woran sie sich ausrichtet.",
      reason: NothingToAlignWith.germanReason, step: NothingToAlignWith.germanStep)
  }
}

extension OverflowsContainer {
  var german: DiagnosisWords? {
    let word = isVertical ? "hoch" : "breit"
    return DiagnosisWords(
      title: isTooLong
        ? "\(view.inGerman) ist \(points(length)) \(word) und ragt aus dem Raum, der \(points(room)) hat."
        : "\(view.inGerman) ragt \(points(excess)) aus dem Raum, obwohl die Ansicht nur \(points(length)) \(word) ist.",
      reason: """
        Platz wird angeboten, nicht aufgezwungen: Eine Ansicht mit eigener Größe behält sie, und was um sie herum ist, wächst \
        mit und ragt auf beiden Seiten hinaus.
        """,
      step: isTooLong
        ? "Such, was auf dieser Größe besteht: ein fester Frame, fixedSize, ein Bild ohne resizable."
        : "Sieh nach, woran sie ausgerichtet ist: Der Container umschließt beide und ist länger als der Raum.")
  }
}
