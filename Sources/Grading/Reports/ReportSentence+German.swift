import Diagnostics

extension ReportSentence {
  /// In German.
  var german: String {
    switch self {
    case .passed: "Alles ist an seinem Platz."
    case .notYet(let passed, let all):
      "Noch nicht: \(passed) von \(all) Szenarien \(Self.areAsTheyShould(passed))."
    case .somethingElse: "Noch nicht: Die Szenarien sind, wie sie sein sollen, aber etwas anderes fehlt noch."
    case .notRead: "Deine Datei ließ sich nicht auslegen. Unten steht, wo du zuerst nachsehen kannst."
    case .points(let points, let most): "Punkte: \(points.inGerman) von \(most.inGerman)."
    case .late(let seconds, let percent):
      "Die Abgabe kam \(Self.germanSpan(seconds)) zu spät; es bleiben \(percent) % der Punkte."
    case .hidden(let met, of: 1):
      met == 1
        ? "Ein verdecktes Szenario ist, wie es sein soll."
        : "Ein verdecktes Szenario ist noch nicht, wie es sein soll."
    case .hidden(let met, let all):
      "Von \(all) verdeckten Szenarien \(met == 1 ? "ist eins, wie es sein soll" : "sind \(met), wie sie sein sollen")."
    case .scenario(let name, let status): "\(name): \(Self.germanWord(status))"
    case .picture(let name):
      "Das Szenario „\(name)“: gestrichelt, wo die Views hingehören, rot, wo deine sind, grün, was stimmt."
    case .untouched: "Das ist die unveränderte Vorlage."
    case .different(let parts): "Was hier anders ist: \(Self.code(parts))"
    case .asTheyShould(let names): "Wie sie sein sollen: \(names.joined(separator: ", "))."
    case .best(let count): "Du hast \(count) Antworten abgegeben. Die beste zählt; sie steht unten."
    case .rules: "Was der Code tun soll"
    case .code: "Dein Code"
    case .numbers: "Die Zahlen"
    case .exercise: "Aufgabe"
    case .result: "Ergebnis"
    case .earned: "Punkte"
    case .outcome(nil): "nichts abgegeben"
    case .outcome(.pass): "geschafft"
    case .outcome(.fail): "noch nicht"
    case .outcome(.error): "ließ sich nicht auslegen"
    case .earnedOf(let points, let most): "\(points.inGerman) von \(most.inGerman)"
    case .view: "View"
    case .expected: "erwartet"
    case .yours: "deine"
    case .line: "Zeile"
    case .nothing: "keine"
    }
  }

  private static func areAsTheyShould(_ count: Int) -> String {
    count == 1 ? "ist, wie es sein soll" : "sind, wie sie sein sollen"
  }

  private static func germanSpan(_ seconds: Int) -> String {
    switch seconds {
    case 1: "1 Sekunde"
    case ..<60: "\(seconds) Sekunden"
    case ..<120: "1 Minute"
    case ..<3600: "\(seconds / 60) Minuten"
    case 3600: "1 Stunde"
    default: "\((Double(seconds) / 3600).inGerman) Stunden"
    }
  }

  private static func germanWord(_ status: GradeRecord.Status) -> String {
    switch status {
    case .pass: "ok"
    case .fail: "noch nicht"
    case .error: "ließ sich nicht auslegen"
    }
  }
}
