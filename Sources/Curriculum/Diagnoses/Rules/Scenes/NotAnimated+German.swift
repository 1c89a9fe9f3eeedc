extension NotAnimated {
  var german: DiagnosisWords {
    let names = views.count > 3 ? "\(views.count) Ansichten" : views.map(\.quotedInGerman).listedInGerman
    switch fault {
    case .change(let line):
      return DiagnosisWords(
        fact: "„\(deed)“ bewegt \(names) auf einmal: Nichts ist animiert.",
        why: """
          In „\(scenario)“ stimmt davor und danach alles; unterwegs \(views.count == 1 ? "ist" : "sind") \(names) \
          schon am neuen Platz. Eine Zustandsänderung setzt Ansichten auf einmal um, wenn weder die Änderung noch die \
          Ansicht animiert ist.
          """,
        code: line.map { "Mach die Änderung in Zeile \($0) in withAnimation { … }." }
          ?? "Such, wo der Schritt den Zustand ändert, und mach diese Änderung in withAnimation { … }.")
    case .otherValue(let watched, let changed):
      return DiagnosisWords(
        fact: "Die Animation wartet auf eine Änderung von \(watched), und „\(deed)“ ändert \(changed).",
        why: """
          .animation(_:value:) animiert, was sich zusammen mit seinem Wert ändert. Solange \(watched) bleibt, springt \
          alles.
          """,
        code: "Schreib value: \(changed).")
    }
  }
}
