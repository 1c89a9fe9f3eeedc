import EditorService

extension EditingSentence {
  /// In English.
  var english: Phrase {
    switch self {
    case .editorsAreKnown: "These editors can show problems, frames and completions while you type:"
    case .tellYourEditor: "For yours:  \(form: "editor NAME"),  and with --write the course sets it up for you."
    case .yourEditorCanHelp: "In your editor, while you type:  \(command: "editor")"
    case .putInto(let path): "Put this into \(path: path, .strong):"
    case .writesItForYou(let name): "Or let the course write it:  \(command: "editor \(name) --write")"
    case .isWritten(let path): "Wrote \(path: path, .strong)"
    case .isThere(let path): "Already there: \(path: path, .strong)"
    case .startEditorAnew(let name): "Restart \(name) and open a .layout file."
    case .needsEditor: "--write needs the name of an editor."
    case .noEditor(let name): "The course does not know the editor “\(name)”."
    case .didYouMean(let name): "Did you mean “\(name)”?"
    case .editorsAre: "The editors: \(Self.names). In any other, the language server is \(command: "lsp")."
    case .editorFileStays(let path, .foreign):
      "\(path: path, .strong) is your own file, so the course wrote nothing."
    case .editorFileStays(let path, .openBlock):
      "In \(path: path, .strong) one end of the course's block is missing, so the course wrote nothing."
    case .editorFileStays(let path, .notJSON):
      "\(path: path, .strong) is not plain JSON, perhaps because of its comments, so the course wrote nothing."
    case .addByHand(let name): "Add the lines by hand:  \(command: "editor \(name)")"
    }
  }
}
