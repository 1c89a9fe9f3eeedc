import EditorService

/// Messages about editors, of `editor` and `init`.
enum EditingSentence: Localizable {
  case editorsAreKnown
  case tellYourEditor
  case yourEditorCanHelp
  case putInto(String)
  case writesItForYou(String)
  case isWritten(String)
  case isThere(String)
  case startEditorAnew(String)

  // Errors.
  case needsEditor
  case noEditor(String)
  case didYouMean(String)
  case editorsAre
  case editorFileStays(String, because: EditorSetup.File.Obstacle)
  case addByHand(String)

  /// The editors' names, as they are typed.
  static var names: String { EditorName.allCases.map(\.rawValue).joined(separator: ", ") }
}

extension Speaker {
  /// The text of a message about editors.
  func callAsFunction(_ sentence: EditingSentence) -> Phrase { words(sentence) }
}

extension Complaint {
  /// A usage error about editors.
  static func usage(_ message: EditingSentence, _ advice: EditingSentence...) -> Complaint {
    Complaint(status: .wrongUsage, message: message, advice: advice)
  }
}
