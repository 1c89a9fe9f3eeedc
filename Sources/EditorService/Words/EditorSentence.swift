import Diagnostics

/// The language server's own sentences; problems, diagnoses and explanations have their own words.
enum EditorSentence: Message {
  // Hovers.
  case placed(view: String, by: String)
  case viewInLine(String, Int)
  /// Several views come from one place in the source.
  case oneOf(Int)
  case frame(x: Double, y: Double, width: Double, height: Double)
  case offered(String)
  case isHidden
  case asks(container: String, key: String, value: Double, because: String)
  /// The command that shows all of a page.
  case wholePage(String)

  // Actions.
  case showPicture
  /// Makes the change of a diagnosis.
  case showMe(String)
  case pictureIsAt(String)

  // Refusals.
  case isNoName(String)
  case cannotBeRenamed
  case wouldNotCompile(String)
  case formatterFailed(String)
  case messageTooLong(megabytes: Int)
}
