import Diagnostics

extension Run {
  /// What layout found odd in a program, told where it is written.
  ///
  ///     menu.layout:7:8: warning: a frame's width cannot be infinite: the width of its content counts
  ///       7 |       .frame(width: .infinity)
  ///
  /// The syntax is searched for modifiers only where something is odd.
  func oddityWarnings(in code: ProgramCode) -> [Problem] {
    if oddities.isEmpty { return [] }
    var index = SourceIndex(code.files.map(\.tree))
    return oddities.map { oddity in
      let place = oddity.range.flatMap { index.place(at: $0) }
      let part = oddity.isOfModifier ? place?.modifier : place?.view
      let message = LayoutMessage.odd(oddity.kind)
      return Problem(.input, message, at: part?.range ?? oddity.range, severity: .warning, notes: message.notes)
    }
  }
}
