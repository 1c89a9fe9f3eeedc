import Diagnostics
import LayoutEditing

/// A line of one's own that is not declared, where built-in ones end at the containers inside.
///
///     VStack(alignment: .trailing) { ForEach(items) { HStack { Text; Image } }; button }
enum OwnLineMissing: ChangeKind {
  static func diagnosis(of tried: TriedChange) -> Diagnosis? {
    guard case .missing(let piece) = tried.change.kind, piece.sort == .declaration, piece.words.contains("AlignmentID"),
      piece.name.hasPrefix("extension ")
    else { return nil }
    // What it would extend: `HorizontalAlignment`.
    let kind = String(piece.name.dropFirst("extension ".count))
    return tried.diagnosis(
      .partOff, ["part": kind],
      english: .init(
        fact: "There is no line of your own here.",
        why: """
          Edges and middles end at each container: what is set inside of one is not heard outside. A line of your own \
          is handed on.
          """,
        code: "Declare one in an `extension \(kind)`, let the container ask for it, and set it where it should run."),
      german: .init(
        fact: "Hier gibt es keine eigene Linie.",
        why: """
          Kanten und Mitten enden an jedem Container: Was in einem gesetzt wird, hört draußen niemand. Eine eigene \
          Linie wird weitergereicht.
          """,
        code: """
          Deklariere eine in einer `extension \(kind)`, lass den Container nach ihr fragen, und setze sie dort, wo sie \
          verlaufen soll.
          """))
  }
}
