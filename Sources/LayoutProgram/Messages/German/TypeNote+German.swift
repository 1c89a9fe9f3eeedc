extension TypeNote {
  package var german: String {
    switch self {
    case .convertNumber(let type):
      "Swift macht aus einem Zahlentyp nicht von selbst einen anderen. Schreib '\(type)(…)' darum."
    case .convertInt(let type): "Swift rechnet Int nicht mit \(type) zusammen. Schreib '\(type)(…)' um den Int."
    case .sayDefault(let value): "Sag, was gilt, wo es keinen Wert gibt, zum Beispiel mit '?? \(value)'."
    case .useIfAndElse:
      "Schreib stattdessen 'if' und 'else': Darin darf je eine andere Art Ansicht stehen."
    case .nameTheNewView:
      "Jeder Modifier macht eine Ansicht von einem anderen Typ: Gib der neuen mit 'let' einen eigenen Namen."
    case .useViewBuilder:
      "Schreib '@ViewBuilder' davor, und lass 'return' weg: In jedem Zweig darf eine andere Ansicht stehen."
    case .doesNotConform(let type, let proto): "'\(type)' erfüllt \(proto) nicht."
    case .makeHashable(let type):
      "Schreib ': Hashable' hinter den Namen von '\(type)', wenn alle seine Eigenschaften Hashable sind."
    case .forceDowncast: "Meinst du 'as!', das die Umwandlung erzwingt?"
    case .lettersHaveNoNumbers:
      "Buchstaben haben in Swift keine Nummern: 'Array(text)[0]' macht eine Liste daraus."
    case .environmentHolds(let type): "Was die Umgebung dort hat, ist vom Typ '\(type)'."
    }
  }
}
