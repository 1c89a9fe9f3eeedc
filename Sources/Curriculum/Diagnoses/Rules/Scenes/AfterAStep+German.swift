extension AfterAStep {
  var german: DiagnosisWords {
    let names = views.count > 3 ? "\(views.count) Ansichten" : views.map(\.quotedInGerman).listedInGerman
    let off = "Dazwischen liegt eine Änderung des Zustands und sonst nichts. Nicht am Platz: \(names)."
    let reason =
      switch clue {
      case .neverChanged(let name): "\(off) \(name) wird hier gelesen, und nichts in der Datei ändert es je."
      case .sameEitherWay(let condition):
        "\(off) Beide Seiten der Wahl nach \(condition) sind gleich, also wählt sie nichts aus."
      case .becomesOnly(let name, let value): "\(off) \(name) wird immer nur auf \(value) gesetzt und bleibt so."
      case nil: off
      }
    let step =
      switch clue {
      case .neverChanged(let name): "Lass den Schritt \(name) ändern, oder lies den Zustand, den er ändert."
      case .sameEitherWay: "Welche der beiden stimmt? Lass die andere Seite sagen, was dort anders ist."
      case .becomesOnly(let name, _): "Was soll der Schritt beim nächsten Mal aus \(name) machen?"
      case nil:
        "Folge dem Zustand, den der Schritt ändert, durch den Code: Was soll er ändern, und an welcher Ansicht?"
      }
    return DiagnosisWords(
      fact: """
        In „\(scenario)“ stimmt es \(right.map(\.german).listedInGerman), aber nicht \
        \(wrong.map(\.german).listedInGerman).
        """, why: reason, code: step)
  }
}

extension AfterAStep.Rest {
  fileprivate var german: String {
    switch self {
    case .start: "am Anfang"
    case .after(let step): "nach „\(step)“"
    }
  }
}
