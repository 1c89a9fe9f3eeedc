import Diagnostics
import LayoutLanguage

/// A view, a statement, a branch or a declaration that is missing or too many.
struct PartOff: ChangeWords {
  static let id = DiagnosisID.partOff

  private enum Slip { case missing, extra, instead }

  private let slip: Slip
  private let sort: ProgramChange.Piece.Sort
  /// What it is, as far as it can be said in a few words.
  private let name: String?
  private let new: String?
  private let line: Int
  /// The declaration that it is in.
  private let place: String?
  let views: [ViewReference] = []

  init?(_ tried: TriedChange) {
    line = tried.line
    place = tried.change.declaration
    switch tried.change.kind {
    case .missing(let piece):
      (slip, sort, name, new) = (.missing, piece.sort, Self.name(of: piece, tried), nil)
    case .extra(let piece):
      (slip, sort, name, new) = (.extra, piece.sort, Self.name(of: piece, tried), nil)
    // One constant for another says nothing: it is what they are for that differs.
    case .instead(let old, let other) where old.sort != .declaration || old.name == other.name:
      (slip, sort, name, new) = (.instead, old.sort, Self.name(of: old, tried), Self.name(of: other, tried))
    default: return nil
    }
    // One view for another of the same kind: what it is given differs, and that is said of it elsewhere or not at all.
    if isOfViews, name != nil, name == new { return nil }
  }

  private static func name(of piece: ProgramChange.Piece, _ tried: TriedChange) -> String? {
    switch piece.sort {
    case .view, .declaration: piece.name.isEmpty ? nil : piece.name
    case .modifier: piece.modifierName
    case .statement, .branch, .argument: tried.short(piece.text)
    }
  }

  var parameters: [JSON.Member] {
    [
      .init("line", JSON(line)), .init("part", JSON(name)), .init("needed", JSON(new)),
      .init("declaration", JSON(place)),
    ]
  }

  func words(in language: SpokenLanguage) -> DiagnosisWords {
    switch language {
    case .english: english
    case .german: german
    }
  }

  private var isOfViews: Bool { sort == .view }

  private var english: DiagnosisWords {
    let within = place.map { " in `\($0)`" } ?? ""
    switch slip {
    case .missing where sort == .branch:
      return DiagnosisWords(
        title: "In line \(line)\(within), \(name.map { "`\($0)`" } ?? "something") is missing.", reason: "",
        step: "Add it there.")
    case .missing:
      let what = isOfViews ? name.map { "a view, `\($0)`" } ?? "a view" : name.map { "`\($0)`" } ?? "a step"
      return DiagnosisWords(
        title: "Behind line \(line)\(within), something is missing: \(what).", reason: "", step: "Add it there.")
    case .extra:
      return DiagnosisWords(
        title: "\(name.map { "`\($0)`" } ?? "What stands") in line \(line)\(within) is too much.", reason: "",
        step: "Take it away.")
    case .instead:
      return DiagnosisWords(
        title: "\(name.map { "`\($0)`" } ?? "What stands") in line \(line)\(within) is not what is needed.", reason: "",
        step: new.map { "`\($0)` belongs there." } ?? "Work the line out again.")
    }
  }

  private var german: DiagnosisWords {
    let within = place.map { " in `\($0)`" } ?? ""
    switch slip {
    case .missing where sort == .branch:
      return DiagnosisWords(
        title: "In Zeile \(line)\(within) fehlt \(name.map { "`\($0)`" } ?? "etwas").", reason: "",
        step: "Ergänze es dort.")
    case .missing:
      let what =
        isOfViews ? name.map { "eine Ansicht, `\($0)`" } ?? "eine Ansicht" : name.map { "`\($0)`" } ?? "ein Schritt"
      return DiagnosisWords(
        title: "Hinter Zeile \(line)\(within) fehlt etwas: \(what).", reason: "", step: "Ergänze es dort.")
    case .extra:
      return DiagnosisWords(
        title: name.map { "`\($0)` in Zeile \(line)\(within) ist zu viel." }
          ?? "Was in Zeile \(line)\(within) steht, ist zu viel.", reason: "",
        step: "Nimm es weg.")
    case .instead:
      return DiagnosisWords(
        title: "\(name.map { "`\($0)`" } ?? "Was") in Zeile \(line)\(within) steht, ist nicht, was gebraucht wird.",
        reason: "", step: new.map { "`\($0)` gehört dorthin." } ?? "Rechne die Zeile noch einmal aus.")
    }
  }
}
