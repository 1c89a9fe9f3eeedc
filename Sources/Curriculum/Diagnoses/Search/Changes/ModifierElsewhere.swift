import Diagnostics
import LayoutLanguage

/// A modifier that is right as it is, on the wrong view.
///
///     Text("tea").alignmentGuide(.leading) { _ in 10 }        it belongs on “cup”
struct ModifierElsewhere: ChangeWords {
  static let id = DiagnosisID.modifierOnWrongView

  private let modifier: String
  private let line: Int
  private let view: ViewReference?
  private let target: ViewReference?

  init?(_ tried: TriedChange) {
    guard case .moved(let piece) = tried.change.kind, piece.sort == .modifier else { return nil }
    modifier = piece.modifierName
    line = tried.line
    (view, target) = (tried.view, tried.target == tried.view ? nil : tried.target)
  }

  var views: [ViewReference] { [view, target].compactMap { $0 } }

  var parameters: [JSON.Member] {
    [
      .init("modifier", JSON(modifier)), .init("line", JSON(line)), .init("view", JSON(view)),
      .init("target", JSON(target)),
    ]
  }

  func words(in language: SpokenLanguage) -> DiagnosisWords {
    switch language {
    case .english:
      DiagnosisWords(
        fact: "`\(modifier)` in line \(line) is set on \(view?.quoted ?? "a view").",
        why: "A modifier changes the view that it is written on, and no other.",
        direction: "The modifier is right, but it is on the wrong view.",
        code: target.map { "Move the line to \($0.quoted)." } ?? "Move the line to the view that it is about.")
    case .german:
      DiagnosisWords(
        fact: "`\(modifier)` in Zeile \(line) steht bei \(view?.germanDative ?? "einer Ansicht").",
        why: "Ein Modifier ändert die Ansicht, an der er steht, und keine andere.",
        direction: "Was er sagt, stimmt; er sagt es von der falschen Ansicht.",
        code: target.map { "Verschiebe die Zeile zu \($0.germanDative)." }
          ?? "Verschiebe die Zeile zu der Ansicht, um die es geht.")
    }
  }
}

extension ProgramChange.Piece {
  /// `.alignmentGuide(.leading)`, `.padding`, `.frame(width:)`.
  var modifierName: String {
    switch name {
    case "alignmentGuide" where argument.count <= 30: ".alignmentGuide(\(argument))"
    case "frame":
      argument.firstIndex(of: ":").map { ".frame(\(argument[...$0]))" } ?? ".frame"
    default: ".\(name)"
    }
  }
}
