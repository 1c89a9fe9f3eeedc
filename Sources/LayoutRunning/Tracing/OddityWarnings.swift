import Diagnostics
import LayoutProgram

extension Run {
  /// Layout warnings with source positions.
  ///
  ///     menu.layout:7:8: warning: a frame's width cannot be infinite: the width of its content counts
  ///       7 |       .frame(width: .infinity)
  ///
  /// It searches the syntax for modifiers only if there are warnings.
  func oddityWarnings(in code: ProgramCode) -> [Problem] {
    if oddities.isEmpty, passedOver.isEmpty { return [] }
    var index = code.source.parts
    let ignored = passedOver.map { use in
      let place = use.range.flatMap { index.place(at: $0) }
      let range = place?.modifier.range ?? use.range
      return Problem(.input, SceneMessage.passedOver(use.name), at: range, severity: .warning)
    }
    return ignored
      + oddities.map { oddity in
        let place = oddity.range.flatMap { index.place(at: $0) }
        let part = oddity.isOfModifier ? place?.modifier : place?.view
        let message = LayoutMessage.odd(oddity.kind)
        return Problem(.input, message, at: part?.range ?? oddity.range, severity: .warning, notes: message.notes)
      }
  }
}
