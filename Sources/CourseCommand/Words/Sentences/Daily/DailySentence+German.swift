import Diagnostics

extension DailySentence {
  /// In German.
  var german: Phrase {
    switch self {
    case .isReview: "Wiederholung"
    case .hintInReview(let number, let all): "Tipp \(number) von \(all), in dieser Wiederholung"
    case .reviewHow:
      "Die Aufgabe beginnt von vorn, in einer eigenen Datei; deine geschaffte Antwort bleibt. Ihre Längen können andere sein."
    case .moreDue(0): "Sonst ist heute nichts fällig."
    case .moreDue(let count): "Danach \(count == 1 ? "ist noch eine Aufgabe" : "sind noch \(count) Aufgaben") fällig."
    case .nothingDue(let next, let day): "Nichts ist fällig. Als Nächstes kommt \(next, .strong), am \(day)."
    case .nothingPassed: "Aufgaben kommen wieder, nachdem sie geschafft sind; noch ist es keine."
    case .reviewPassed(let exercise, let checks, let days, let day):
      "\(mark: "✓", .good) \(exercise, .strong) ist wieder geschafft, nach \(checks == 1 ? "einer Prüfung" : "\(checks) Prüfungen"). Sie kommt wieder in \(days == 1 ? "einem Tag" : "\(days) Tagen"), am \(day)."
    case .reviewHasOtherData: "Das ist eine Wiederholung: Längen in den Szenarien sind andere als in der Lektion."
    case .reviewHasSameData: "Das ist eine Wiederholung mit den Szenarien der Lektion."
    case .reviewsAreDue(let count):
      "\(count == 1 ? "Eine Aufgabe ist" : "\(count) Aufgaben sind") zur Wiederholung fällig:  \(command: "review")"
    case .exported(let file, let exercises, let texts):
      "\(path: file) ist geschrieben: \(exercises == 1 ? "eine Aufgabe" : "\(exercises) Aufgaben"), \(texts == 1 ? "ein Text" : "\(texts) Texte")."
    case .imported(let outcome):
      outcome.isNothing
        ? "Alles darin war schon bekannt; nichts wurde geändert."
        : "Neu: Texte \("\(outcome.texts)"), Tipps \("\(outcome.hints)"), Wiederholungen \("\(outcome.reviews)"), von Aufgaben \("\(outcome.exercises)")."
    case .progressNeedsAFile:
      "„progress“ braucht export oder import und eine Datei, oder prepare und die Adresse eines Servers."
    case .noSuchExchange(let word): "„progress“ kennt export, import und prepare, nicht „\(word)“."
    case .prepared(let server, true): "Die Tabellen des Kurses sind auf \(path: server) angelegt."
    case .prepared(let server, false): "Die Tabellen des Kurses sind schon auf \(path: server), auf dem neuesten Stand."
    case .howLearnersConnect(let server):
      "Alle Lernenden brauchen eine eigene Rolle (CREATE ROLE ada LOGIN) und sehen nur ihre eigenen Zeilen:  \(form: "next --progress \(server)")"
    case .impossibleProgress(let file):
      "\(path: file) enthält einen Wert, den kein Fortschritt haben kann. Nichts wurde übernommen."
    case .noProgressFile(let file): "\(path: file) ist keine Fortschrittsdatei dieses Kurses."
    case .needsAShell(let shells): "„completions“ braucht eine Shell: \(shells.joined(separator: ", "))."
    case .noSuchShell(let shell, let known):
      "Für \(shell) gibt es keine Vervollständigung, aber für \(known.joined(separator: ", "))."
    case .isFine: "gut"
    case .look: "prüfen"
    case .isMissing: "fehlt"
    case .part(let part): Phrase(part.german)
    case .allIsThere: "Alles, was der Kurs braucht, ist da."
    case .somethingIsMissing: "Etwas, das der Kurs braucht, fehlt."
    case .isNotOptimized: "nicht optimiert, sodass Antworten länger brauchen"
    case .notYetThere(let what): "\(path: what) ist noch nicht da; das erste  \(command: "next")  legt es an"
    case .soundPack(let title, let exercises): "\(title), \("\(exercises)") Aufgaben"
    case .soundFile(let file, let bytes, let texts):
      "\(path: file), \("\((bytes + 1023) / 1024)") KB, \(texts == 1 ? "ein Text" : "\(texts) Texte"), heil"
    case .isFaulty(let words): Phrase(words)
    case .terminal(let columns, let rows, let colors, let name):
      "\("\(columns)") × \("\(rows)"), \(colors ? "Farben" : "keine Farben"), \(name)"
    case .noTerminal: "die Ausgabe geht an kein Terminal"
    case .reportsChanges(true): "das System meldet Änderungen"
    case .reportsChanges(false): "das System meldet hier keine Änderungen; „watch“ schaut dreimal in der Sekunde nach"
    case .willUse(let program): "\(path: program)"
    case .installForPlay: "für  \(command: "play")  installiere libmicrohttpd12 und libjs-codemirror"
    case .installForPictures: "für  \(command: "export ID --png picture.png")  installiere chromium"
    case .room(let gigabytes): "\("\(gigabytes)") GB frei"
    }
  }
}

extension DoctorPart {
  fileprivate var german: String {
    switch self {
    case .program: "Programm"
    case .pack: "Aufgaben"
    case .work: "Arbeitsordner"
    case .progress: "Fortschritt"
    case .disk: "Platte"
    case .watcher: "Zuschauen"
    case .terminal: "Terminal"
    case .editor: "Editor"
    case .page: "Live-Seite"
    case .browser: "Browser"
    }
  }
}
