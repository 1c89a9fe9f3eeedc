import Diagnostics
import LayoutEditing

/// A view, a statement, a branch or a declaration that is missing, too many, or at the wrong place.
///
///     HStack { Spacer(); Text("tea") }        the spacer belongs behind the text
struct PartOff: ChangeWords {
  private enum Slip {
    case missing, extra
    case instead(String?)
    /// Behind which line it belongs, and whether it stays among the same neighbors.
    case elsewhere(behind: Int, isOrder: Bool)
  }

  private let slip: Slip
  private let sort: ProgramChange.Piece.Sort
  /// What it is, as far as it can be said in a few words.
  private let name: String?
  /// What the view that stands there does to the layout.
  private let law: ViewLaw?
  private let line: Int
  /// The declaration that it is in.
  private let place: String?
  let views: [ViewReference] = []

  init?(_ tried: TriedChange) {
    guard let piece = tried.change.kind.piece else { return nil }
    var name = Self.name(of: piece, tried)
    switch tried.change.kind {
    case .missing: slip = .missing
    case .extra: slip = .extra
    // One constant for another says nothing: it is what they are for that differs.
    case .instead(let old, let other) where old.sort != .declaration || old.name == other.name:
      slip = .instead(Self.name(of: other, tried))
    case .reordered, .moved:
      guard let place = tried.newLine else { return nil }
      let isOrder = if case .reordered = tried.change.kind { true } else { false }
      slip = .elsewhere(behind: place, isOrder: isOrder)
      // As it is written, without the modifiers on the lines below.
      name = piece.text.split(separator: "\n").first.flatMap { tried.short(String($0)) } ?? piece.name
    default: return nil
    }
    (sort, self.name, line, place) = (piece.sort, name, tried.line, tried.change.declaration)
    guard piece.sort == .view else {
      law = nil
      return
    }
    // Of what is missing, the law would say its name.
    if case .missing = slip { law = nil } else { law = name.flatMap { ViewLaw($0) } }
    // One view for another of the same kind: what it is given differs, and that is said of it elsewhere or not at all.
    // Of another kind only where the law is known by which the two differ.
    if case .instead(let new) = slip {
      let isKnown = law != nil && new.flatMap { ViewLaw($0) } != nil
      if name == new || name?.first?.isUppercase ?? false && !isKnown { return nil }
    }
  }

  private static func name(of piece: ProgramChange.Piece, _ tried: TriedChange) -> String? {
    switch piece.sort {
    case .view, .declaration: piece.name.isEmpty ? nil : piece.name
    case .modifier: piece.modifierName
    case .statement, .branch, .argument: tried.short(piece.text)
    }
  }

  var id: DiagnosisID { .partOff }

  var parameters: Facts {
    let facts: Facts =
      switch slip {
      case .missing, .extra: [:]
      case .instead(let new): ["needed": new]
      case .elsewhere(let behind, _): ["behind": behind]
      }
    return ["line": line, "part": name, "declaration": place] + facts
  }

  func words(in language: SpokenLanguage) -> DiagnosisWords {
    switch language {
    case .english: english
    case .german: german
    }
  }

  private var within: String { place.map { " in `\($0)`" } ?? "" }

  private func why(in language: SpokenLanguage) -> String {
    switch (slip, language) {
    case (.elsewhere, _) where sort != .view: return ""
    case (.elsewhere(_, true), .english): return "Views come in the order of the text."
    case (.elsewhere(_, true), .german): return "Ansichten kommen in der Reihenfolge des Textes."
    case (.elsewhere, .english): return "A view belongs to the container that it stands in."
    case (.elsewhere, .german): return "Eine Ansicht gehört zu dem Container, in dem sie steht."
    default: break
    }
    if let law { return law.words(in: language) }
    switch (sort, language) {
    case (.view, .english): return "A view that does not exist takes no room and sets no line."
    case (.view, .german): return "Eine Ansicht, die nicht da ist, lässt keinen Platz und setzt keine Linie."
    case (_, .english): return "Every number that is computed later depends on this step."
    case (_, .german): return "Jeder Schritt hat Anteil an jeder Zahl, die nach ihm ausgerechnet wird."
    }
  }

  private var english: DiagnosisWords {
    let part = name.map { "`\($0)`" } ?? "something"
    func words(_ fact: String, _ direction: String, _ code: String) -> DiagnosisWords {
      DiagnosisWords(fact: fact, why: why(in: .english), direction: direction, code: code)
    }
    switch slip {
    case .missing:
      let what = sort == .branch ? "A branch" : sort == .view ? "A view" : "A step"
      return words(
        "Something is missing after line \(line)\(within).", "\(what) is missing there.",
        "Add \(name == nil ? what.lowercased() : part) after line \(line).")
    case .extra:
      return words("Line \(line)\(within) has \(part) in it.", "The goal has no such part.", "Remove it.")
    case .instead(let new):
      return words(
        "Line \(line)\(within) has \(part) in it.", "Something else belongs there.",
        new.map { "`\($0)` belongs there." } ?? "Work the line out again.")
    case .elsewhere(let behind, _):
      return words(
        "\(part) in line \(line) stands at the wrong place.", "It belongs elsewhere.", "Move it after line \(behind).")
    }
  }

  private var german: DiagnosisWords {
    let part = name.map { "`\($0)`" } ?? "etwas"
    func words(_ fact: String, _ direction: String, _ code: String) -> DiagnosisWords {
      DiagnosisWords(fact: fact, why: why(in: .german), direction: direction, code: code)
    }
    switch slip {
    case .missing:
      let what = sort == .branch ? "ein Zweig" : sort == .view ? "eine Ansicht" : "ein Schritt"
      return words(
        "Hinter Zeile \(line)\(within) fehlt etwas.", "Dort fehlt \(what).",
        "Ergänze hinter Zeile \(line) \(name == nil ? what : part).")
    case .extra:
      return words("In Zeile \(line)\(within) steht \(part).", "Das Ziel kommt ohne aus.", "Nimm es weg.")
    case .instead(let new):
      return words(
        "In Zeile \(line)\(within) steht \(part).", "Dorthin gehört etwas anderes.",
        new.map { "`\($0)` gehört dorthin." } ?? "Rechne die Zeile noch einmal aus.")
    case .elsewhere(let behind, _):
      return words(
        "\(part) in Zeile \(line) steht am falschen Platz.", "Es gehört anderswohin.",
        "Verschiebe es hinter Zeile \(behind).")
    }
  }
}
