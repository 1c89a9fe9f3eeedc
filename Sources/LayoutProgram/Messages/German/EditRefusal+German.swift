extension EditRefusal {
  /// In German.
  public var german: String {
    switch self {
    case .noView: "Diese Ansicht ist nicht mehr im Bild."
    case .isGiven: "Diese Ansicht kommt aus dem vorgegebenen Code, der bleibt, wie er ist."
    case .isImplied(let name):
      "\(name) ist hier Teil von etwas Größerem: In deinem Code steht dafür keine eigene Zeile."
    case .noGuide(let key):
      "Diese Ansicht hat keinen eigenen Guide für \(key): Er liegt da, wo SwiftUI ihn hinlegt."
    case .noLine(let name): "Eine Ausrichtung namens \(name) gibt es hier nicht."
    case .otherAxis(let preset, let key): "\(preset) läuft entlang der anderen Achse als \(key)."
    case .noNumber: "Ein Guide ist eine Zahl von Punkten."
    case .noAlignment(let view): "\(view) nimmt keine Ausrichtung."
    case .noChoice(let name, let choices): "\(name) passt hier nicht. Es passt: \(choices.listed)."
    case .doesNotFit:
      "So, wie dein Code geschrieben ist, ist dafür keine Stelle frei. Du kannst es trotzdem selbst hineinschreiben."
    }
  }
}

extension [String] {
  fileprivate var listed: String { joined(separator: ", ") }
}
