import Diagnostics
import LayoutLanguage

/// A modifier without which everything is right.
struct ModifierTooMany: ChangeWords {
  static let id = DiagnosisID.modifierTooMany

  private let modifier: String
  private let line: Int
  private let view: ViewReference?
  private let effect: ModifierEffect

  init?(_ tried: TriedChange) {
    guard case .extra(let piece) = tried.change.kind, piece.sort == .modifier else { return nil }
    modifier = piece.modifierName
    effect = ModifierEffect(piece.name)
    line = tried.line
    view = tried.view
  }

  var views: [ViewReference] { [view].compactMap { $0 } }

  var parameters: [JSON.Member] {
    [.init("modifier", JSON(modifier)), .init("line", JSON(line)), .init("view", JSON(view))]
  }

  func words(in language: SpokenLanguage) -> DiagnosisWords {
    switch language {
    case .english:
      DiagnosisWords(
        fact: "`\(modifier)` in line \(line) is set on \(view?.quoted ?? "a view").",
        why: effect.words(in: .english), direction: "It is one modifier too many.", code: "Remove `\(modifier)`.")
    case .german:
      DiagnosisWords(
        fact: "`\(modifier)` in Zeile \(line) steht bei \(view?.germanDative ?? "einer Ansicht").",
        why: effect.words(in: .german), direction: "Er ist ein Modifier zu viel.", code: "Nimm `\(modifier)` weg.")
    }
  }
}
