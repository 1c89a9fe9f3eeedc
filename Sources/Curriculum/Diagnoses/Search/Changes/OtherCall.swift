import Diagnostics
import LayoutEditing

/// Another view or modifier of the same form: a row for a column, an overlay for a background.
enum OtherCall: ChangeKind {
  /// Nobody reads longer calls in a sentence.
  private static let most = 100

  static func diagnosis(of tried: TriedChange) -> Diagnosis? {
    guard case .name(let old, let new) = tried.change.kind else { return nil }
    // No view takes another's place without the law by which the two differ.
    let law = ViewLaw(old)
    if old.first?.isUppercase ?? false, law == nil { return nil }
    let (line, isView) = (tried.line, law != nil)
    let text = tried.newText.split(whereSeparator: \.isWhitespace).joined(separator: " ")
    // Includes the arguments if they differ.
    let written = tried.change.edits.count > 1 && text.count <= most ? text : new
    // `ZStack`, if no arguments are left.
    let isWithoutArguments = written.hasSuffix("()")
    @Sendable func why(in language: SpokenLanguage) -> String {
      law?.words(in: language) ?? ModifierEffect(old).words(in: language)
    }
    return tried.diagnosis(
      Set([old, new]) == ["HStack", "VStack"] ? .axisSwapped : .otherView, ["is": old, "needed": new, "line": line],
      english: .init(
        fact: "Line \(line) has `\(old)`.", why: why(in: .english),
        direction: isView ? "The goal has the views in something of another kind." : "Something else is needed there.",
        code: isWithoutArguments ? "Write `\(new)`, without arguments." : "Write `\(written)`."),
      german: .init(
        fact: "In Zeile \(line) steht `\(old)`.", why: why(in: .german),
        direction: isView ? "Im Ziel sind die Ansichten in etwas anderer Art." : "Dort wird etwas anderes gebraucht.",
        code: isWithoutArguments ? "Schreib `\(new)`, ohne Argumente." : "Schreib `\(written)`."))
  }
}
