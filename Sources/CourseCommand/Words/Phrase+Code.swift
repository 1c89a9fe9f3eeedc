import Diagnostics

extension Phrase {
  /// A text in which backticks stand around code, as authors write it; nothing else in it is markup.
  ///
  ///     Phrase(withCode: "Run `course check` with `.top`.")   a command to type here, and code
  init(withCode text: String) {
    let pieces = text.split(separator: "`", omittingEmptySubsequences: false).map(String.init)
    // The last of an odd number of backticks stands for itself.
    guard pieces.count % 2 == 1 else {
      self.init(text)
      return
    }
    self.init(
      spans: pieces.enumerated().filter { !$0.element.isEmpty }.map { position, piece in
        position % 2 == 1 ? Span(code: piece) : Span(text: piece, role: nil)
      })
  }
}

extension Phrase.Span {
  /// A piece of code; a command of the course is shown as it is typed here.
  init(code: String) {
    let name = "course "
    let isCommand = code.hasPrefix(name)
    self.init(
      text: isCommand ? String(code.dropFirst(name.count)) : code, role: .code, kind: isCommand ? .command : .code)
  }
}
