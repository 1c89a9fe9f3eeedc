import Diagnostics

// Frames, room, and views that stand alone.

extension FrameIsTight {
  var german: DiagnosisWords {
    let word = axis.germanMeasure
    return DiagnosisWords(
      fact: """
        \(scenario.map { "In „\($0)“ ist der Frame" } ?? "Der Frame ist") \(length.inGerman) \(word), \
        \(content.germanNominative) darin auch: Es gibt nichts auszurichten.
        """,
      why: """
        Die Ausrichtung eines Frames sagt, wo sein Inhalt in dem Platz steht, der übrig ist. Hier ist keiner übrig, \
        also sieht \(key) aus wie jede andere. Und sie rückt den Inhalt als Ganzes: Die Ansichten darin behalten ihre \
        Plätze untereinander.
        """,
      code: germanStep)
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
  var german: DiagnosisWords {
    let noun = GermanNoun(container)
    return DiagnosisWords(
      fact: "Der Frame rückt \(noun.accusative) als Ganzes; die Ansichten darin behalten ihre Plätze untereinander.",
      why: """
        Ein Frame hat eine einzige Ansicht zu setzen, \(noun.accusative). Welche Linie die Ansichten darin teilen, \
        sagt \(noun.possessive) eigene Ausrichtung.
        """,
      code: "Frag \(noun.inside) nach \(key).")
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

  var german: DiagnosisWords {
    DiagnosisWords(
      fact: "\(view.germanSubject) hat einen Guide für \(key), und nichts ringsum richtet sie an etwas aus.",
      why: Self.germanReason, code: Self.germanStep)
  }
}

extension StackOfOne {
  var german: DiagnosisWords {
    DiagnosisWords(
      fact:
        "\(GermanNoun(container).first) hat nur eine Ansicht, \(view.quotedInGerman): Es gibt nichts, woran sie sich ausrichtet.",
      why: NothingToAlignWith.germanReason,
      code: frame.map { "Der Frame darum hat Platz übrig: Gib die Ausrichtung dem Frame, \($0)." }
        ?? NothingToAlignWith.germanStep)
  }
}

extension OverflowsContainer {
  var german: DiagnosisWords {
    let word = axis.germanMeasure
    return DiagnosisWords(
      fact: isTooLong
        ? "\(view.germanSubject) ist \(length.inGerman) \(word) und ragt aus dem Raum, der \(room.inGerman) hat."
        : "\(view.germanSubject) ragt \(excess.inGerman) aus dem Raum, obwohl die Ansicht nur \(length.inGerman) \(word) ist.",
      why: """
        Platz wird angeboten, nicht aufgezwungen: Eine Ansicht mit eigener Größe behält sie, und was um sie herum ist, \
        wächst mit und ragt auf beiden Seiten hinaus.
        """,
      code: isInOwnLayout
        ? "Sieh nach, was dein Layout ihr anbietet: der Vorschlag in sizeThatFits und in place."
        : isTooLong
          ? "Such, was sie so \(word) macht."
          : "Sieh nach, woran sie ausgerichtet ist: Der Container umschließt beide und ist länger als der Raum.")
  }
}
