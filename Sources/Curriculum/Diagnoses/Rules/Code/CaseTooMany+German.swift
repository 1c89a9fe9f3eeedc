// Choices and conditions.

extension CaseTooMany {
  var german: DiagnosisWords { DiagnosisWords(fact: germanTitle, why: germanReason, code: germanStep) }

  private var germanTitle: String {
    switch kind {
    case .choice: "Die Wahl nach „\(condition)“ macht einen Unterschied."
    case .condition: "Von der Bedingung „\(condition)“ hängt etwas ab."
    case .exit: "Vom guard für „\(condition)“ hängt etwas ab."
    }
  }

  private var germanReason: String {
    let fits = right.isEmpty ? "" : "Es stimmt in \(right.listedInGerman). "
    let fails = wrong.isEmpty ? "" : "In \(wrong.listedInGerman) gilt der andere Fall, und das Ziel ist dort dasselbe."
    return fits + fails
  }

  private var germanStep: String {
    switch kind {
    case .choice: "Nimm die Wahl weg, und behalte einen der beiden Werte."
    case .condition: "Nimm diesen Teil der Bedingung weg."
    case .exit: "Nimm das guard weg."
    }
  }
}
