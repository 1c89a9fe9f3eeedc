import Diagnostics
import LayoutEditing

/// An argument that is missing, or one too many.
///
///     VStack { … }        alignment: .leading was meant
enum ArgumentOff: ChangeKind {
  static func diagnosis(of tried: TriedChange) -> Diagnosis? {
    let (argument, isMissing, other): (String, Bool, String?)
    switch tried.change.kind {
    case .missing(let piece) where piece.sort == .argument: (argument, isMissing, other) = (piece.text, true, nil)
    case .extra(let piece) where piece.sort == .argument: (argument, isMissing, other) = (piece.text, false, nil)
    case .instead(let old, let new) where old.sort == .argument && new.sort == .argument:
      (argument, isMissing, other) = (old.text, false, new.text)
    default: return nil
    }
    guard let around = tried.change.inside, tried.short(argument) != nil else { return nil }
    let (call, line, views) = (around.name, tried.line, tried.view.map { [$0] } ?? [])
    let facts: Facts = [
      "argument": argument, "call": call, "line": line, "isMissing": isMissing, "needed": isMissing ? argument : other,
    ]
    guard isMissing else {
      return tried.diagnosis(
        .argumentOff, of: views, facts,
        english: .init(
          fact: "The `\(call)` in line \(line) says `\(argument)`.",
          why: "An argument replaces the default in every scenario.",
          direction: other == nil ? "The default is right here." : "Another value is right here.",
          code: other.map { "Write `\($0)` instead." } ?? "Remove it."),
        german: .init(
          fact: "`\(call)` in Zeile \(line) sagt `\(argument)`.",
          why: "Ein Argument tritt an die Stelle des üblichen Werts, in jedem Szenario.",
          direction: other == nil ? "Hier stimmt der übliche Wert." : "Hier stimmt ein anderer Wert.",
          code: other.map { "Schreib stattdessen `\($0)`." } ?? "Nimm es weg."))
    }
    let label = argument.firstIndex(of: ":").map { String(argument[..<$0]) }
    let (isAlignment, law) = (label == "alignment", call == "Spacer" ? ViewLaw.spacer : nil)
    return tried.diagnosis(
      law == nil ? .argumentOff : .spacerMinimum, of: views, facts,
      english: .init(
        fact: "The `\(call)` in line \(line) leaves \(label.map { "`\($0)`" } ?? "an argument") to its default.",
        why: isAlignment
          ? "Without an alignment, views line up at their centers."
          : law?.words(in: .english) ?? "SwiftUI uses the default of an argument that you leave out.",
        code: "Write `\(argument)` into it."),
      german: .init(
        fact: "`\(call)` in Zeile \(line) überlässt \(label.map { "`\($0)`" } ?? "ein Argument") dem üblichen Wert.",
        why: isAlignment
          ? "Wo niemand sagt, nach welcher Linie ausgerichtet wird, ist es die Mitte."
          : law?.words(in: .german)
            ?? "Was niemand sagt, entscheidet SwiftUI: So ein Argument hat einen üblichen Wert.",
        code: "Schreib `\(argument)` hinein."))
  }
}
