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
  /// What the view that stands there, or is missing, does to the layout.
  private let law: ViewLaw?
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
    // Of what is missing, the law would say its name.
    law = sort == .view && slip != .missing ? name.flatMap { ViewLaw($0) } : nil
    // One view for another of the same kind: what it is given differs, and that is said of it elsewhere or not at all.
    // Of another kind only where the law is known by which the two differ.
    let isAType = name?.first?.isUppercase ?? false
    let isKnown = law != nil && new.flatMap { ViewLaw($0) } != nil
    if sort == .view, slip == .instead, name == new || isAType && !isKnown { return nil }
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

  private func why(in language: SpokenLanguage) -> String {
    if let law { return law.words(in: language) }
    switch (sort, language) {
    case (.view, .english): return "A view that does not exist takes no room and sets no line."
    case (.view, .german): return "Eine Ansicht, die nicht da ist, lässt keinen Platz und setzt keine Linie."
    case (_, .english): return "Every number that is computed later depends on this step."
    case (_, .german): return "Jeder Schritt hat Anteil an jeder Zahl, die nach ihm ausgerechnet wird."
    }
  }

  private var english: DiagnosisWords {
    let within = place.map { " in `\($0)`" } ?? ""
    let part = name.map { "`\($0)`" }
    func words(_ fact: String, _ direction: String, _ code: String) -> DiagnosisWords {
      DiagnosisWords(fact: fact, why: why(in: .english), direction: direction, code: code)
    }
    switch slip {
    case .missing:
      let what = sort == .branch ? "A branch" : sort == .view ? "A view" : "A step"
      return words(
        "Something is missing after line \(line)\(within).", "\(what) is missing there.",
        "Add \(part ?? what.lowercased()) after line \(line).")
    case .extra:
      return words(
        "Line \(line)\(within) has \(part ?? "something") in it.", "The goal has no such part.", "Remove it.")
    case .instead:
      return words(
        "Line \(line)\(within) has \(part ?? "something") in it.", "Something else belongs there.",
        new.map { "`\($0)` belongs there." } ?? "Work the line out again.")
    }
  }

  private var german: DiagnosisWords {
    let within = place.map { " in `\($0)`" } ?? ""
    let part = name.map { "`\($0)`" }
    func words(_ fact: String, _ direction: String, _ code: String) -> DiagnosisWords {
      DiagnosisWords(fact: fact, why: why(in: .german), direction: direction, code: code)
    }
    switch slip {
    case .missing:
      let what = sort == .branch ? "ein Zweig" : sort == .view ? "eine Ansicht" : "ein Schritt"
      return words(
        "Hinter Zeile \(line)\(within) fehlt etwas.", "Dort fehlt \(what).",
        "Ergänze hinter Zeile \(line) \(part ?? what).")
    case .extra:
      return words("In Zeile \(line)\(within) steht \(part ?? "etwas").", "Das Ziel kommt ohne aus.", "Nimm es weg.")
    case .instead:
      return words(
        "In Zeile \(line)\(within) steht \(part ?? "etwas").", "Dorthin gehört etwas anderes.",
        new.map { "`\($0)` gehört dorthin." } ?? "Rechne die Zeile noch einmal aus.")
    }
  }
}
