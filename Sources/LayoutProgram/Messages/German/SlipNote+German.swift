extension SlipNote {
  package var german: String {
    switch self {
    case .isCalled(let slip, let name): "In SwiftUI heißt '\(slip)' '\(name)'."
    case .nameTheValue(let name):
      "Die Closure bekommt einen Wert. Gib ihm am Anfang den Namen: '{ \(name) in … }'."
    case .valueIsCalled(let name): "In dieser Closure heißt der Wert '\(name)'."
    case .guideIsAClosure(let number):
      "Einen Guide rechnet eine Closure aus. Für eine feste Zahl schreib '{ _ in \(number) }'."
    case .dimensionsHave(let value):
      "Ein Guide erfährt '\(value).width' und '\(value).height' und Linien wie '\(value)[.leading]'."
    case .askInBrackets(let code): "Nach einer Linie fragt man in eckigen Klammern: '\(code)'."
    case .idIsNoLine(let code): "Eine ID ist noch keine Linie. Schreib '\(code)'."
    case .declareLine(let code): "Deklariere sie zuerst: '\(code)'."
    case .isMadeAs(let type): "Was hier deklariert ist, hat den Typ '\(type)'."
    case .standsForTwoLines(let names):
      "Das steht für zwei Linien. Ein Guide gilt für eine davon: \(names.map { "'.\($0)'" }.joined(separator: " oder "))."
    case .matchesOneLine(.horizontal): "Ein VStack richtet an einer Linie aus, seitlich: leading, center oder trailing."
    case .matchesOneLine(.vertical):
      "Ein HStack richtet an einer Linie aus, der Höhe nach: top, center, bottom oder eine Grundlinie."
    case .needsBothLines(let code): "Ein Alignment hat zwei Linien, für jede Achse eine: '\(code)'."
    case .writeStatic(let name): "Es gehört dem Typ und nicht einem Wert: Schreib 'static' vor '\(name)'."
    case .textShowsIt(let code): "Ein String ist keine Ansicht. Zeig ihn mit '\(code)'."
    case .has(let names): "Es gibt dort \(names.map { "'\($0)'" }.joined(separator: ", "))."
    case .decimalPoint(let number): "Swift schreibt Zahlen mit Punkt: '\(number)'. Ein Komma trennt Argumente."
    case .noUnits(let number): "Längen sind einfache Zahlen, in Punkten: '\(number)'."
    case .noPercent(let code): "Prozentzeichen gibt es in Swift nicht. Schreib '\(code)'."
    case .viewIsMissing(let modifier): "Ein Modifier folgt auf eine Ansicht: Was steht vor '.\(modifier)'?"
    case .belongsTo(let type, let modifier):
      "'\(modifier)' hat nur \(type). Schreib es gleich hinter \(type), vor andere Modifier."
    case .inIsMissing(let name): "Der Wert der Closure bekommt seinen Namen vor 'in': '{ \(name) in … }'."
    case .questionMarkFirst: "Erst kommt das Fragezeichen, dann der Doppelpunkt: 'condition ? this : that'."
    case .closeTheClosure: "Die Closure ist hier noch offen: '}' kommt vor ')'."
    case .braceTooMany: "Es gibt eine '}' mehr als '{'. Vielleicht schließt weiter oben eine zu früh."
    case .writeBraces: "Die Ansichten darin stehen in geschweiften Klammern: '{ … }'."
    case .writeLet(let code): "Zwischen Ansichten können nur Ansichten stehen. Schreib '\(code)'."
    case .signIs(let word, let sign): "Swift schreibt '\(sign)' für '\(word)'."
    case .spaceOnBothSides(let sign): "Setz auf beide Seiten von '\(sign)' ein Leerzeichen oder auf keine."
    case .letForVar: "Was mit 'let' deklariert ist, ändert sich nie. Deklariere es mit 'var'."
    case .extensionComputes(let name):
      "Eine Extension kann einen Wert ausrechnen, aber keinen behalten: 'var \(name): … { … }'. Oder setz die Zeile in den Typ."
    case .wrapperKeepsValue(let name):
      "'@\(name)' behält einen Wert, eine berechnete Eigenschaft behält keinen. Lass '@\(name)' weg oder schreib '= …' statt der Klammern."
    case .valueComesFromElsewhere(let name):
      "'@\(name)' bekommt seinen Wert von einer anderen Ansicht. Lass den Wert hinter '=' weg."
    case .openBraceMissing: "Vielleicht fehlt am Ende dieser Zeile eine '{'."
    case .closeBraceMissing: "So wie die Zeilen eingerückt sind, fehlt zu dieser '{' die '}'."
    case .noComma: "Hier steht kein Komma. Lass es weg."
    case .bodyWithoutEquals: "Ein body wird ausgerechnet, sooft er gebraucht wird. Lass das '=' weg."
    }
  }
}
