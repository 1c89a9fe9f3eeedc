import Diagnostics

extension EditorSentence {
  /// In German.
  var german: String {
    switch self {
    case .placed(let view, let placer): "\(view); wer den Platz gibt: \(placer)"
    case .viewInLine(let view, let line): "\(view) in Zeile \(line)"
    case .oneOf(let count): "die erste von \(count) Ansichten, die von hier kommen"
    case .frame(let x, let y, let width, let height):
      "x \(x.inGerman), y \(y.inGerman), \(width.inGerman) × \(height.inGerman)"
    case .offered(let proposal): "angeboten \(proposal)"
    case .isHidden: "nicht zu sehen"
    case .asks(let container, let key, let value, let reason):
      "\(container) fragt nach \(key): \(value.inGerman), \(reason)"
    case .wholePage(let command): "Die ganze Seite: \(command)"
    case .showPicture: "Das Bild zeigen"
    case .showMe(let cause): "Zeig es mir: die Änderung zu „\(cause)“"
    case .pictureIsAt(let path): "Das Bild ist gezeichnet: \(path)"
    case .isNoName(let word): "„\(word)“ kann in Swift kein Name sein. Ein Name beginnt mit einem Buchstaben oder _."
    case .cannotBeRenamed: "Dieser Name ist nicht in deiner Datei deklariert und bleibt deshalb, wie er ist."
    case .wouldNotCompile(let reason): "Mit diesem Namen ließe sich die Datei nicht mehr übersetzen: \(reason)"
    case .formatterFailed(let reason): "swift format konnte die Datei nicht lesen: \(reason)"
    case .messageTooLong(let megabytes):
      "Eine Nachricht von mehr als \(megabytes) MB wurde ausgelassen. Schließ die Datei und öffne sie wieder, damit beide Seiten denselben Text sehen."
    }
  }
}
