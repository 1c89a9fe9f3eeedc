extension OffsetUsed {
  var german: DiagnosisWords? {
    DiagnosisWords(
      title:
        "\(views.first?.inGerman ?? "Die Ansicht") wird erst gesetzt und danach um \(germanWay) verschoben gezeichnet.",
      reason: """
        Ein Offset verschiebt die Zeichnung und lässt das Layout in Ruhe: Nachbarn bleiben, wo sie sind, und der Container \
        behält die Größe, die er ohne die Verschiebung hat. Ein Guide gehört zum Layout, also folgen ihm beide.
        """,
      step: germanStep)
  }

  private var germanWay: String {
    [
      x == 0 ? nil : "\(points(abs(x))) nach \(x < 0 ? "links" : "rechts")",
      y == 0 ? nil : "\(points(abs(y))) nach \(y < 0 ? "oben" : "unten")",
    ].compactMap { $0 }.joined(separator: " und ")
  }

  private var germanStep: String {
    if hasPassed { return "Alle Rahmen stimmen, weil hier nichts folgen muss. Stimmen sie auch mit einem Guide?" }
    guard let key else { return "Such einen Weg ohne offset." }
    return isProven
      ? "Sag dasselbe mit einem Guide für \(key)."
      : "Nimm den Offset weg, und verschieb stattdessen die Linie: mit einem Guide für \(key)."
  }
}

extension PositionUsed {
  var german: DiagnosisWords? {
    DiagnosisWords(
      title: "\(views.first?.inGerman ?? "Die Ansicht") ist am Punkt \(points(x)), \(points(y)) festgenagelt.",
      reason: """
        position nimmt allen Platz, den es gibt, und setzt die Mitte der Ansicht auf einen Punkt davon. Die Ansicht rührt sich \
        nicht, wenn der Raum, sie selbst oder ihre Nachbarn sich ändern, und niemand ist an ihr ausgerichtet.
        """,
      step: isProven ? "Nimm es weg: Ohne das passt alles." : "Lass einen Container sie setzen.")
  }
}
