// Choices and conditions.

extension CaseTooMany {
  var german: DiagnosisWords? { DiagnosisWords(title: germanTitle, reason: germanReason, step: germanStep) }

  private var germanTitle: String {
    switch kind {
    case .choice: "Die Wahl nach „\(condition)“ macht einen Unterschied, wo keiner sein soll."
    case .condition: "Die Bedingung „\(condition)“ ist eine zu viel."
    case .exit: "Das guard für „\(condition)“ ist eines zu viel."
    }
  }

  private var germanReason: String {
    let fits = right.isEmpty ? "" : "Es stimmt in \(right.listedInGerman). "
    let without =
      switch kind {
      case .choice: "Mit einem der beiden Werte allein"
      case .condition: "Ohne sie"
      case .exit: "Ohne es"
      }
    let fails =
      wrong.isEmpty
      ? "stimmt jedes Szenario" : "\(wrong.count == 1 ? "stimmt" : "stimmen") auch \(wrong.listedInGerman)"
    return "\(fits)\(without) \(fails)."
  }

  private var germanStep: String {
    switch kind {
    case .choice: "Nimm die Wahl weg, und behalte einen der beiden Werte."
    case .condition: "Nimm diesen Teil der Bedingung weg."
    case .exit: "Nimm das guard weg."
    }
  }
}
