import Diagnostics
import LayoutProgram

extension CheckSentence {
  /// In German.
  var german: Phrase {
    switch self {
    case .ok: "\("gut", .good)"
    case .notYet: "\("noch nicht", .warning)"
    case .fileNotUnderstood: "\("noch nicht", .warning): nicht verstanden"
    case .scenariosOk(let passed, let all, let arePredictions):
      "\(passed) von \(arePredictions ? counted(all, "Variante", "Varianten") : counted(all, "Szenario", "Szenarien")) gut"
    case .hiddenScenario: "ein verdecktes Szenario"
    case .views(let count): Phrase(counted(count, "Ansicht", "Ansichten"))
    case .viewsInPlace(let count, let all): "\(count) von \(counted(all, "Ansicht", "Ansichten"))"
    case .answers(let count): Phrase(counted(count, "Antwort", "Antworten"))
    case .answersRight(let count, let all): "\(count) von \(counted(all, "Antwort", "Antworten"))"
    case .sameProblem(let scenario): "aus demselben Grund angehalten wie „\(scenario)“"
    case .sameDifferences(let scenario): "weicht ebenso ab wie „\(scenario)“"
    case .view: "Ansicht"
    case .expected: "erwartet"
    case .yours: "deine"
    case .difference: "Unterschied"
    case .line: "Zeile"
    case .notThere: "fehlt"
    case .oneTooMany: "eine zu viel"
    case .noSuchView: "keine Ansicht heißt so"
    case .nearestView(let name): "es gibt „\(name)“"
    case .allTogether(let how):
      "Alle diese Ansichten sind zusammen \(how): Untereinander stimmen sie, die Gruppe als Ganzes nicht."
    case .seenFrom(let view, let others): "Von \(view) aus gesehen: \(others)."
    case .viewIs(let view, let how): "\(view) ist \(how)"
    case .atTheStart: "am Anfang"
    case .after(let step): "nach \(step)"
    case .onTheWay(.share(let share), let step): "nach \(share.inGerman) des Weges bei \(step)"
    case .onTheWay(.seconds(let seconds), let step): "\(seconds.inGerman) s nach \(step)"
    case .notReached: "Dieser Augenblick wurde nicht erreicht."
    case .replaced(let views):
      "Nicht bewegt, sondern ersetzt, eine Ansicht entfernt und eine andere eingefügt: \(views)."
    case .answer: "Antwort"
    case .nothingYet: "noch nichts"
    case .missing(let name): "\("fehlt", .warning): schreib  let \(name) = …"
    case .oneOf(let choices): "\("noch nicht", .warning): es ist eines von \(choices)"
    case .advice: "\("Rat", .strong)"
    case .inLine(let line): "(Zeile \(line))"
    case .uses(let name): "hier muss \(name, .code) verwendet werden"
    case .avoids(let name): "hier ist \(name, .code) nicht erlaubt"
    case .shows(let view, let other): "„\(view)“ muss vor „\(other)“ liegen"
    case .mightUse(let name): "geschafft; versuch es nun mit \(name, .code)"
    case .readsAcross(let name, let axis):
      "ein \(axis == .vertical ? "vertikaler" : "horizontaler") Guide liest \(name, .code)"
    case .acrossIsLuck:
      """
      Ein vertikaler Guide zählt von oben, ein horizontaler von der leading-Kante aus. Bei einer Ansicht von anderer \
      Form läge dieser daneben.
      """
    case .mightAvoid(let name): "geschafft; versuch es nun ohne \(name, .code)"
    case .editedLast(let exercise): "\(exercise, .strong) wurde zuletzt geändert, also geht es darum."
    case .sameText: "Das ist der Text, den du zuletzt geprüft hast. Ist die Datei gespeichert?"
    case .viewsOk(let count):
      "\(counted(count, "weitere Ansicht", "weitere Ansichten")) \(count == 1 ? "stimmt" : "stimmen")."
    case .moreOff(let count):
      "\(counted(count, "weitere Ansicht", "weitere Ansichten")) \(count == 1 ? "weicht" : "weichen") ab."
    case .everything: "Alles:"
    case .scenarioNames(let names): "\(names.joined(separator: ", "))"
    case .onlyARule: "\("Noch nicht", .warning): Das Layout stimmt, nur am Code ist noch etwas zu ändern."
    case .anotherWay: "Ein anderer Weg"
    case .passed(let attempt, let hints):
      attempt.map { attempt in
        let used = hints == 0 ? "ohne Tipps" : "mit \(counted(hints, "Tipp", "Tipps"))"
        return "\("Geschafft", .good) im \(attempt). Versuch, \(used)."
      } ?? "\("Geschafft", .good)."
    case .why: "Warum die Musterlösung stimmt"
    case .next: "Weiter"
    case .compare: "Vergleich"
    case .change: "ändere die Datei, dann"
    case .lookAt: "Sieh nach"
    case .summary(let passed, let all, let matching, let checked, let arePredictions):
      """
      \("Noch nicht", .warning): \(passed) von \
      \(arePredictions ? counted(all, "Variante", "Varianten") : counted(all, "Szenario", "Szenarien")), \(matching) \
      von \(arePredictions ? counted(checked, "Antwort", "Antworten") : counted(checked, "Ansicht", "Ansichten")) \
      \(arePredictions ? "richtig" : "am Platz").
      """
    }
  }
}
