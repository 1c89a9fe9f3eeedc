extension AxisSwapped {
  var german: DiagnosisWords {
    switch fault {
    case .frame(let view):
      DiagnosisWords(
        fact: "Der Frame von \(view.germanDative) hat andere Seiten als im Ziel.",
        why: "Die Breite eines Frames geht zur Seite, seine Höhe nach unten.",
        code: "Tausche Breite und Höhe.")
    case .closure(let owner, let read, let meant, let axis):
      DiagnosisWords(
        fact: read == axis.length
          ? "\(owner.german) liest \(read)."
          : "\(owner.german) zählt \(axis == .vertical ? "nach unten" : "zur Seite") und liest \(read).",
        why: """
          Die Zahl eines Guides ist ein Abstand \
          \(axis == .vertical ? "von der Oberkante der Ansicht nach unten" : "von der leading-Kante der Ansicht zur Seite"). \
          Was entlang der anderen Achse gemessen ist, ist auch eine Zahl, und niemand beschwert sich. Bei einer \
          quadratischen Ansicht sieht man es nicht einmal.
          """,
        code: "Lies \(meant) statt \(read).")
    case .stack(let stack, let should):
      DiagnosisWords(
        fact: "\(GermanNoun(stack).first) läuft in die eine Richtung, die Ansichten des Ziels laufen in die andere.",
        why:
          "Ein Stack setzt seine Ansichten entlang der eigenen Achse hintereinander und richtet sie an der anderen aus.",
        code: "Schreib \(should).")
    }
  }
}

extension AxisSwapped.Owner {
  fileprivate var german: String {
    switch self {
    case .guide(let view): "Der Guide von \(view.germanDative)"
    case .defaultValue(let key): "Der Standardwert von \(key)"
    }
  }
}

extension LengthAcross {
  var german: DiagnosisWords {
    DiagnosisWords(
      fact: swapped.german.fact,
      why: """
        Ein Guide ist eine Zahl, woraus sie auch gemacht ist. Beide Längen einer Ansicht kann man lesen, und bei \
        quadratischen sieht man nicht, welche es war.
        """,
      code: swapped.german.code)
  }
}
