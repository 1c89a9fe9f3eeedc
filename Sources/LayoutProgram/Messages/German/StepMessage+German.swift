extension StepMessage {
  package var german: String {
    switch self {
    case .severalViews(let count, let name): "es gibt \(count) Ansichten namens '\(name)'"
    case .notShown(let name): "keine Ansicht namens '\(name)' ist zu sehen"
    case .disabled(let name): "'\(name)' ist abgeschaltet und reagiert darum nicht"
    case .nothingReacts(let view, let touch): "bei '\(view)' reagiert nichts auf \(touch.german)"
    case .noID(let name): "'\(name)' hat keine id, zu der man scrollen kann"
    case .noScrollView(let name): "'\(name)' ist in keiner Scroll-View"
    case .dragTooShort(let minimum):
      "die Geste wartet auf \(minimum.shortestWithComma) Punkte, und das Ziehen ist kürzer"
    case .takesTruth(let name): "'\(name)' ist ein Schalter: Er nimmt true oder false"
    case .takesText(let name): "'\(name)' ist ein Textfeld: Es nimmt einen Text"
    case .takesNumber(let name): "'\(name)' ist ein Schieberegler: Er nimmt eine Zahl"
    case .goesFrom(let name, let bounds): "'\(name)' ist ein Schieberegler, der von \(bounds.german) geht"
    case .stepperTakesNumber(let name): "'\(name)' ist ein Stepper: Er nimmt eine Zahl"
    case .stepperGoesFrom(let name, let bounds): "'\(name)' ist ein Stepper, der von \(bounds.german) geht"
    case .outside(let name, let width, let height):
      "der Punkt liegt nicht in '\(name)': \(width.shortestWithComma) breit und \(height.shortestWithComma) hoch"
    case .noChoice(let name, let wanted, let choices):
      "'\(name)' hat '\(wanted)' nicht zur Auswahl" + (choices.isEmpty ? "" : "; es gibt \(choices.quoted)")

    case .numberedViews(let name, let count):
      "Nenn eine davon: '\(name)#0' bis '\(name)#\(count - 1)', in der Reihenfolge des Baums."
    case .namedViews(let names, let hasMore):
      "Einen Namen haben \(names.quoted)\(hasMore ? " und weitere" : "")."
    case .reactingViews(let names, let hasMore):
      "Auf etwas reagieren \(names.quoted)\(hasMore ? " und weitere" : "")."
    case .thereIs(let targets): "Dort gibt es \(targets.map(\.german).joined(separator: " und "))."
    case .giveID(let name): "Gib ihr eine: .id(\"\(name)\")"
    case .wasToDo(let step): "Das war der Schritt: \(step)."
    case .wasStep(let number, let step): "Das war Schritt \(number): \(step)."
    }
  }
}

extension StepMessage.Touch {
  fileprivate var german: String {
    switch self {
    case .taps(let count): count == 1 ? "ein Tippen" : "\(count) Mal Tippen"
    case .longPress: "langes Drücken"
    case .drag: "ein Ziehen"
    case .set: "einen neuen Wert"
    }
  }
}

extension StepMessage.Target {
  fileprivate var german: String {
    switch self {
    case .button: "einen Button"
    case .taps(let count): count == 1 ? "eine Tipp-Geste" : "eine Geste aus \(count) Mal Tippen"
    case .longPress: "ein langes Drücken"
    case .drag: "eine Zieh-Geste"
    case .gesture(let name): "eine Geste '\(name)'"
    case .severalGestures: "mehrere Gesten in einer"
    case .toggle: "einen Schalter"
    case .slider: "einen Schieberegler (setz ihn auf eine Zahl)"
    case .stepper: "einen Stepper (setz ihn auf eine Zahl)"
    case .picker: "einen Picker (setz ihn auf eine seiner Möglichkeiten)"
    case .textField: "ein Textfeld (setz es auf einen Text)"
    }
  }
}

extension ClosedRange<Double> {
  fileprivate var german: String { "\(lowerBound.shortestWithComma) bis \(upperBound.shortestWithComma)" }
}

extension Double {
  /// The number without unneeded decimals: `40`, `0,5`.
  var shortestWithComma: String { Int(exactly: self).map { String($0) } ?? withComma }
}
