import ProgressStore

extension WorkSentence {
  /// In German.
  var german: Phrase {
    switch self {
    case .isAt: "Du bist bei"
    case .tryYourAnswer: "Antwort prüfen"
    case .allCommands: "Alle Befehle"
    case .notInside: "Hier ist kein Kursordner."
    case .begin: "Los geht’s"
    case .makesUsualFolder(let name): "legt den Ordner \(name) an und zeigt die erste Aufgabe"
    case .or: "Oder"
    case .makesNamedFolder: "legt einen Ordner mit anderem Namen an"
    case .haveOne: "Schon einen?"
    case .goIntoIt: "Geh hinein, oder nimm  \(form: "--work ORDNER …")"
    case .commands: "Befehle"
    case .created(let name, let exercises, let chapters, let version, let engine):
      """
      \(name, .strong) ist angelegt  (\(exercises.german) in \
      \(counted(chapters, "Kapitel", "Kapiteln")), Kurs \(version), Layoutregeln \(engine))
      """
    case .isThereAlready(let name, let written):
      """
      \(name, .strong) ist schon ein Kursordner; \(counted(written, "fehlende Datei", "fehlende Dateien")) \
      geschrieben, sonst nichts geändert.
      """
    case .yourFiles: "deine Dateien, ändere diese"
    case .yourProgress: "dein Fortschritt, du brauchst nicht hineinzusehen"
    case .hasThisText(let file): "\(path: file) hat diesen Text schon; nichts wurde geändert."
    case .changed(let file, let change): "\(path: file) \(change.german)."
    case .changedAndKept(let file, let change): "\(path: file) \(change.german). Der Text, der da war, ist aufgehoben."
    case .seeIt: "Ansehen"
    case .putItBack: "Zurückholen"
    case .texts(let count): Phrase(counted(count, "Text", "Texte"))
    case .number: "Text"
    case .textNumber(let number): "Text \(number)"
    case .reference: "Vorlage"
    case .when: "wann"
    case .whatHappened: "was"
    case .noTextsYet: "Noch nichts: Jedes  \(command: "check")  hebt den Text auf, den es geprüft hat."
    case .startAllOver(let pack):
      "Alle Aufgaben von „\(pack)“ von vorn beginnen? Deine Texte bleiben in der Geschichte, Geschafftes bleibt geschafft."
    case .allAreBackAtStart(0): "Alle Aufgaben haben schon ihren Anfang; nichts wurde geändert."
    case .allAreBackAtStart(let count):
      """
      \(count == 1 ? "Eine Aufgabe hat" : "\(count) Aufgaben haben") wieder ihren Anfang; deine Texte sind in der \
      Geschichte. Los geht es mit  \(command: "next")
      """
    case .event(let event): Phrase(event.german)
    case .covered(let exercise): "\(exercise, .strong) ist noch nicht geschafft, also bleibt die Lösung zugedeckt."
    case .aNudge: "Ein Schubs"
    case .showIt: "Trotzdem"
    case .isAllowed: "auch das ist erlaubt"
    case .added(let pack, let version, let old):
      """
      \("Aufgenommen", .good): \(pack, .strong) \(version) \
      \(old.map { $0 == version ? "noch einmal" : "anstelle von \($0)" } ?? "")
      """
    case .titleWithExercises(let title, let count): "„\(title)“, \(count.german)"
    case .lookItOver: "Durchsehen"
    }
  }
}

extension WorkSentence.Change {
  fileprivate var german: String {
    switch self {
    case .isBackAtStart: "ist wieder am Anfang"
    case .hasTextAgain(let number): "hat wieder Text \(number)"
    }
  }
}

extension HistoryEntry.Event {
  fileprivate var german: String {
    switch self {
    case .attempt(let number, .passed, _, _): "\(number). Versuch, geschafft"
    case .attempt(let number, .notUnderstood, _, _): "\(number). Versuch, nicht verstanden"
    case .attempt(let number, .notYet, let passed, let count):
      "\(number). Versuch, \(passed) von \(counted(count, "Szenario", "Szenarien"))"
    case .kept(.reset): "aufgehoben vor einem reset"
    case .kept(.replaced): "aufgehoben, bevor ein anderer Text kam"
    }
  }
}
