import EditorService

extension EditingSentence {
  /// In English.
  var english: Phrase {
    switch self {
    case .editorsAreKnown: "These editors can show problems, frames and completions while you type:"
    case .tellYourEditor: "How yours does:  \(form: "editor NAME"),  or with --write it is done for you."
    case .yourEditorCanHelp: "In your editor, while you type:  \(command: "editor")"
    case .putInto(let path): "Put this into \(path, .code):"
    case .writesItForYou(let name): "Or let it be written:  \(command: "editor \(name) --write")"
    case .isWritten(let path): "Written: \(path, .code)"
    case .isThere(let path): "It is there already: \(path, .code)"
    case .startEditorAnew(let name): "Start \(name) again and open a .layout file."
    case .needsEditor: "--write needs the name of an editor."
    case .noEditor(let name): "“\(name)” is no editor that the course knows."
    case .didYouMean(let name): "Did you mean “\(name)”?"
    case .editorsAre: "The editors: \(Self.names). In any other, the language server is \(command: "lsp")."
    case .editorFileStays(let path, .foreign):
      "\(path, .code) is a file of your own, so nothing was written."
    case .editorFileStays(let path, .openBlock):
      "In \(path, .code) one end of the course's block is missing, so nothing was written."
    case .editorFileStays(let path, .notJSON):
      "\(path, .code) is no plain JSON, perhaps because of its comments, so nothing was written."
    case .addByHand(let name): "Add the lines by hand. They are:  \(command: "editor \(name)")"
    }
  }
}
