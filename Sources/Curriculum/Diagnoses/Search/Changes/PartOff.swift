import Diagnostics
import LayoutEditing

/// A view, a statement, a branch or a declaration that is missing, too many, or at the wrong place.
///
///     HStack { Spacer(); Text("tea") }        the spacer belongs behind the text
enum PartOff: ChangeKind {
  static func diagnosis(of tried: TriedChange) -> Diagnosis? {
    guard let piece = tried.change.kind.piece else { return nil }
    let part = Part(piece, tried)
    switch tried.change.kind {
    // Of what is missing, the law would say its name.
    case .missing: return missing(part)
    case .extra: return extra(part, law: part.name.flatMap { ViewLaw($0) })
    // One constant for another says nothing: it is what they are for that differs.
    case .instead(let old, let other) where old.sort != .declaration || old.name == other.name:
      return instead(part, of: Part(other, tried).name)
    case .reordered, .moved:
      guard let place = tried.newLine else { return nil }
      let isOrder = if case .reordered = tried.change.kind { true } else { false }
      // As it is written, without the modifiers on the lines below.
      let name = piece.text.split(separator: "\n").first.flatMap { tried.short(String($0)) } ?? piece.name
      return elsewhere(part, name, behind: place, isOrder: isOrder)
    case .instead, .value, .name, .exchanged: return nil
    }
  }

  private struct Part {
    let tried: TriedChange
    let sort: ProgramChange.Piece.Sort
    /// What it is, as far as it can be said in a few words.
    let name: String?

    init(_ piece: ProgramChange.Piece, _ tried: TriedChange) {
      (self.tried, sort) = (tried, piece.sort)
      name =
        switch piece.sort {
        case .view, .declaration: piece.name.isEmpty ? nil : piece.name
        case .modifier: piece.modifierName
        case .statement, .branch, .argument: tried.short(piece.text)
        }
    }

    /// The declaration that it is in.
    var within: String { tried.change.declaration.map { " in `\($0)`" } ?? "" }

    var isView: Bool { sort == .view }

    func facts(_ name: String?) -> Facts {
      ["line": tried.line, "part": name, "declaration": tried.change.declaration]
    }
  }

  private static func why(_ law: ViewLaw?, _ isView: Bool, in language: SpokenLanguage) -> String {
    if let law { return law.words(in: language) }
    return switch (isView, language) {
    case (true, .english): "A view that does not exist takes no room and sets no line."
    case (true, .german): "Eine Ansicht, die nicht da ist, lässt keinen Platz und setzt keine Linie."
    case (false, .english): "Every number that is computed later depends on this step."
    case (false, .german): "Jeder Schritt hat Anteil an jeder Zahl, die nach ihm ausgerechnet wird."
    }
  }

  private static func missing(_ part: Part) -> Diagnosis {
    let (line, within, isView, sort) = (part.tried.line, part.within, part.isView, part.sort)
    let name = part.name.map { "`\($0)`" }
    return part.tried.diagnosis(
      .partOff, part.facts(part.name),
      english: {
        let what = sort == .branch ? "a branch" : isView ? "a view" : "a step"
        return .init(
          fact: "Something is missing after line \(line)\(within).", why: why(nil, isView, in: .english),
          direction: "\(what.firstUppercased) is missing there.", code: "Add \(name ?? what) after line \(line).")
      }(),
      german: {
        let what = sort == .branch ? "ein Zweig" : isView ? "eine Ansicht" : "ein Schritt"
        return .init(
          fact: "Hinter Zeile \(line)\(within) fehlt etwas.", why: why(nil, isView, in: .german),
          direction: "Dort fehlt \(what).", code: "Ergänze hinter Zeile \(line) \(name ?? what).")
      }())
  }

  private static func extra(_ part: Part, law: ViewLaw?) -> Diagnosis {
    let (line, within, isView) = (part.tried.line, part.within, part.isView)
    let (law, name) = (isView ? law : nil, part.name.map { "`\($0)`" })
    return part.tried.diagnosis(
      .partOff, part.facts(part.name),
      english: .init(
        fact: "Line \(line)\(within) has \(name ?? "something") in it.", why: why(law, isView, in: .english),
        direction: "The goal has no such part.", code: "Remove it."),
      german: .init(
        fact: "In Zeile \(line)\(within) steht \(name ?? "etwas").", why: why(law, isView, in: .german),
        direction: "Das Ziel kommt ohne aus.", code: "Nimm es weg."))
  }

  private static func instead(_ part: Part, of new: String?) -> Diagnosis? {
    let (line, within, isView) = (part.tried.line, part.within, part.isView)
    let law = isView ? part.name.flatMap { ViewLaw($0) } : nil
    // One view for another of the same kind: what it is given differs, and that is said of it elsewhere or not at all.
    // Of another kind only where the law is known by which the two differ.
    let isKnown = law != nil && new.flatMap { ViewLaw($0) } != nil
    if isView, part.name == new || part.name?.first?.isUppercase ?? false && !isKnown { return nil }
    let name = part.name.map { "`\($0)`" }
    return part.tried.diagnosis(
      .partOff, part.facts(part.name) + ["needed": new],
      english: .init(
        fact: "Line \(line)\(within) has \(name ?? "something") in it.", why: why(law, isView, in: .english),
        direction: "Something else belongs there.",
        code: new.map { "`\($0)` belongs there." } ?? "Work the line out again."),
      german: .init(
        fact: "In Zeile \(line)\(within) steht \(name ?? "etwas").", why: why(law, isView, in: .german),
        direction: "Dorthin gehört etwas anderes.",
        code: new.map { "`\($0)` gehört dorthin." } ?? "Rechne die Zeile noch einmal aus."))
  }

  /// - Parameter isOrder: whether it stays among the same neighbors.
  private static func elsewhere(_ part: Part, _ name: String, behind: Int, isOrder: Bool) -> Diagnosis {
    let (line, isView) = (part.tried.line, part.isView)
    let layer = part.tried.change.inside.map { ModifierEffect($0.name) }.flatMap { $0 == .layer ? $0 : nil }
    return part.tried.diagnosis(
      .partOff, part.facts(name) + ["behind": behind],
      english: .init(
        fact: "`\(name)` in line \(line) stands at the wrong place.",
        why: !isView
          ? ""
          : isOrder
            ? "Views come in the order of the text."
            : layer?.words(in: .english) ?? "A view belongs to the container that it stands in.",
        direction: "It belongs elsewhere.", code: "Move it after line \(behind)."),
      german: .init(
        fact: "`\(name)` in Zeile \(line) steht am falschen Platz.",
        why: !isView
          ? ""
          : isOrder
            ? "Ansichten kommen in der Reihenfolge des Textes."
            : layer?.words(in: .german) ?? "Eine Ansicht gehört zu dem Container, in dem sie steht.",
        direction: "Es gehört anderswohin.", code: "Verschiebe es hinter Zeile \(behind)."))
  }
}
