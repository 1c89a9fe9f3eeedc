extension ViewNote {
  package var german: String {
    switch self {
    case .onlyViewsStandHere:
      "Zwischen Ansichten dürfen nur Ansichten, 'let', 'if', 'switch' und 'ForEach' stehen. Setz die Zuweisung in eine Funktion."
    case .wrapInAnyView:
      "Welche Ansicht es ist, zeigt sich erst, wenn das Programm läuft. Schreib 'AnyView(…)' darum."
    case .viewExpected: "Das steht dort, wo eine Ansicht erwartet wird."
    case .useForEach: "Nimm ForEach, um für jedes Element eine Ansicht zu machen."
    case .casesNeedTheirValues:
      "Alle Fälle sind genannt, aber nicht mit jedem Wert, den sie mitbringen können."
    case .addCases(let names): "Hier fehlt noch: \(names.map { "'.\($0)'" }.joined(separator: ", "))"
    case .addDefault: "Möchtest du einen default-Fall ergänzen?"
    }
  }
}
