import Curriculum

/// Messages about how much of a diagnosis is shown.
enum TellingSentence: Localizable {
  case feedback(Feedback)
  case isUsual
  case isYours
  /// There is one more step.
  case more
  /// The next hint is the exercise's own.
  case thenHints(Int)

  var english: Phrase {
    switch self {
    case .feedback(.steps): "steps   what is wrong and why; more when it fails again, or on request"
    case .feedback(.full): "full   everything at once, the change included"
    case .isUsual: "Nothing chosen. Choose with  \(command: "settings feedback full")"
    case .isYours: "Change it with  \(command: "settings feedback steps")  or  \(command: "settings feedback full")"
    case .more: "There is one more step"
    case .thenHints(let count):
      count == 0
        ? "That is all of it" : "That is all of it; the exercise has \(count == 1 ? "one hint" : "\(count) hints")"
    }
  }

  var german: Phrase {
    switch self {
    case .feedback(.steps): "steps   was nicht stimmt und warum; mehr, wenn es wieder fehlschlägt, oder auf Wunsch"
    case .feedback(.full): "full   alles auf einmal, auch die Änderung"
    case .isUsual: "Nichts gewählt. Wähl mit  \(command: "settings feedback full")"
    case .isYours: "Ändere es mit  \(command: "settings feedback steps")  oder  \(command: "settings feedback full")"
    case .more: "Es gibt noch einen Schritt"
    case .thenHints(let count):
      count == 0 ? "Das ist alles" : "Das ist alles; die Aufgabe hat \(count == 1 ? "einen Tipp" : "\(count) Tipps")"
    }
  }
}
