import Diagnostics

extension Phrase {
  /// Makes a phrase from text with code in backticks, as authors write it; there is no other markup.
  ///
  ///     Phrase(withCode: "Run `course check` with `.top`.")   a command to type here, and code
  init(withCode text: String) {
    let pieces = text.split(separator: "`", omittingEmptySubsequences: false).map(String.init)
    // A last unpaired backtick is literal.
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
  /// Makes a span of code; a command of the course is shown as it can be typed here.
  init(code: String) {
    let name = "course "
    let isCommand = code.hasPrefix(name)
    self.init(
      text: isCommand ? String(code.dropFirst(name.count)) : code, role: .code, kind: isCommand ? .command : .code)
  }
}
