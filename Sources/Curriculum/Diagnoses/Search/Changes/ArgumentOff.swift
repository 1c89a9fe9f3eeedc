import Diagnostics
import LayoutEditing

/// An argument that is missing, or one too many.
///
///     VStack { … }        alignment: .leading was meant
struct ArgumentOff: ChangeWords {
  var id: DiagnosisID { .argumentOff }

  private let argument: String
  private let call: String
  private let line: Int
  private let isMissing: Bool
  private let other: String?
  let views: [ViewReference]

  init?(_ tried: TriedChange) {
    switch tried.change.kind {
    case .missing(let piece) where piece.sort == .argument:
      (argument, isMissing, other) = (piece.text, true, nil)
    case .extra(let piece) where piece.sort == .argument:
      (argument, isMissing, other) = (piece.text, false, nil)
    case .instead(let old, let new) where old.sort == .argument && new.sort == .argument:
      (argument, isMissing, other) = (old.text, false, new.text)
    default: return nil
    }
    guard let around = tried.change.inside, tried.short(argument) != nil else { return nil }
    call = around.name
    line = tried.line
    views = tried.view.map { [$0] } ?? []
  }

  var parameters: Facts {
    ["argument": argument, "call": call, "line": line, "isMissing": isMissing, "needed": isMissing ? argument : other]
  }

  func words(in language: SpokenLanguage) -> DiagnosisWords {
    switch (language, isMissing) {
    case (.english, true) where !isNamed:
      DiagnosisWords(
        fact: "The `\(call)` in line \(line) leaves an argument to its default.",
        why: "SwiftUI uses the default of an argument that you leave out.",
        code: "Write `\(argument)` into it.")
    case (.german, true) where !isNamed:
      DiagnosisWords(
        fact: "`\(call)` in Zeile \(line) überlässt ein Argument dem üblichen Wert.",
        why: "Was niemand sagt, entscheidet SwiftUI: So ein Argument hat einen üblichen Wert.",
        code: "Schreib `\(argument)` hinein.")
    case (.english, true):
      DiagnosisWords(
        fact: "The `\(call)` in line \(line) leaves `\(label)` to its default.",
        why: label == "alignment"
          ? "Without an alignment, views line up at their centers."
          : "SwiftUI uses the default of an argument that you leave out.",
        code: "Write `\(argument)` into it.")
    case (.german, true):
      DiagnosisWords(
        fact: "`\(call)` in Zeile \(line) überlässt `\(label)` dem üblichen Wert.",
        why: label == "alignment"
          ? "Wo niemand sagt, nach welcher Linie ausgerichtet wird, ist es die Mitte."
          : "Was niemand sagt, entscheidet SwiftUI: So ein Argument hat einen üblichen Wert.",
        code: "Schreib `\(argument)` hinein.")
    case (.english, false):
      DiagnosisWords(
        fact: "The `\(call)` in line \(line) says `\(argument)`.",
        why: "An argument replaces the default in every scenario.",
        direction: other == nil ? "The default is right here." : "Another value is right here.",
        code: other.map { "Write `\($0)` instead." } ?? "Remove it.")
    case (.german, false):
      DiagnosisWords(
        fact: "`\(call)` in Zeile \(line) sagt `\(argument)`.",
        why: "Ein Argument tritt an die Stelle des üblichen Werts, in jedem Szenario.",
        direction: other == nil ? "Hier stimmt der übliche Wert." : "Hier stimmt ein anderer Wert.",
        code: other.map { "Schreib stattdessen `\($0)`." } ?? "Nimm es weg.")
    }
  }

  private var isNamed: Bool { argument.contains(":") }

  private var label: String { argument.firstIndex(of: ":").map { String(argument[..<$0]) } ?? argument }
}
