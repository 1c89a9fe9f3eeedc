import EditorService

extension EditingSentence {
  /// In German.
  var german: Phrase {
    switch self {
    case .editorsAreKnown: "Diese Editoren können beim Tippen Fehler, Rahmen und Ergänzungen zeigen:"
    case .tellYourEditor: "Wie es mit deinem geht:  \(form: "editor NAME"),  mit --write wird es für dich erledigt."
    case .yourEditorCanHelp: "Im Editor, beim Tippen:  \(command: "editor")"
    case .putInto(let path): "Schreib das in \(path, .code):"
    case .writesItForYou(let name): "Oder lass es schreiben:  \(command: "editor \(name) --write")"
    case .isWritten(let path): "Geschrieben: \(path, .code)"
    case .isThere(let path): "Es steht schon da: \(path, .code)"
    case .startEditorAnew(let name): "Starte \(name) neu und öffne eine .layout-Datei."
    case .needsEditor: "--write braucht den Namen eines Editors."
    case .noEditor(let name): "„\(name)“ ist kein Editor, den der Kurs kennt."
    case .didYouMean(let name): "Meinst du „\(name)“?"
    case .editorsAre: "Die Editoren: \(Self.names). In jedem anderen ist der Sprachserver \(command: "lsp")."
    case .editorFileStays(let path, .foreign):
      "\(path, .code) ist eine Datei von dir; es wurde nichts geschrieben."
    case .editorFileStays(let path, .openBlock):
      "In \(path, .code) fehlt ein Ende des Blocks vom Kurs; es wurde nichts geschrieben."
    case .editorFileStays(let path, .notJSON):
      "\(path, .code) ist kein reines JSON, vielleicht wegen seiner Kommentare; es wurde nichts geschrieben."
    case .addByHand(let name): "Füg die Zeilen selbst ein. Sie stehen hier:  \(command: "editor \(name)")"
    }
  }
}
