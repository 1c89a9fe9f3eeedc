extension UnsupportedMessage {
  package var german: String {
    switch self {
    case .notInCourse(let subject): "\(subject.german) gehört nicht zu diesem Kurs"
    case .useStackOrList: "Nimm einen VStack oder eine List."
    case .useButton: "Nimm einen Button."
    case .useImage: "Nimm Image mit dem Namen einer Zeichnung aus der Aufgabensammlung."
    case .declareContentView: "Deklariere ein 'struct ContentView: View' oder ein '#Preview'."
    case .useState: "Nimm @State in der Ansicht selbst."
    case .useObservable: "Nimm eine Klasse mit @Observable oder @Published in einem ObservableObject."
    case .useArray: "Nimm ein Array."
    case .useColorsAndFonts: "Nimm die Farben und Schriften von SwiftUI."
    case .useNamedColor(let name): "Ist es eine Farbe aus einem Asset-Katalog, dann schreib 'Color(\"\(name)\")'."
    case .giveTheValue: "Ein Layout liest nichts von draußen: Gib den Wert unmittelbar an."
    case .makeItAProperty: "Mach eine Eigenschaft des Wertes daraus."
    case .useFormatted: "'.formatted()' schreibt Zahlen und Daten als Text."
    case .scaleRelativeToStyle:
      "Schreib '@ScaledMetric(relativeTo: .title) var …', mit einem der Textstile."
    case .useTextMethods: "Nimm 'contains', 'hasPrefix', 'split' oder 'filter'."
    case .useNumber: "Rechne mit einem Double und schreib die Einheit in einen Text."
    case .useJoined: "Füg die Wörter mit 'joined(separator:)' zusammen."
    case .useStyledTexts: "Verbinde mehrere Texte mit '+', jeden mit eigenen Modifiern."
    case .useParts: "Berechne Stunden, Minuten und Sekunden mit '/' und '%'."
    case .useAppStorage: "Nimm '@AppStorage' in der Ansicht."
    case .useOnChange: "Hier verschickt nichts Mitteilungen: Nimm '@State' und '.onChange(of:)'."
    case .useGeometryReader: "Nimm einen GeometryReader: Er kennt Größe und Safe Area."
    case .useRectangle: "Zeichne statt der Karte ein Rectangle ihrer Größe."
    case .usePath: "Nimm einen Path oder eine Shape, etwa UnevenRoundedRectangle."
    }
  }
}

extension UnsupportedMessage.Subject {
  fileprivate var german: String {
    switch self {
    case .name(let name): "'\(name)'"
    case .modifier(let name): "der Modifier '\(name)'"
    case .color(let name): "die Farbe '\(name)'"
    case .type(let type): "der Typ '\(type)'"
    case .statement: "diese Anweisung"
    case .expression: "dieser Ausdruck"
    case .elseBranch: "dieses 'else'"
    case .condition: "diese Bedingung"
    case .pattern: "dieses Muster"
    case .call: "dieser Aufruf"
    case .keyPath: "dieser Key-Path"
    case .usedOperator: "dieser Operator"
    case .declarationInFunction: "diese Deklaration in einer Funktion"
    case .localAccessors: "eine lokale Variable mit Setter oder Beobachtern"
    case .staticMember(let parameter): "ein statisches Mitglied von '\(parameter)' an dieser Stelle"
    case .formatInInterpolation: "'format:' in einer Interpolation"
    case .formOfScaledMetric: "diese Form von '@ScaledMetric'"
    case .regularExpression: "ein regulärer Ausdruck"
    case .textOf(let type): "der Text eines Werts vom Typ '\(type)'"
    }
  }
}
