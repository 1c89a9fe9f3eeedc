extension WaySentence {
  /// In German.
  var german: Phrase {
    switch self {
    case .given: "Gegeben"
    case .lesson: "Lektion"
    case .nothingGiven(let exercise): "\(exercise, .strong) gibt keinen eigenen Code vor: Es gibt nur SwiftUI."
    case .givenFile(let file): "\(file), nicht zum Ändern"
    case .givenBy(let exercise): "gegeben in \(exercise)"
    case .allGiven: "Alles davon"
    case .leftForLater(let exercise): "\(exercise, .strong) bleibt für später liegen; zurück dorthin"
    case .standsFor(let chapter, let others):
      """
      Diese Aufgabe steht für Kapitel \(chapter); \(others == 1 ? "eine andere bleibt" : "\(others) andere bleiben") für \
      später. Zu schwer?
      """
    case .isBack(let exercise): "\(exercise, .strong) war für später liegen geblieben; hier ist sie wieder."
    case .seeYours: "Deines sehen"
    case .passedNearby: "Schon gelöst"
    case .theSolution: "Die Lösung"
    case .noOther: "Eine andere richtige Antwort hat noch niemand geschrieben."
    case .noneHere: "Hier ist kein Kursordner, also ist nicht bekannt, was du schon geschafft hast."
    case .nothingFits(let word): "Keine Aufgabe passt zu „\(word)“."
    case .allAreDone: "Sie sind alle geschafft."
    case .found(let count): "\(counted(count, "Aufgabe", "Aufgaben")) gefunden"
    case .whole: "Alle Aufgaben"
    case .skipped: "übersprungen"
    case .nothingDiffers: "Nichts unterscheidet sich."
    }
  }
}
