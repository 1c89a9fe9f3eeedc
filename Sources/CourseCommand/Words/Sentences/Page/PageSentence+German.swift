extension PageSentence {
  var german: Phrase {
    switch self {
    case .nameIsTaken(let name): "„\(name)“ kann eine neue Datei nicht heißen."
    case .namesAre: "Ein Name hat Buchstaben, Ziffern und Bindestriche, und keine andere Datei hat ihn."
    case .isAt(let address): "Die Seite ist unter  \(address, .strong)"
    case .endsWith: "Strg-C beendet sie; deine Dateien und dein Fortschritt werden laufend gesichert."
    case .noServerLibrary: "Die Seite braucht GNU libmicrohttpd; es ist nicht auf diesem Rechner."
    case .noEditor(let file): "Die Seite braucht den Editor CodeMirror; er ist nicht auf diesem Rechner: \(file) fehlt."
    case .portTaken(let port): "Auf Port \(port) hört ein anderes Programm."
    case .chooseAPort: "Lass --port weg, dann wird ein freier genommen."
    case .installThem: "Unter Debian:  sudo apt install libmicrohttpd-dev libjs-codemirror"
    case .pageForTerminalOnly: "„play“ zeigt eine Seite; eine Antwort in JSON gibt es nicht."
    case .noSuchNode: "Diese View gibt es nicht mehr."
    case .nothingToStep: "Diese View ordnet keine anderen an."
    }
  }
}
