import Diagnostics
import LayoutEditing

/// Another view or modifier of the same form: a row for a column, an overlay for a background.
struct OtherCall: ChangeWords {
  var id: DiagnosisID { .otherView }

  private let old: String
  private let new: String
  /// With its arguments, where they are others.
  private let written: String?
  private let line: Int
  let views: [ViewReference] = []
  private let law: ViewLaw?

  /// Nobody reads longer calls in a sentence.
  private static let most = 100

  /// `ZStack`, where no arguments are left.
  private var isWithoutArguments: Bool { written?.hasSuffix("()") ?? false }

  init?(_ tried: TriedChange) {
    // No view takes another's place without the law by which the two differ.
    guard case .name(let old, let new) = tried.change.kind else { return nil }
    (self.old, self.new, law) = (old, new, ViewLaw(old))
    if old.first?.isUppercase ?? false, law == nil { return nil }
    line = tried.line
    let isWhole = tried.change.edits.count > 1
    let text = tried.newText.split(whereSeparator: \.isWhitespace).joined(separator: " ")
    written = isWhole && text.count <= Self.most ? text : nil
  }

  var parameters: Facts { ["is": old, "needed": new, "line": line] }

  private func why(in language: SpokenLanguage) -> String {
    law?.words(in: language) ?? ModifierEffect(old).words(in: language)
  }

  func words(in language: SpokenLanguage) -> DiagnosisWords {
    switch language {
    case .english:
      DiagnosisWords(
        fact: "Line \(line) has `\(old)`.", why: why(in: .english),
        direction: law == nil
          ? "Something else is needed there." : "The goal has the views in something of another kind.",
        code: isWithoutArguments ? "Write `\(new)`, without arguments." : "Write `\(written ?? new)`.")
    case .german:
      DiagnosisWords(
        fact: "In Zeile \(line) steht `\(old)`.", why: why(in: .german),
        direction: law == nil
          ? "Dort wird etwas anderes gebraucht." : "Im Ziel sind die Ansichten in etwas anderer Art.",
        code: isWithoutArguments ? "Schreib `\(new)`, ohne Argumente." : "Schreib `\(written ?? new)`.")
    }
  }
}
