extension LimitMessage {
  package var german: String {
    switch self {
    case .stepsOfExpression(let most): "dieser Ausdruck hat mehr als \(most) Schritte"
    case .partsOfType(let most): "ein Typ hat hier mehr als \(most) Teile"
    case .accents(let most): "dieser Text hat mehr als \(most) Akzente auf einem Buchstaben"

    case .memory: "das Programm braucht zu viel Speicher"
    case .late(let work, let seconds):
      "\(work.german) war nach "
        + (seconds.map { $0 == 1 ? "einer Sekunde" : "\($0.withComma) Sekunden" } ?? "einiger Zeit") + " nicht fertig"
    case .steps(let most): "das Programm kam in \(most) Schritten an kein Ende"
    case .callDepth(let most): "Funktionen rufen einander mehr als \(most) Mal ineinander auf"
    case .partsToCompare: "diese Werte haben zu viele Teile, um sie zu vergleichen"
    case .elementsOfArray(let most): "dieses Array hat mehr als \(most) Elemente"
    case .elements(let most): "hier sind mehr als \(most) Elemente"
    case .textLength(let most): "dieser Text ist länger als \(most) Zeichen"
    case .piecesOfText(let most): "dieser Text besteht aus mehr als \(most) Stücken"
    case .bindings(let most): "mehr als \(most) Bindungen führen durcheinander hindurch"

    case .views(let most): "es sind mehr als \(most) Ansichten"
    case .viewsHere(let most): "hier sind mehr als \(most) Ansichten"
    case .viewsOfForEach(let most): "ForEach macht mehr als \(most) Ansichten"
    case .viewsAroundOne(let most): "um eine Ansicht stehen mehr als \(most) Ansichten und Modifier"
    case .insideItself(let view, let most): "'\(view)' steckt mehr als \(most) Mal in sich selbst"
    case .nodes(let most): "es sind mehr als \(most) Ansichten und Modifier"
    case .shownText(let most): "die Texte dieses Layouts haben mehr als \(most) Zeichen"
    case .tracedNodes(let most):
      "es sind mehr als \(most) Ansichten und Modifier, zu viele zum Zeichnen oder Erklären"
    case .postponed(let most): "mehr als \(most) Dinge sind zugleich aufgeschoben"
    case .tasks(let most): "mehr als \(most) Aufgaben warten zugleich"
    case .tooMuchHappens(let most): "mehr als \(most) Dinge geschehen nacheinander"
    case .sceneIsOver: "die Szene ist vorbei"
    case .neverRests(let view, let cause, let rounds):
      "\(view.map { "'\($0)' kommt" } ?? "die Ansichten kommen") nie zur Ruhe: "
        + "\(cause.german) ändert nach \(rounds) Runden immer noch etwas"

    case .nameParts: "Gib Teilen davon mit 'let' Namen, und setz sie zusammen."
    case .useStruct: "Fass Werte, die zusammengehören, in einem eigenen struct zusammen."
    case .growsWithoutEnd:
      "Such nach einer Liste, einem Text oder einer Zahl von Ansichten, die ohne Ende wächst."
    case .loopWithoutEnd: "Such nach einer Schleife oder Funktion, die an kein Ende kommt."
    case .mayNeverStop: "Eine Schleife, oder eine Funktion, die sich selbst aufruft, hört hier vielleicht nie auf."
    case .needsAnEnd:
      "Eine Funktion oder Ansicht, die sich selbst verwendet, braucht einen Fall, in dem sie aufhört."
    case .compareLess:
      "Ein Wert, der sich selbst viele Male enthält, lässt sich nicht zu Ende vergleichen. Vergleich weniger davon."
    case .loopOfViews:
      "Eine Ansicht, die in einer Schleife oder immer wieder in sich selbst gesteckt wird, kommt an kein Ende."
    case .bodyHoldsItself: "Eine Ansicht, deren body sie selbst enthält, kommt an kein Ende."
    case .storeWhatEnds:
      "Jede Änderung macht die Ansichten neu und verursacht die nächste. Speichere nur, was ein Ende hat."
    case .framesWithoutTrace: "'layout DATEI' nennt ohne Protokoll und Bild immer noch jeden Rahmen."
    }
  }
}

extension TimedWork {
  fileprivate var german: String {
    switch self {
    case .reading: "das Lesen der Datei"
    case .layout: "das Layout"
    case .steps: "alles, was die Schritte verlangen,"
    case .solution: "die Lösung"
    }
  }
}

extension CauseOfChange {
  fileprivate var german: String {
    switch self {
    case .action: "eine Aktion"
    case .button: "ein Button"
    case .control: "ein Bedienelement"
    case .tap: "ein Tippen"
    case .longPress: "ein langes Drücken"
    case .drag: "ein Ziehen"
    case .endOfDrag: "das Ende eines Ziehens"
    case .preference: "eine Preference"
    case .modifier(let name): name
    }
  }
}

extension Double {
  /// The number with a decimal comma: `1,25`.
  var withComma: String { "\(self)".map { $0 == "." ? "," : String($0) }.joined() }
}
