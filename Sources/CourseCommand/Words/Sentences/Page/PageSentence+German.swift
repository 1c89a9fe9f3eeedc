extension PageSentence {
  var german: Phrase {
    switch self {
    case .nameIsTaken(let name): "„\(name)“ kann eine neue Datei nicht heißen."
    case .namesAre: "Ein Name hat höchstens 60 Zeichen, und mindestens einen Buchstaben oder eine Ziffer."
    case .isAt(let address): "Die Seite ist unter  \(address, .strong)"
    case .endsWith: "Strg-C beendet sie; deine Dateien und dein Fortschritt werden laufend gesichert."
    case .noServerLibrary: "Die Seite braucht GNU libmicrohttpd; es ist nicht auf diesem Rechner."
    case .noEditor(let file): "Die Seite braucht den Editor CodeMirror; er ist nicht auf diesem Rechner: \(file) fehlt."
    case .portTaken(let port): "Auf Port \(port) hört ein anderes Programm."
    case .chooseAPort: "Lass --port weg, dann wird ein freier genommen."
    case .installThem: "Unter Debian:  sudo apt install libmicrohttpd-dev libjs-codemirror"
    case .pageForTerminalOnly: "„play“ zeigt eine Seite; eine Antwort in JSON gibt es nicht."
    case .noPort(let text): "„\(text)“ ist kein Port von 1024 bis 65535."
    case .portsAre: "Zum Beispiel: --port 8080"
    case .noListen(let text): "„\(text)“ ist keine Adresse aus Zahlen mit einem Port zwischen 1024 und 65535."
    case .listenIs: "Zum Beispiel: --listen 192.168.1.5:8080, --listen '[::]:8080'"
    case .portOrListen: "--listen nennt schon den Port, also geht es nicht mit --port."
    case .addressRefused(let address):
      "Auf \(address) kann niemand hören: Dieser Rechner hat die Adresse nicht, oder ein anderes Programm hat den Port."
    case .listensOn(let address):
      """
      Sie hört auf \(address). Wer das erreicht und die Adresse oben mit ihrem Schlüssel hat, lernt, liest und schreibt \
      hier in deinem Namen. Nichts ist verschlüsselt: nur in einem Container oder einem Netz, dem du vertraust.
      """
    case .noBehind(let text):
      "„\(text)“ ist keine Adresse eines Proxys: ein Name mit http:// oder https://, und kein Pfad."
    case .behindIs: "Zum Beispiel: --port 9001 --behind https://course.example"
    case .behindNeedsPort: "Ein Proxy muss wissen, wo die Seite ist: --behind braucht ein --port oder --listen."
    case .folderIsFull(let megabytes): "Dein Ordner ist voll: Er hat mehr als \(megabytes) MB."
    case .makeRoom: "Lösch eigene Dateien, die du nicht mehr brauchst, oder bitte um mehr Platz, wer den Kurs betreibt."
    case .noObject(let text): "„\(text)“ ist kein JSON-Objekt."
    case .argumentsAre: "Zum Beispiel: --arguments '{\"gap\": 8, \"title\": \"Tee\"}'"
    case .cannotBeSwept(let text): "„\(text)“ ist nichts, das von einer Zahl zu einer anderen gehen kann."
    case .sweepsAre: "Zum Beispiel: --sweep width=60...140, --sweep Menu.gap=0...40, --sweep 12:20=0...40"
    case .noNumberAt(let line, let column): "Bei \(line):\(column) steht keine Zahl."
    case .numbersBegin: "Nenn die Zeile und die Spalte, in denen ihre Ziffern beginnen."
    case .noSuchNode: "Diese View gibt es nicht mehr."
    case .nothingToStep: "Diese View ordnet keine anderen an."
    }
  }
}
