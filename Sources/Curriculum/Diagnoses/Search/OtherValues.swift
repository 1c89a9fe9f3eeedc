import Diagnostics
import LayoutEditing

extension AnswerTrace {
  /// The call around a change of the text, for the words about it.
  func surrounding(_ call: SourceFacts.Call, _ label: String? = nil) -> ProgramChange.Surrounding {
    .init(
      name: call.name, argument: call.arguments.first.map { text($0.range) } ?? "", range: call.range, label: label,
      isModifier: text(call.range).hasPrefix("."), isInClosure: call.closure != nil)
  }

  /// Another value in a place of the text.
  func otherValue(
    _ new: String, at place: SourceRange, in call: SourceFacts.Call? = nil, _ label: String? = nil
  ) -> ProgramChange {
    ProgramChange(
      .value(from: text(place).codeWords, to: new.codeWords), edits: [TextEdit(place, new)], range: place,
      inside: call.map { surrounding($0, label) })
  }

  /// An argument that a call leaves to its default.
  func missing(_ label: String, _ value: String, in call: SourceFacts.Call) -> ProgramChange {
    let end = call.arguments.last { $0.range.upper <= call.closure?.lower ?? .max }?.range.upper ?? call.nameRange.upper
    let isOpen = text(SourceRange(lower: end, upper: end + 2)) == "()"
    let argument = "\(label): \(value)"
    return ProgramChange(
      .missing(.init(.argument, name: label, words: argument.codeWords, text: argument)),
      edits: [
        TextEdit(
          SourceRange(lower: end, upper: end + (isOpen ? 2 : 0)),
          call.arguments.isEmpty ? "(\(argument))" : ", \(argument)")
      ], range: call.nameRange, inside: surrounding(call))
  }

  /// Two stretches of the text in each other's place.
  func exchanged(
    _ one: SourceRange, _ other: SourceRange, _ kind: ProgramChange.Kind = .exchanged, at place: SourceRange
  ) -> ProgramChange {
    ProgramChange(
      kind, edits: [TextEdit(one, text(other)), TextEdit(other, text(one))], range: place,
      anchor: place == one ? other : nil)
  }
}
