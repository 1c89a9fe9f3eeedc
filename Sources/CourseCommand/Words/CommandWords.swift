/// A command of this program as somebody would type it, without the program's name.
///
/// What is put into it is quoted for the shell, so that the whole line can be pasted whatever a file or view is called.
///
///     let words: CommandWords = "explain \(file) --all"   → explain 'my file.layout' --all
struct CommandWords: Hashable, Sendable, ExpressibleByStringInterpolation {
  /// The words as they stand in a shell.
  var text: String

  /// Takes words that are ready for the shell.
  init(typed text: String) { self.text = text }

  init(stringLiteral text: String) { self.text = text }

  init(stringInterpolation: StringInterpolation) { text = stringInterpolation.text }

  struct StringInterpolation: StringInterpolationProtocol {
    var text = ""

    init(literalCapacity: Int, interpolationCount: Int) {}

    mutating func appendLiteral(_ literal: String) { text += literal }

    /// A word that somebody chose, such as the name of a file.
    mutating func appendInterpolation(_ word: String) { text += word.quotedForTheShell }

    mutating func appendInterpolation(_ number: Int) { text += String(number) }

    /// Words that are ready for the shell.
    mutating func appendInterpolation(typed words: String) { text += words }
  }
}
