extension CallNote {
  package var german: String {
    switch self {
    case .forms(let forms): "Man kann es so aufrufen: \(forms.joined(separator: ", "))."
    case .noFormTakesAll:
      "Keine einzelne Form nimmt diese Beschriftungen zusammen: Mach zwei Aufrufe daraus, einen nach dem anderen."
    case .changeNeedsVar:
      "Ein Wert kann sich nur in einer 'var' ändern; in 'body' ändern sich nur Eigenschaften mit '@State'."
    case .markState(let property):
      "Schreib '@State' vor die Eigenschaft, wenn ein Tippen oder Ziehen '\(property)' ändern soll."
    case .takeTheError: "Hier würde niemand den Fehler auffangen: Schreib 'do' und 'catch' hinein, oder 'try?'."
    case .waitInTask: "Schreib es in '.task { … }', oder 'async' hinter die Parameter der Funktion."
    case .wrapInTask: "Schreib 'Task { … }' um das, was wartet, oder setz es in '.task { … }'."
    case .onlyShownTextHasSpecifiers:
      "Nur ein Text, den eine Ansicht zeigt, wie in 'Text(\"…\")', hat solche Angaben zum Format."
    }
  }
}
