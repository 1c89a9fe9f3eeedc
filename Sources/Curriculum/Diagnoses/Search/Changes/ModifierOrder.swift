import Diagnostics
import LayoutLanguage

/// The right modifiers in another order.
///
///     Text("tea").alignmentGuide(.leading) { d in d.width }.padding()      the padding belongs before the guide
struct ModifierOrder: ChangeWords {
  static let id = DiagnosisID.modifierOrder

  private let modifier: String
  private let line: Int
  private let view: ViewReference?
  private let isGuide: Bool
  /// It has to stand nearer to the view.
  private let goesInside: Bool

  init?(_ tried: TriedChange) {
    guard case .reordered(let piece) = tried.change.kind, piece.sort == .modifier else { return nil }
    modifier = piece.modifierName
    isGuide = piece.name == "alignmentGuide"
    line = tried.line
    view = tried.view
    goesInside = tried.change.anchor.map { $0.upper <= tried.change.range.lower } ?? false
  }

  var views: [ViewReference] { [view].compactMap { $0 } }

  var parameters: [JSON.Member] {
    [
      .init("modifier", JSON(modifier)), .init("line", JSON(line)), .init("view", JSON(view)),
      .init("goesInside", JSON(goesInside)),
    ]
  }

  func words(in language: SpokenLanguage) -> DiagnosisWords {
    switch language {
    case .english:
      DiagnosisWords(
        fact: "`\(modifier)` in line \(line) stands at the wrong place among the modifiers.",
        why: isGuide
          ? """
          A guide counts from the edges of what it is set on: of the view with all modifiers that stand before it, and \
          none of those behind it.
          """
          : "Each modifier works on what stands before it; in another order it works on something else.",
        code: goesInside ? "Move the line further up." : "Move the line further down.")
    case .german:
      DiagnosisWords(
        fact: "`\(modifier)` in Zeile \(line) steht bei den Modifiern an der falschen Stelle.",
        why: isGuide
          ? """
          Ein Guide zählt von den Kanten dessen, worauf er gesetzt ist: der Ansicht mit allen Modifiern, die vor ihm \
          stehen, und keinem hinter ihm.
          """
          : "Jeder Modifier gilt dem, was vor ihm steht; in anderer Reihenfolge ist das etwas anderes.",
        code: goesInside ? "Verschiebe die Zeile weiter nach oben." : "Verschiebe die Zeile weiter nach unten.")
    }
  }
}
