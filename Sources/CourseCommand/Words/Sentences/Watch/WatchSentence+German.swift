extension WatchSentence {
  /// In German.
  var german: Phrase {
    switch self {
    case .watching(let isNotified):
      isNotified ? "Wartet darauf, dass du speicherst." : "Sieht dreimal in der Sekunde nach, ob du gespeichert hast."
    case .saved(let time, let check?): "gespeichert \(time), Prüfung \(check)"
    case .saved(let time, nil): "gespeichert \(time)"
    case .sameText(let time): "gespeichert \(time), derselbe Text wie vorher"
    case .key(let key): Phrase(key.german)
    case .keyLine: "Tippe einen Buchstaben und Enter"
    case .asksReset(let exercise):
      "\(exercise, .strong) von vorn beginnen? y tut es, jede andere Taste lässt es. Dein Text bleibt erhalten."
    case .nothingToUndo: "Es gibt keinen früheren Text, der zurückkommen könnte."
    case .undone(let time): "Der Text von \(time) ist wieder in der Datei. u geht weiter zurück."
    case .advancing(true): "Wenn eine Aufgabe geschafft ist, kommt von selbst die nächste."
    case .advancing(false): "Wenn eine Aufgabe geschafft ist, wartet sie auf n."
    case .anyKeyGoesOn: "Geschafft. Jede Taste führt zur nächsten Aufgabe."
    case .chooses: "Pfeiltasten wählen, die Eingabetaste öffnet die Aufgabe."
    case .passedGoesOn(let exercise): "\(mark: "✓", .good) \(exercise, .strong) ist geschafft. Jetzt kommt:"
    case .ended: "Weiter geht es jederzeit mit  \(command: "watch")"
    case .needsText:
      "watch spricht mit Menschen: Lass --format json weg, oder lies ein Ergebnis pro Zeile mit --plain --format json."
    case .tuningKeys: "← → ändern sie um 1, ↑ ↓ um 10, Tab: nächste Zahl, Eingabetaste: behalten, Esc: zurück"
    case .tuned(let line): "Zeile \(line) hat die neue Zahl. Probier es:  \(command: "check")"
    case .notTuned: "Der alte Text ist wieder da; nichts hat sich geändert."
    case .opened(let file, let editor): "\(file, .strong) ist in \(editor) offen."
    case .noEditor: "Hier ist kein Editor bekannt."
    case .setOne: "Nenne deinen vor dem Start, zum Beispiel:  export EDITOR=nano"
    case .neverOver(let editor):
      "\(editor) braucht ein eigenes Terminal. Tippe dort  \(command: "edit")  ; in tmux oder Zellij geht von selbst ein Bereich auf."
    case .editorFailed(let editor, let code): "\(editor) endete mit \(code)."
    case .editorNotStarted(let editor): "\(editor) ließ sich nicht starten."
    }
  }
}

extension WatchKey {
  /// A word or two about the key.
  fileprivate var german: String {
    switch self {
    case .check: "prüfen"
    case .next: "nächste"
    case .previous: "vorige"
    case .skip: "später"
    case .hint: "Tipp"
    case .goal: "Ziel"
    case .explain: "erklären"
    case .list: "Liste"
    case .picture: "Bild"
    case .reset: "von vorn"
    case .undo: "zurück"
    case .edit: "Editor"
    case .advance: "selbst weiter"
    case .result: "Ergebnis"
    case .help: "Hilfe"
    case .quit: "Ende"
    case .up, .down, .pageUp, .pageDown, .top, .bottom: "blättern"
    case .suspend: "Pause"
    }
  }
}
