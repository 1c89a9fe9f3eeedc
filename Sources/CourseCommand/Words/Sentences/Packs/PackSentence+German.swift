extension PackSentence {
  /// In German.
  var german: Phrase {
    switch self {
    case .pack: "Sammlung"
    case .title: "Titel"
    case .version: "Version"
    case .inUse: "in Gebrauch"
    case .theCourse: "der Kurs selbst"
    case .cannotBeRead: "nicht zu lesen"
    case .noPacks: "Hier gibt es keine Sammlungen."
    case .addAnother: "Eine aufnehmen"
    case .switchTo: "Wechseln"
    case .nowInUse(let id, let version): "Ab jetzt geht es um \(id, .strong) \(version)."
    case .removed(let id): "\(id, .strong) ist weggenommen."
    case .courseStays: "Der Kurs selbst lässt sich nicht wegnehmen."
    case .yourFilesStay(let folder): "Deine Dateien dazu bleiben in \(path: folder)."
    case .noFiles: "Dateien dazu hattest du keine."
    case .historyStays(let id):
      "Was du geprüft hast, bleibt aufgehoben; nimm die Sammlung wieder auf, und \(command: "history --pack \(id)") zeigt es."
    case .isCourse(let id): "„\(id)“ heißt der Kurs selbst, also kann keine andere Sammlung so heißen."
    case .giveItAnotherID: "Wer sie geschrieben hat, gibt ihr in Exercises/course.json einen eigenen Namen."
    case .isThereAlready(let id, let version): "\(id, .strong) \(version) ist schon da; nichts hat sich geändert."
    case .sameVersion(let id, let version):
      "\(id, .strong) ist erneuert: Es steht noch \(version) darauf, aber der Inhalt ist ein anderer."
    case .isOlder(let id, let version, let yours):
      "Das ist \(id, .strong) \(version), und du hast schon \(yours), die neuere."
    case .goBack(let version): "Zurück zu \(version)?"
    case .sayYes: "Nichts hat sich geändert. Wenn du es so meinst, schreib --yes dazu."
    case .change(let change): change.german
    case .andMore(let count): "und \(count) weitere"
    case .starterReplaced: "Die Datei hattest du nicht geändert: Sie hat den neuen Anfang, der alte ist aufgehoben."
    case .starterBeside(let file): "Deine Datei bleibt, wie sie ist; der neue Anfang liegt daneben: \(path: file)"
    case .fileMoved(let file): "Deine Datei ist jetzt \(path: file)"
    case .fileStays(let file): "Deine Datei bleibt: \(path: file)"
    case .passedIn(let version): "geschafft in \(version)"
    case .isNoLongerThere(let exercise): "\(exercise) gehört nicht mehr zur Sammlung; das hast du dazu geschrieben."
    case .questions: "Fragen"
    case .variants: "Varianten"
    case .aNumber: "eine Zahl"
    case .oneOf(let words): "\(words.joined(separator: ", "))"
    case .answerAs(let first, let second):
      "\(first, .code) antwortet für die erste Variante, \(second, .code) für die zweite, und so weiter."
    case .hiddenVariant: "verborgen"
    case .noSolutions(let pack): "\(pack) kam ohne Lösungen: Frag, wer sie dir gegeben hat."
    }
  }
}

extension PackSentence.Change {
  fileprivate var german: Phrase {
    switch self {
    case .new(let exercise): "neu        \(exercise, .strong)"
    case .renamed(let exercise, let old): "umbenannt  \(exercise, .strong), vorher \(old)"
    case .moved(let exercise): "verschoben \(exercise, .strong)"
    case .judgedOtherwise(let exercise, let version):
      version.map { "geändert   \(exercise, .strong), geschafft in \($0)" } ?? "geändert   \(exercise, .strong)"
    case .starter(let exercise): "Anfang     \(exercise, .strong)"
    case .gone(let exercise): "entfallen  \(exercise, .strong)"
    }
  }
}
