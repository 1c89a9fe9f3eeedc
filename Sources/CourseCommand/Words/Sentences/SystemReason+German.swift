import Glibc

extension SystemReason {
  /// The second half of a sentence in German.
  var german: Phrase {
    switch self {
    case .missing: "eine solche Datei oder einen solchen Ordner gibt es nicht"
    case .noFolder: "es gibt keinen Ordner dafür"
    case .taken: "etwas anderes heißt schon so"
    case .notAFolder: "ein Teil des Pfades ist kein Ordner"
    case .aFolder: "dort ist ein Ordner"
    case .notAFile(let thing): "dort ist \(thing.germanNoun) und keine Datei"
    case .aSocket: "dort ist ein Socket, durch den nur Programme reden"
    case .aDisk: "dort ist eine ganze Festplatte, und was darauf ist, ginge verloren"
    case .noFile: "dort ist ein Gerät oder eine Pipe und keine Datei"
    case .nameTooLong: "der Name ist zu lang"
    case .linksInACircle: "die Verweise führen im Kreis"
    case .leadsOut(let folder): "ein Verweis führt aus \(folder) hinaus"
    case .notAllowed: "das System erlaubt es nicht"
    case .readOnly: "von dieser Festplatte lässt sich nur lesen"
    case .noFileBeside:
      "das System erlaubt keine neue Datei in dem Ordner, und ein Text wird zuerst neben den alten geschrieben"
    case .noRoom: "auf der Festplatte ist kein Platz mehr"
    case .quotaUsedUp: "dein Anteil an der Festplatte ist aufgebraucht"
    case .tooLarge: "sie würde größer, als eine Datei hier sein darf"
    case .faultyDevice: "die Festplatte oder das Gerät meldet einen Fehler"
    case .nobodyReads: "niemand liest, was dort geschrieben wird"
    case .closed: "der Ausgang ist geschlossen"
    case .other(let code): Phrase("\(String(cString: strerror(code)))")
    }
  }
}

extension SystemError.Deed {
  var german: String {
    switch self {
    case .read(let path): "\(path) lässt sich nicht lesen"
    case .write(let path): "\(path) lässt sich nicht schreiben"
    case .makeFolder(let path): "Der Ordner \(path) lässt sich nicht anlegen"
    case .putFolder(let path): "Der Ordner \(path) lässt sich nicht an seinen Platz bringen"
    }
  }
}
