import Diagnostics
import LayoutLanguage

/// A modifier without which everything is right.
struct ModifierTooMany: ChangeWords {
  static let id = DiagnosisID.modifierTooMany

  private let modifier: String
  private let line: Int
  private let view: ViewReference?
  private let effect: ModifierEffect
  let fixIt: FixIt?

  init?(_ tried: TriedChange) {
    guard case .extra(let piece) = tried.change.kind, piece.sort == .modifier else { return nil }
    modifier = piece.modifierName
    effect = ModifierEffect(piece.name)
    line = tried.line
    view = tried.view
    fixIt = tried.change.edits.first.map { FixIt("take \(piece.modifierName) away", replacing: $0.range, with: "") }
  }

  var views: [ViewReference] { [view].compactMap { $0 } }

  var parameters: [JSON.Member] {
    [.init("modifier", JSON(modifier)), .init("line", JSON(line)), .init("view", JSON(view))]
  }

  func words(in language: SpokenLanguage) -> DiagnosisWords {
    switch language {
    case .english:
      DiagnosisWords(
        title: "`\(modifier)` in line \(line) is one modifier too many\(view.map { " on \($0.quoted)" } ?? "").",
        reason: effect.words(in: .english), step: "Take `\(modifier)` away.")
    case .german:
      DiagnosisWords(
        title:
          "`\(modifier)` in Zeile \(line) ist\(view.map { " bei \($0.germanDative)" } ?? "") ein Modifier zu viel.",
        reason: effect.words(in: .german), step: "Nimm `\(modifier)` weg.")
    }
  }
}
