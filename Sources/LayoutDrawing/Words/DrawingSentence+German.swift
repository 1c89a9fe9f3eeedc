import Diagnostics

extension DrawingSentence {
  /// In German.
  var german: String {
    switch self {
    case .expected: "erwartet"
    case .yours: "deine"
    case .difference: "Unterschied"
    case .lessThanACell: "weniger als ein Zeichen"
    case .noNames: "Keine Ansicht hier hat einen Namen."
    case .isAt(let name, let place): "\(name) bei \(place)"
    case .missing(let place): "fehlt, gehört nach \(place)"
    case .tooFarRight(let length): "\(length.printable.inGerman) zu weit rechts"
    case .tooFarLeft(let length): "\(length.printable.inGerman) zu weit links"
    case .tooLow(let length): "\(length.printable.inGerman) zu weit unten"
    case .tooHigh(let length): "\(length.printable.inGerman) zu weit oben"
    case .tooWide(let length): "\(length.printable.inGerman) zu breit"
    case .tooNarrow(let length): "\(length.printable.inGerman) zu schmal"
    case .tooTall(let length): "\(length.printable.inGerman) zu hoch"
    case .tooShort(let length): "\(length.printable.inGerman) zu niedrig"
    case .guideInSource: "Guide aus der Datei"
    case .guideByDefault: "Standardwert"
    case .sharedLine: "gemeinsame Linie"
    case .whereItBelongs: "wo es hingehört"
    case .aContainer: "Container"
    case .belongsHere(let name): "\(name) gehört hierher"
    case .aLayout: "Ein Layout"
    case .aFilmstrip: "Ein Filmstreifen"
    case .aligns(let container, let key): "Wie \(container) die Kinder an \(key) ausrichtet"
    case .container(let container, let key): "\(container) an \(key)"
    case .severalAlign(let count): "Wie \(count) Container ihre Kinder ausrichten"
    case .eachMarks: "1. Jede Ansicht zeigt ihren eigenen Guide"
    case .theyMove: "2. Die Ansichten rücken, bis sich die Zeichen treffen"
    case .answers(let key, let value, let isExplicit):
      "\(key) \(value.printable.inGerman), \(isExplicit ? "in der Datei gesetzt" : "Standardwert")"
    case .stays: "bleibt"
    case .movesDown(let length): "rückt \(length.printable.inGerman) nach unten"
    case .movesLeft(let length): "rückt \(length.printable.inGerman) nach links"
    case .movesRight(let length): "rückt \(length.printable.inGerman) nach rechts"
    case .state: "Zustand"
    case .nothingChanges: "Nichts ändert sich."
    case .restStays: "Alles andere bleibt."
    case .x: "x"
    case .y: "y"
    case .width: "Breite"
    case .height: "Höhe"
    }
  }
}
