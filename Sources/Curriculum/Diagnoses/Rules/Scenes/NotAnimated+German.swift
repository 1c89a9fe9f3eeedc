extension NotAnimated {
  var german: DiagnosisWords? {
    let names = views.count > 3 ? "\(views.count) Ansichten" : views.map(\.quotedInGerman).listedInGerman
    switch fault {
    case .change(let line):
      return DiagnosisWords(
        title: "„\(deed)“ bewegt \(names) auf einmal: Nichts ist animiert.",
        reason: """
          In „\(scenario)“ stimmt davor und danach alles; unterwegs \(views.count == 1 ? "ist" : "sind") \(names) \
          schon am neuen Platz. Eine Zustandsänderung ist animiert, wo sie in withAnimation geschieht, oder wo eine \
          Ansicht .animation(_:value:) mit einem Wert hat, der sich ändert.
          """,
        step: line.map { "Mach die Änderung in Zeile \($0) in withAnimation { … }." }
          ?? "Such, wo der Schritt den Zustand ändert, und mach diese Änderung in withAnimation { … }.")
    case .otherValue(let watched, let changed):
      return DiagnosisWords(
        title: "Die Animation wartet auf eine Änderung von \(watched), und „\(deed)“ ändert \(changed).",
        reason: """
          .animation(_:value:) animiert, was sich zusammen mit seinem Wert ändert. Solange \(watched) bleibt, springt \
          alles.
          """,
        step: "Schreib value: \(changed).")
    }
  }
}
