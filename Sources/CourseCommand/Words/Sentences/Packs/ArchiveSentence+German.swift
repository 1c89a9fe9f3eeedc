extension ArchiveSentence {
  /// In German.
  var german: Phrase {
    switch self {
    case .needsASource: "„add“ braucht einen Ordner oder ein Archiv."
    case .isNoPack(let name): "\(name) ist keine Aufgabensammlung: Exercises/course.json fehlt."
    case .whatPacksAre: "Woraus eine Sammlung besteht: Docs/Exercises.md"
    case .hasTwice(let name, let file): "In \(name) ist \(file) zweimal."
    case .hasInside(let name, let file): "In \(name) ist etwas in \(file), und das ist eine Datei."
    case .hasSeveral(let name, let folders):
      "In \(name) sind \("\(folders.count)") Sammlungen: \(folders.joined(separator: ", "))."
    case .addEach: "Ein Archiv hat eine. Pack es aus und nimm jeden Ordner für sich auf."
    case .isNoName(let name): "\(name) darf in einer Sammlung keine Datei heißen."
    case .tooManyFiles(let name, let most): "In \(name) sind mehr als \("\(most)") Dateien."
    case .isNoFile(let name): "\(name) ist ein Link oder keine Datei, und beides hat eine Sammlung nicht."
    case .tooLarge(let name, let megabytes): "\(name) ist zu groß: mehr als \("\(megabytes)") MB."
    case .hasAFault: "Die Sammlung hat einen Fehler, also ist sie nicht aufgenommen."
    case .notUnpacked(let name, let fault): "\(name) lässt sich nicht auspacken: \(fault.german)."
    case .getItAgain: "Hol es noch einmal."
    case .packItAgain: "Pack es noch einmal: tar -czf pack.tar.gz Exercises Data"
    case .unpackItYourself: "Pack es mit einem anderen Programm aus und nimm den Ordner auf."
    case .tooLargeUnpacked(let name, let megabytes):
      "\(name) ist ausgepackt größer, als eine Sammlung sein darf: mehr als \("\(megabytes)") MB."
    }
  }
}

extension ArchiveFault {
  /// The second half of a sentence in German.
  fileprivate var german: String {
    switch self {
    case .isEmpty: "Es ist leer"
    case .isForeign(let kind): "Es ist ein \(kind)-Archiv, und Sammlungen sind .tar oder .tar.gz"
    case .breaksOff: "Es endet mittendrin, wie wenn ein Download abbricht"
    case .hasWrongSum: "Es ist beschädigt, die Prüfsumme passt nicht zum Inhalt"
    case .hasMore: "Hinter dem Archiv folgt etwas, das nicht gepackt ist"
    case .isNoTar: "Es ist kein Tar-Archiv, oder es ist beschädigt"
    case .endsInAFile: "Es endet mitten in einer Datei"
    case .hasALink(let name): "„\(name)“ ist ein Link, und eine Sammlung hat keine Links"
    case .hasNoFile(let name): "„\(name)“ ist weder eine Datei noch ein Ordner"
    case .hasTooMany(let most): "Es hat mehr als \(most) Dateien"
    case .hasNothing: "Es hat keine Dateien"
    case .leadsOut(let path): "„\(path)“ führt aus der Sammlung hinaus oder ist kein Name für eine Datei"
    }
  }
}
