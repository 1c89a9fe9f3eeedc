import Diagnostics
import LayoutLanguage

/// A view or a statement that is right as it is, at the wrong place.
///
///     HStack { Spacer(); Text("tea") }        the spacer belongs behind the text
struct PartElsewhere: ChangeWords {
  static let id = DiagnosisID.partOff

  private let part: String
  private let line: Int
  /// The line behind which it belongs.
  private let newLine: Int
  private let isView: Bool
  /// It stays among the same neighbors.
  private let isOrder: Bool
  let views: [ViewReference] = []

  init?(_ tried: TriedChange) {
    switch tried.change.kind {
    case .reordered(let piece): (part, isView, isOrder) = (Self.name(of: piece, tried), piece.sort == .view, true)
    case .moved(let piece): (part, isView, isOrder) = (Self.name(of: piece, tried), piece.sort == .view, false)
    default: return nil
    }
    guard let place = tried.newLine else { return nil }
    (line, newLine) = (tried.line, place)
  }

  /// As it is written, without the modifiers on the lines below.
  private static func name(of piece: ProgramChange.Piece, _ tried: TriedChange) -> String {
    piece.text.split(separator: "\n").first.flatMap { tried.short(String($0)) } ?? piece.name
  }

  var parameters: [JSON.Member] {
    [.init("line", JSON(line)), .init("part", JSON(part)), .init("behind", JSON(newLine))]
  }

  func words(in language: SpokenLanguage) -> DiagnosisWords {
    switch language {
    case .english:
      DiagnosisWords(
        fact: "`\(part)` in line \(line) stands at the wrong place.",
        why: !isView
          ? ""
          : isOrder ? "Views come in the order of the text." : "A view belongs to the container that it stands in.",
        direction: "It belongs elsewhere.", code: "Move it after line \(newLine).")
    case .german:
      DiagnosisWords(
        fact: "`\(part)` in Zeile \(line) steht am falschen Platz.",
        why: !isView
          ? ""
          : isOrder
            ? "Ansichten kommen in der Reihenfolge des Textes."
            : "Eine Ansicht gehört zu dem Container, in dem sie steht.",
        direction: "Es gehört anderswohin.", code: "Verschiebe es hinter Zeile \(newLine).")
    }
  }
}
