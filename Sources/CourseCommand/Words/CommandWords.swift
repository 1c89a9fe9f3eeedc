/// A command of this program as it is typed, without the program's name.
///
/// Interpolated values are quoted for the shell, so that the line can be pasted even if a name has spaces.
///
///     let words: CommandWords = "explain \(file) --all"   → explain 'my file.layout' --all
struct CommandWords: Hashable, Sendable, ExpressibleByStringInterpolation {
  /// The words as they stand in a shell.
  var text: String

  /// Takes words that are already quoted.
  init(typed text: String) { self.text = text }

  init(stringLiteral text: String) { self.text = text }

  init(stringInterpolation: StringInterpolation) { text = stringInterpolation.text }

  struct StringInterpolation: StringInterpolationProtocol {
    var text = ""

    init(literalCapacity: Int, interpolationCount: Int) {}

    mutating func appendLiteral(_ literal: String) { text += literal }

    /// Adds a word, such as a file name, quoted for the shell.
    mutating func appendInterpolation(_ word: String) { text += word.quotedForTheShell }

    mutating func appendInterpolation(_ number: Int) { text += String(number) }

    /// Adds words that are already quoted.
    mutating func appendInterpolation(typed words: String) { text += words }
  }
}
