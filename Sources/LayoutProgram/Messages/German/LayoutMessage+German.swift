import LayoutEngine

extension LayoutMessage {
  package var german: String {
    switch self {
    case .odd(.invalidNumber(let quantity, let number)):
      "\(quantity.german.what) kann nicht \(number.german) sein: \(quantity.german.counts)"
    case .odd(.contradictoryFrame):
      "das Minimum dieses Frames ist größer als sein Maximum, also zählt keines von beiden"
    case .odd(.wrongNumberOfChildren(let count, let taken)):
      "eine Ansicht hat \(count) Ansichten in sich und nimmt \(taken)"
    case .odd(.nothingToClose): "es enden mehr Container, als begonnen haben"
    case .odd(.wrongAxis): "die Linie dieses Containers läuft in der anderen Richtung, also zählt seine Mitte"
    case .odd(.tooDeep(let maximum)): "das liegt mehr als \(maximum) Ansichten tief, also entfällt es"
    case .odd(.tooManyColumns(let most)):
      "diese Reihe geht über mehr als \(most) Spalten, also nehmen ihre letzten Zellen je eine ein"
    case .odd(.selfReference(nil)): "ein Guide fragt nach sich selbst und bekommt 0"
    case .odd(.selfReference(let key?)): "'\(key)' fragt nach sich selbst und bekommt 0"
    case .odd(.keptDimensions): "ein Guide benutzt die Maße, die ein anderer bekommen hat, und bekommt 0"
    case .odd(.keptSubview): "eine Unteransicht wird benutzt, wenn ihr Layout nicht am Werk ist, und gibt 0"
    case .odd(.endlessFrame): "diese Ansicht hat kein Ende und wird so groß gezeigt wie die Bühne"
    case .odd(.approximated): "diese Ansicht wurde nach zu vielen Größen gefragt, ihr Rahmen kann etwas abweichen"

    case .fillWithMaximum(let axis):
      "Um alles zu nehmen, was angeboten wird: '.frame(\(axis == .horizontal ? "maxWidth" : "maxHeight"): .infinity)'."
    }
  }
}

extension LayoutNote.Quantity {
  /// The invalid value, and the value that layout uses instead.
  fileprivate var german: (what: String, counts: String) {
    switch self {
    case .frame(.horizontal): ("die Breite eines Frames", "es zählt die Breite seines Inhalts")
    case .frame(.vertical): ("die Höhe eines Frames", "es zählt die Höhe seines Inhalts")
    case .frameBound: ("Minimum, Ideal oder Maximum eines Frames", "es entfällt")
    case .spacing: ("ein Abstand", "es zählt der übliche")
    case .padding: ("ein Padding", "es zählt 0")
    case .offset: ("ein Offset", "es zählt 0")
    case .position: ("eine Position", "es zählt 0")
    case .minLength: ("die minLength eines Spacers", "es zählt die übliche")
    case .layoutPriority: ("eine layoutPriority", "es zählt 0")
    case .aspectRatio: ("ein aspectRatio", "es zählt das des Inhalts")
    case .imageLength: ("die Länge eines Bilds", "es zählt 0")
    case .symbolLine: ("die Linie eines Symbols", "es zählt 0")
    case .gridItem: ("die Länge eines GridItems", "es zählt 10")
    case .gridCellColumns: ("die Zahl der Spalten einer Zelle", "es zählt eine, oder so viele, wie es gibt")
    case .gridCellAnchor: ("ein gridCellAnchor", "er entfällt")
    case .sizeThatFits: ("eine Antwort von sizeThatFits", "es zählt 0")
    case .guide: ("die Antwort eines Guides", "einen solchen Ort hat keine Ansicht")
    case .defaultValue(let key): ("der Standardwert von '\(key)'", "einen solchen Ort hat keine Ansicht")
    case .scale: ("ein Maßstab", "es zählt 2")
    case .stage(.horizontal): ("die Breite einer Bühne", "es zählt 0")
    case .stage(.vertical): ("die Höhe einer Bühne", "es zählt 0")
    }
  }
}

extension OddNumber {
  fileprivate var german: String {
    if value.isNaN { return "NaN (keine Zahl)" }
    return value.isInfinite ? (value > 0 ? "unendlich" : "minus unendlich") : value.shortestWithComma
  }
}
