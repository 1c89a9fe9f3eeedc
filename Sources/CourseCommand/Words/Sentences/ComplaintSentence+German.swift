import Curriculum
import Diagnostics

extension ComplaintSentence {
  /// In German.
  var german: Phrase {
    switch self {
    case .packIsFaulty: "Die Aufgabensammlung hat einen Fehler; deine eigenen Dateien sind in Ordnung."
    case .packIsGone(let id): "Die Aufgabensammlung „\(id)“, die du zuletzt hattest, ist nicht mehr da."
    case .choosePack: "Wähl eine andere:  \(command: "packs")"
    case .noPack(let id): "Eine Aufgabensammlung „\(id)“ gibt es hier nicht."
    case .allPacks: "Alle Sammlungen:  \(command: "packs")"
    case .yourPackIsFaulty: "Die Aufgabensammlung hat einen Fehler:"
    case .nothingStarted: "Noch ist keine Aufgabe angefangen."
    case .startWith: "Fang an mit:  \(command: "next")"
    case .noExercise(let id): "Es gibt keine Aufgabe „\(id)“."
    case .didYouMean(let name): "Meinst du \(name, .code)?"
    case .didYouMeanCommand(let line): "Meinst du \(command: line)?"
    case .allExercises: "Alle Aufgaben:  \(command: "list")"
    case .severalExercises(let word): "„\(word)“ passt auf mehrere Aufgaben."
    case .isOne(let number, let exercise): "  \(number)  \(exercise, .code)"
    case .noChapter(let number, let count): "Es gibt kein Kapitel \(number): Sie gehen von 1 bis \(count)."
    case .isTheFirst(let exercise): "\(exercise) ist die erste Aufgabe."
    case .noChapterCalled(let word): "Es gibt kein Kapitel „\(word)“."
    case .noTask(let number): "Kapitel \(number) hat keine Aufgabe, die für es stehen könnte."
    case .needsALine(let word): "„\(word)“ nennt keine Zeile."
    case .noNumberIn(let line): "In Zeile \(line) ist keine Zahl."
    case .tuneNeedsATerminal: "„tune“ braucht ein Terminal, in dem es zeichnen kann."
    case .changedMeanwhile(let name): "\(name) wurde inzwischen von anderswo geändert, darum endet „tune“."
    case .nothingElseIsLeft(let exercise): "Alles außer \(exercise) ist geschafft."
    case .goOnWith: "Weiter:  \(command: "next")"
    case .noExercisesHere(let index): "Hier sind keine Aufgaben: In keinem Ordner von hier aufwärts ist \(index)."
    case .sayWhereTheyAre: "Sag, wo sie sind:  \(form: "--pack ORDNER"), oder setz COURSE_PACK."
    case .noIndex(let source, let name, let index): "\(source) nennt \(name), aber darin ist kein \(index)."
    case .noFile(let name): "Es gibt keine Datei \(path: name)."
    case .noBrowser(let names):
      "Die Pixel macht ein Browser, und keiner ist installiert: \(names.joined(separator: ", "))."
    case .browserFailed(let path): "Der Browser \(path) hat kein Bild gemacht."
    case .writeExercisesFile: "Die Datei einer Aufgabe anlegen:  \(command: "next ID")"
    case .notThereYet(let file): "\(path: file) ist noch nicht da."
    case .writeIt(let exercise): "Anlegen:  \(command: "next \(exercise)")"
    case .isAFolder(let name): "\(name) ist ein Ordner und keine Datei."
    case .noSwift(let folder): "In „\(folder)“ ist keine .swift- oder .layout-Datei."
    case .tooMuchSwift(let folder, let most): "\(folder) hat mehr als \(most) Swift-Dateien oder mehr als 2 MB."
    case .layoutSmaller: "Nenn einen Ordner darin, oder eine einzelne Datei."
    case .isNotAFile(let name, let thing): "\(name) ist \(thing.germanNoun), und gelesen werden nur Dateien."
    case .saveItInAFile: "Speichere den Text in einer Datei. Programme fragen mit:  \(command: "layout --jsonl")"
    case .folderIsGone: "Den Ordner, in dem du bist, gibt es nicht mehr."
    case .goElsewhere: "Geh in einen, den es gibt:  \("cd", .code)"
    case .nowhereToMake(let folder, let above): "\(folder) lässt sich nicht anlegen: Es gibt keinen Ordner \(above)."
    case .isItElsewhere:
      "Ist er auf einem Laufwerk, das gerade fehlt? Sonst nenn einen anderen mit --work oder COURSE_WORK."
    case .checkAFile: "Eine Datei prüfen:  \(command: "check DATEI")"
    case .notNamedAfterExercise(let name):
      "\(name) heißt nicht wie eine Aufgabe, also weiß niemand, worauf die Datei antwortet."
    case .callItAfterExercise(let example): "Nenn sie ID.layout, zum Beispiel \(example, .code)."
    case .cannotBeRead(let name, let reason): "\(name) lässt sich nicht lesen: \(reason.german)."
    case .cannotBeWritten(let name, let reason): "\(name) lässt sich nicht schreiben: \(reason.german)."
    case .couldNot(let deed, let reason): "\(deed.german): \(reason.german)."
    case .answerUnwritten(let reason):
      "Die Antwort ließ sich nicht auf die Standardausgabe schreiben: \(reason.german)."
    case .restIsDone: "Alles andere ist getan; nur die Antwort fehlt."
    case .tooLarge(let name): "\(name) ist größer als jede Antwort: mehr als 4 MB."
    case .notUTF8(let name): "\(name) ist kein Text in UTF-8."
    case .saveAsUTF8: "Speichere ihn in deinem Editor als UTF-8."
    case .notKept: "Nicht aufgehoben: Hier ist kein Kursordner."
    case .makeOne: "Einen anlegen:  \(command: "next")"
    case .attemptNotKept(let because): "Dieser Versuch ließ sich nicht aufheben. \(because.german)"
    case .noCourseFolder(let name): "\(name) ist noch kein Kursordner."
    case .makeItOne(let name): "Mach einen daraus:  \(command: "init \(name)")"
    case .noCourseFolderHere: "Hier ist noch kein Kursordner."
    case .nextMakesOne(let name): "Fang an:  \(command: "next")  legt einen an, er heißt \(name)."
    case .haveOneAlready: "Schon einen? Geh hinein, oder nimm  \(form: "--work ORDNER")"
    case .fileCannotBecomeFolder(let name): "\(name) ist eine Datei und kann kein Kursordner werden."
    case .chooseAnotherName: "Wähl einen anderen Namen."
    case .restoreNeedsNumber: "--restore braucht die Nummer eines Textes."
    case .allNumbers(let exercise): "Alle Nummern:  \(command: "history \(exercise)")"
    case .noSuchText(let number, let exercise): "In der Geschichte von \(exercise) gibt es keinen Text \(number)."
    case .isNoNumber(let word): "„\(word)“ ist keine Nummer eines Textes."
    case .needsAFile(let command): "„\(command)“ braucht eine Datei."
    case .needsAnExerciseOrFile(let command): "„\(command)“ braucht eine Aufgabe oder eine Datei."
    case .viewNeedsPhases: "--view wählt unter den Containern von --phases."
    case .allStandsForEveryExercise: "--all steht für jede Aufgabe; eine weitere lässt sich nicht nennen."
    case .noExerciseIsStarted: "Noch ist keine Aufgabe begonnen."
    case .severalDrawingsNeedAFolder: "Mehrere Zeichnungen brauchen einen Ordner."
    case .usage(let line):
      "So geht es: \(form: CommandWords(typed: line.text.placeholders(in: .german)))"
    case .askForIt(let line): "Verlang es: \(command: line)"
    case .wouldAnswerPredictions(let exercise):
      "\(exercise) fragt nach Vorhersagen; das Layout zu sehen, würde sie beantworten."
    case .tryYours(let exercise): "Deine prüfen:  \(command: "check \(exercise)")"
    case .isNoWord(let term): "„\(term)“ ist keine Datei, keine Aufgabe und kein Wort des Kurses."
    case .allWords: "Alle Wörter:  \(command: "explain words")"
    case .needsALayout(let option, let term): "\(option) braucht ein Layout; „\(term)“ ist ein Wort."
    case .noScenarioToShow(let word): "\(word) hat kein Szenario, das man sehen darf."
    case .noScenario(let id): "Es gibt kein Szenario „\(id)“."
    case .onlyExercisesHaveScenarios(let word): "Nur Aufgaben haben Szenarien; \(word) ist eine Datei."
    case .known(let names): "Bekannt: \(names.joined(separator: ", "))."
    case .nothingIsDone(let file): "\(file) ist eine Datei; darin wird nichts getan."
    case .noStepsIn(let scenario): "Im Szenario „\(scenario)“ wird nichts getan."
    case .doSomething(let word): "Tu etwas:  \(command: "explain \(word) --tap NAME")"
    case .lookWithoutAfter: "Sieh es dir ohne --after an."
    case .noStep(let step): "Es gibt keinen Schritt „\(step)“."
    case .noView(let name): "Keine Ansicht heißt „\(name)“."
    case .nameAView: "Gib einer Ansicht einen Namen mit .accessibilityIdentifier(\"name\")."
    case .namedHere(let names): "Namen hier: \(names.joined(separator: ", "))."
    case .noCommand(let name): "Es gibt keinen Befehl „\(name)“."
    case .allCommands: "Alle Befehle: \(command: "help")"
    case .needs(let command): "„\(command.rawValue)“ braucht \(command.neededOperandInGerman)."
    case .doesNotKnow(let command, let word): "„\(command)“ kann mit „\(word)“ nichts anfangen."
    case .hasNoOption(let command, let option):
      "\(command.map { "„\($0)“" } ?? "Der Befehl allein") hat keine Option \(option)."
    case .belongsTo(let command): "Sie gehört zu \(command: "\(command)")."
    case .allOptions: "Alle Optionen: \(command: "help")"
    case .takesNoValue(let option): "\(option) nimmt keinen Wert."
    case .noSeconds(let text): "„\(text)“ ist keine Zahl von Sekunden zwischen 0 und 60."
    case .noShareOfTime(let text): "„\(text)“ sieht nach einer Zeit, die nicht zwischen 0 und 1 liegt."
    case .doesNotUnderstand(let option, let text): "\(option) versteht „\(text)“ nicht."
    case .forExample(let words): "Zum Beispiel: \(words)"
    case .halfOfTheWay(let words): "Auf halbem Weg: \(words)"
    case .needsValue(let option, let value, let example):
      "\(option) braucht \(value.placeholders(in: .german)), etwa \(option) \(example)."
    case .noServerAddress(let text): "„\(text)“ ist keine Adresse eines PostgreSQL-Servers."
    case .serverAddressesAre:
      "Zum Beispiel:  \(form: "next --progress postgresql://ada@schule.example/course")  Ohne steht der Fortschritt im Kursordner."
    case .noOption(let typed): "Es gibt keine Option „\(typed)“."
    case .noFormat(let word): "Es gibt kein Format „\(word)“."
    case .noRevealStep(let word): "Eine Diagnose hat keinen Schritt „\(word)“."
    case .noSetting(let word): "Es gibt keine Einstellung „\(word)“."
    case .noFeedback(let word): "Es gibt kein feedback „\(word)“."
    case .noLanguage(let word): "„\(word)“ ist keine Sprache."
    case .languagesAre: "Eine Sprache sind zwei Buchstaben, etwa --language de"
    case .unspokenLanguage(let code): "Der Kurs spricht „\(code)“ noch nicht, also steht hier alles auf Englisch."
    case .noSize(let word): "„\(word)“ ist keine Größe."
    case .sizesAre: "Eine Größe sind Breite und Höhe in Punkten, je bis zu 100000: --size 360x220"
    case .noScale(let word): "„\(word)“ ist keine Auflösung."
    case .scalesAre: "Die Auflösung ist 1, 2 oder 3 Pixel je Punkt."
    }
  }
}

extension CommandName {
  fileprivate var neededOperandInGerman: String {
    switch self {
    case .initialise: "einen Ordner"
    case .add: "einen Ordner oder ein Archiv"
    case .use, .remove: "eine Aufgabensammlung"
    case .new: "einen Namen"
    case .testOut: "ein Kapitel"
    case .tune: "eine Datei und eine Zeile"
    default: "eine Aufgabe"
    }
  }
}

extension WholeFile.Thing {
  var germanNoun: String {
    switch self {
    case .file: "eine Datei"
    case .folder: "ein Ordner"
    case .link: "ein Link"
    case .pipe: "eine Pipe"
    case .socket: "ein Socket"
    case .device: "ein Gerät"
    }
  }
}
