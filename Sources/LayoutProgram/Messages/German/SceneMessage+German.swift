extension SceneMessage {
  package var german: String {
    switch self {
    case .noView: "es gibt keine Ansicht zu zeigen"
    case .severalViews(let names): "es ist nicht klar, welche Ansicht zu zeigen ist: \(names.quoted)"
    case .noStateCalled(let name): "es gibt kein @State namens '\(name)'"
    case .noPreview(let choice): "es gibt keine Preview '\(choice)'"
    case .noViewCalled(let name): "es gibt keine Ansicht namens '\(name)'"
    case .noInitializer(let type, let labels): "'\(type)' hat keinen Initialisierer für \(labels.quoted)"
    case .needsArguments(let type): "'\(type)' braucht Argumente, die sich hier nicht erfinden lassen"
    case .noArgument(let type, let label): "'\(type)' nimmt kein Argument namens '\(label)'"
    case .isConstant(let type, let label): "'\(label)' von '\(type)' ist eine Konstante, die ihren Wert schon hat"
    case .needsValue(let type, let name): "'\(type)' braucht einen Wert für '\(name)', und keiner wurde angegeben"
    case .noData(let name): "es gibt keine Datendatei namens '\(name)'"
    case .wrongJSON(let source, let kind, let type):
      "\(source.german) hat \(kind.german), wo ein Wert vom Typ '\(type)' nötig ist"
    case .missingJSON(let source, let member, let type):
      "\(source.german) hat kein '\(member)', das '\(type)' braucht"
    case .overlappingEdits: "die zu ändernden Stellen überschneiden sich, oder liegen außerhalb des Textes"

    case .noImage(let name): "es gibt kein Bild namens '\(name)', also ist es 0 × 0"
    case .foreignView(let name, let heritage):
      "was '\(name)' zeigt, ist hier nicht bekannt, denn es ist ein '\(heritage)': es ist so groß wie angeboten, und ein '.frame(width:height:)' sagt, wie groß das ist"
    case .catalogColor(let name):
      "die Farbe '\(name)' deklariert hier niemand, also gilt sie als eine aus einem Asset-Katalog und wird grau gezeichnet"
    case .passedOver(let name): "'\(name)' wird hier übergangen; auf einem iPhone kann es Rahmen ändern"
    case .guessedSymbol(let name): "das Symbol '\(name)' hat niemand gemessen, seine Größe ist geschätzt"
    case .presentsUnseen(let name):
      "'\(name)' zeigt hier eine Ansicht davor, die nicht zu sehen ist; zu sehen sind die Ansichten dahinter"
    case .noScrollTarget(let id): "scrollTo findet in einer Scroll-View keine Ansicht mit der id '\(id)'"
    case .happensLater(let seconds): "das geschieht \(seconds.shortestWithComma) s später und wird nicht gezeigt"
    case .restlessPreference(let rounds):
      "eine Preference ändert sich nach \(rounds) Runden immer noch; die Ansichten bleiben, wie sie dann sind"

    case .madeUp(let type):
      "'\(type)' braucht Argumente und wird mit erfundenen gezeigt; eine '#Preview' sagt, mit welchen"
    case .madeUpObject(let type):
      "die Ansicht wird ohne etwas um sie herum gezeigt, darum ist ihr '\(type)' erfunden; eine '#Preview' sagt, welches sie bekommt"
    case .endsHere(let name): "'\(name)' gehört nicht zu diesem Kurs: was die Ansicht beim Erscheinen tut, endet hier"
    case .nameOneContentView: "Nenn eine davon ContentView, oder setz '#Preview { … }' um die, die zu zeigen ist."
    case .declareContentView: "Deklariere ein 'struct ContentView: View' mit einem 'body'."
    case .addPreview(let call): "Zeig es mit welchen: '#Preview { \(call) }'."
    case .giveStartValue: "Gib der Eigenschaft einen Startwert, oder nimm sie heraus."
    case .lookLater(let seconds): "'layout --at \(seconds.shortest)' zeigt es."
    }
  }
}

extension SceneMessage.JSONSource {
  fileprivate var german: String {
    switch self {
    case .file(let name): "'\(name)'"
    case .text: "der Text eines Decoders"
    case .argument(let name): "das Argument '\(name)'"
    case .state(let name): "der Zustand '\(name)'"
    }
  }
}

extension SceneMessage.JSONKind {
  fileprivate var german: String {
    switch self {
    case .null: "null"
    case .truth: "true oder false"
    case .number: "eine Zahl"
    case .text(let text): "den Text \"\(text.prefix(40))\""
    case .list: "eine Liste"
    case .object: "ein Objekt"
    }
  }
}
