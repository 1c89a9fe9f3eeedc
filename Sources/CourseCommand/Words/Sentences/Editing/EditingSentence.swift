import EditorService

/// Everything that is said about editors: by `editor`, and by `init` in one line.
enum EditingSentence: Sayable {
  case editorsAreKnown
  case tellYourEditor
  case yourEditorCanHelp
  case putInto(String)
  case writesItForYou(String)
  case isWritten(String)
  case isThere(String)
  case startEditorAnew(String)

  // Refusals.
  case needsEditor
  case noEditor(String)
  case didYouMean(String)
  case editorsAre
  case editorFileStays(String, because: EditorSetup.File.Obstacle)
  case addByHand(String)

  /// The names, as they are typed.
  static var names: String { EditorName.allCases.map(\.rawValue).joined(separator: ", ") }
}

extension Speaker {
  /// The words of a sentence about editors.
  func callAsFunction(_ sentence: EditingSentence) -> Phrase { words(sentence) }
}

extension Complaint {
  /// The command was not used as it can be; about editors.
  static func usage(_ message: EditingSentence, _ advice: EditingSentence...) -> Complaint {
    Complaint(status: .wrongUsage, message: message, advice: advice)
  }
}
