extension AxisSwapped {
  var german: DiagnosisWords? {
    switch fault {
    case .frame(let view):
      DiagnosisWords(
        title: "Im Frame von \(view.germanDative) sind Breite und Höhe vertauscht.",
        reason: "Andersherum stimmt jedes Szenario.",
        step: "Tausche die beiden.")
    case .closure(let owner, let read, let meant, let axis):
      DiagnosisWords(
        title: """
          \(owner.german) zählt \(axis == .vertical ? "nach unten" : "zur Seite") und liest \(read); \(meant) passt.
          """,
        reason: """
          Die Zahl eines Guides ist ein Abstand \
          \(axis == .vertical ? "von der Oberkante der Ansicht nach unten" : "von der leading-Kante der Ansicht zur Seite"). \
          Was entlang der anderen Achse gemessen ist, ist auch eine Zahl, und niemand beschwert sich. Bei einer \
          quadratischen Ansicht sieht man es nicht einmal.
          """,
        step: "Lies \(meant) statt \(read).")
    case .stack(let stack, let should):
      DiagnosisWords(
        title: "\(GermanNoun(stack).first) läuft in die eine Richtung, die Ansichten des Ziels laufen in die andere.",
        reason: "Mit \(GermanNoun(should).indefiniteDative) stehen sie in jedem Szenario am richtigen Platz.",
        step: "Schreib \(should).")
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
