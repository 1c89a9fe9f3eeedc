import Diagnostics
import LayoutLanguage

/// An argument that is missing, or one too many.
///
///     VStack { … }        alignment: .leading was meant
struct ArgumentOff: ChangeWords {
  static let id = DiagnosisID.argumentOff

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

  var parameters: [JSON.Member] {
    [
      .init("argument", JSON(argument)), .init("call", JSON(call)), .init("line", JSON(line)),
      .init("isMissing", JSON(isMissing)), .init("needed", JSON(isMissing ? argument : other)),
    ]
  }

  func words(in language: SpokenLanguage) -> DiagnosisWords {
    switch (language, isMissing) {
    case (.english, true) where !isNamed:
      DiagnosisWords(
        title: "The `\(call)` in line \(line) does not say `\(argument)`.",
        reason: "What nobody says, SwiftUI decides: such an argument has a usual value.",
        step: "Write `\(argument)` into it.")
    case (.german, true) where !isNamed:
      DiagnosisWords(
        title: "`\(call)` in Zeile \(line) sagt nicht `\(argument)`.",
        reason: "Was niemand sagt, entscheidet SwiftUI: So ein Argument hat einen üblichen Wert.",
        step: "Schreib `\(argument)` hinein.")
    case (.english, true):
      DiagnosisWords(
        title: "The `\(call)` in line \(line) leaves `\(label)` to its default.",
        reason: label == "alignment"
          ? "Where nobody says by which line to align, it is the center."
          : "What nobody says, SwiftUI decides: such an argument has a usual value.",
        step: "Write `\(argument)` into it.")
    case (.german, true):
      DiagnosisWords(
        title: "`\(call)` in Zeile \(line) überlässt `\(label)` dem üblichen Wert.",
        reason: label == "alignment"
          ? "Wo niemand sagt, nach welcher Linie ausgerichtet wird, ist es die Mitte."
          : "Was niemand sagt, entscheidet SwiftUI: So ein Argument hat einen üblichen Wert.",
        step: "Schreib `\(argument)` hinein.")
    case (.english, false):
      DiagnosisWords(
        title: "`\(argument)` in the `\(call)` of line \(line) is not what is needed.", reason: "",
        step: other.map { "Write `\($0)` instead." } ?? "Take it away.")
    case (.german, false):
      DiagnosisWords(
        title: "`\(argument)` im `\(call)` von Zeile \(line) ist nicht, was gebraucht wird.", reason: "",
        step: other.map { "Schreib stattdessen `\($0)`." } ?? "Nimm es weg.")
    }
  }

  private var isNamed: Bool { argument.contains(":") }

  private var label: String { argument.firstIndex(of: ":").map { String(argument[..<$0]) } ?? argument }
}
