import Diagnostics

// Frames, room, and views that stand alone.

extension FrameIsTight {
  var german: DiagnosisWords? {
    let word = axis.germanMeasure
    return DiagnosisWords(
      title: """
        \(scenario.map { "In „\($0)“ ist der Frame" } ?? "Der Frame ist") \(length.inGerman) \(word), \
        \(content.germanNominative) darin auch: Es gibt nichts auszurichten.
        """,
      reason: """
        Die Ausrichtung eines Frames sagt, wo sein Inhalt in dem Platz steht, der übrig ist. Hier ist keiner übrig, \
        also sieht \(key) aus wie jede andere. Und sie rückt den Inhalt als Ganzes: Die Ansichten darin behalten ihre \
        Plätze untereinander.
        """,
      step: germanStep)
  }

  private var germanStep: String {
    switch remedy {
    case .inside(let repair): "Gib \(key) \(content.germanDative) selbst.\(repair.germanAfterwards)"
    case .room(let repair):
      repair.isProven
        ? "Gib dem Frame den ganzen Raum: \(axis.maximum): .infinity."
        : "Gib dem Frame mehr Platz, als sein Inhalt braucht."
    case nil: "Wo ist Platz übrig, und welcher Frame oder Container bestimmt darüber?"
    }
  }
}

extension FrameMovesGroup {
  var german: DiagnosisWords? {
    let noun = GermanNoun(container)
    return DiagnosisWords(
      title: "Der Frame rückt \(noun.accusative) als Ganzes; die Ansichten darin behalten ihre Plätze untereinander.",
      reason: """
        Ein Frame hat eine einzige Ansicht zu setzen, \(noun.accusative). Welche Linie die Ansichten darin teilen, \
        sagt \(noun.possessive) eigene Ausrichtung, und dort fehlt \(key).
        """,
      step: "Frag \(noun.inside) nach \(key).")
  }
}

extension NothingToAlignWith {
  fileprivate static let germanReason = """
    Eine Ausrichtung bringt Ansichten untereinander auf eine Linie, nicht mit dem Raum oder dem Bildschirm. Ein \
    Container ist so groß wie das, was in ihm ist; eine einzelne Ansicht steht darin immer an ihrem Platz.
    """
  fileprivate static let germanStep = """
    Leg in denselben Container, woran sie sich ausrichten soll, oder gib ihr Platz: einen Frame mit einer Ausrichtung.
    """

  var german: DiagnosisWords? {
    DiagnosisWords(
      title: "\(view.germanSubject) hat einen Guide für \(key), und nichts ringsum richtet sie an etwas aus.",
      reason: Self.germanReason, step: Self.germanStep)
  }
}

extension StackOfOne {
  var german: DiagnosisWords? {
    DiagnosisWords(
      title:
        "\(GermanNoun(container).first) hat nur eine Ansicht, \(view.quotedInGerman): Es gibt nichts, woran sie sich ausrichtet.",
      reason: NothingToAlignWith.germanReason,
      step: frame.map { "Der Frame darum hat Platz übrig: Gib die Ausrichtung dem Frame, \($0)." }
        ?? NothingToAlignWith.germanStep)
  }
}

extension OverflowsContainer {
  var german: DiagnosisWords? {
    let word = axis.germanMeasure
    return DiagnosisWords(
      title: isTooLong
        ? "\(view.germanSubject) ist \(length.inGerman) \(word) und ragt aus dem Raum, der \(room.inGerman) hat."
        : "\(view.germanSubject) ragt \(excess.inGerman) aus dem Raum, obwohl die Ansicht nur \(length.inGerman) \(word) ist.",
      reason: """
        Platz wird angeboten, nicht aufgezwungen: Eine Ansicht mit eigener Größe behält sie, und was um sie herum ist, \
        wächst mit und ragt auf beiden Seiten hinaus.
        """,
      step: isInOwnLayout
        ? "Sieh nach, was dein Layout ihr anbietet: der Vorschlag in sizeThatFits und in place."
        : isTooLong
          ? "Such, was auf dieser Größe besteht: ein fester Frame, fixedSize, ein Bild ohne resizable."
          : "Sieh nach, woran sie ausgerichtet ist: Der Container umschließt beide und ist länger als der Raum.")
  }
}
