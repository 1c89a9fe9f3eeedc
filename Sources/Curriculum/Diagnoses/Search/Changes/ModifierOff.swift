import Diagnostics
import LayoutEditing

/// A modifier that is missing or too many, on the wrong view, in the wrong order, or in the place of another.
///
///     Text("tea").alignmentGuide(.leading) { _ in 10 }                       it belongs on “cup”
///     Text("tea").alignmentGuide(.leading) { d in d.width }.padding()        the padding belongs before the guide
enum ModifierOff: ChangeKind {
  static func diagnosis(of tried: TriedChange) -> Diagnosis? {
    guard let piece = tried.change.kind.piece, piece.sort == .modifier else { return nil }
    let found = Found(piece, tried)
    switch tried.change.kind {
    case .moved: return elsewhere(found, to: tried.target == tried.view ? nil : tried.target)
    case .reordered: return order(found)
    case .extra: return tooMany(found)
    case .missing: return missing(piece, found)
    case .instead(_, let new) where new.sort == .modifier: return other(new, found)
    case .instead, .value, .name, .exchanged: return nil
    }
  }

  /// A modifier of the text, or one that is missing.
  private struct Found {
    let tried: TriedChange
    let modifier: String
    let line: Int
    let view: ViewReference?
    let effect: ModifierEffect

    init(_ piece: ProgramChange.Piece, _ tried: TriedChange) {
      (self.tried, line, view) = (tried, tried.line, tried.view)
      (modifier, effect) = (piece.modifierName, ModifierEffect(piece.name))
    }

    var facts: Facts { ["modifier": modifier, "line": line, "view": view] }
    var views: [ViewReference] { view.map { [$0] } ?? [] }
    var fact: String { "`\(modifier)` in line \(line) is set on \(view?.quoted ?? "a view")." }
    var germanFact: String { "`\(modifier)` in Zeile \(line) steht bei \(view?.germanDative ?? "einer Ansicht")." }
  }

  /// It is right as it is, on the wrong view.
  private static func elsewhere(_ found: Found, to target: ViewReference?) -> Diagnosis {
    let (fact, germanFact) = (found.fact, found.germanFact)
    return found.tried.diagnosis(
      .modifierOnWrongView, of: found.views + (target.map { [$0] } ?? []), found.facts + ["target": target],
      english: .init(
        fact: fact, why: "A modifier changes the view that it is written on, and no other.",
        direction: "The modifier is right, but it is on the wrong view.",
        code: "Move the line to \(target?.quoted ?? "the view that it is about")."),
      german: .init(
        fact: germanFact, why: "Ein Modifier ändert die Ansicht, an der er steht, und keine andere.",
        direction: "Was er sagt, stimmt; er sagt es von der falschen Ansicht.",
        code: "Verschiebe die Zeile zu \(target?.germanDative ?? "der Ansicht, um die es geht")."))
  }

  private static func order(_ found: Found) -> Diagnosis {
    let (modifier, line) = (found.modifier, found.line)
    let isGuide = if case .guide = found.effect { true } else { false }
    let change = found.tried.change
    let goesInside = change.anchor.map { $0.upper <= change.range.lower } ?? false
    return found.tried.diagnosis(
      .modifierOrder, of: found.views, found.facts + ["goesInside": goesInside],
      english: .init(
        fact: "`\(modifier)` in line \(line) stands at the wrong place among the modifiers.",
        why: isGuide
          ? """
          A guide counts from the edges of what it is set on: of the view with all modifiers that stand before it, and \
          none of those behind it.
          """
          : "Each modifier works on what stands before it; in another order it works on something else.",
        code: "Move the line further \(goesInside ? "up" : "down")."),
      german: .init(
        fact: "`\(modifier)` in Zeile \(line) steht bei den Modifiern an der falschen Stelle.",
        why: isGuide
          ? """
          Ein Guide zählt von den Kanten dessen, worauf er gesetzt ist: der Ansicht mit allen Modifiern, die vor ihm \
          stehen, und keinem hinter ihm.
          """
          : "Jeder Modifier gilt dem, was vor ihm steht; in anderer Reihenfolge ist das etwas anderes.",
        code: "Verschiebe die Zeile weiter nach \(goesInside ? "oben" : "unten")."))
  }

  private static func tooMany(_ found: Found) -> Diagnosis {
    let (modifier, effect, fact, germanFact) = (found.modifier, found.effect, found.fact, found.germanFact)
    let isGuide = if case .guide = effect { true } else { false }
    return found.tried.diagnosis(
      isGuide ? .guideTooMany : .modifierTooMany, of: found.views, found.facts,
      english: .init(
        fact: fact,
        why: isGuide
          ? "A guide moves its line for everybody who shares it; without one, the default answers."
          : effect.words(in: .english),
        direction: "It is one \(isGuide ? "guide" : "modifier") too many.",
        code: "Remove `\(modifier)`."),
      german: .init(
        fact: germanFact,
        why: isGuide
          ? "Ein Guide rückt seine Linie für alle, die sie teilen; ohne Guide antwortet der Standardwert."
          : effect.words(in: .german),
        direction: "Er ist ein \(isGuide ? "Guide" : "Modifier") zu viel.",
        code: "Nimm `\(modifier)` weg."))
  }

  private static func missing(_ piece: ProgramChange.Piece, _ found: Found) -> Diagnosis {
    let (tried, modifier, line, effect) = (found.tried, found.modifier, found.line, found.effect)
    let view = tried.target ?? found.view
    // What the closure reads; the line in front of it is no value.
    let names = piece.name == "alignmentGuide" ? tried.names(in: Array(piece.words.drop { $0 != "{" })) : []
    let goesBy = Array(names.filter { $0.contains(".") }.prefix(2))
    let sources = goesBy.map { "`\($0)`" }
    // The whole text, if it is short and contains nothing to compute.
    let added = (goesBy.isEmpty ? tried.short(piece.text) : nil) ?? modifier
    let subject = view?.quoted.firstUppercased ?? "The view that ends in line \(line)"
    let germanSubject = view?.germanSubject ?? "Die Ansicht, die in Zeile \(line) endet,"
    return tried.diagnosis(
      .modifierMissing, of: view.map { [$0] } ?? [],
      ["modifier": modifier, "line": line, "view": view, "goesBy": goesBy],
      english: .init(
        fact: "\(subject) \(effect.stateWithoutIt(in: .english)).", why: effect.withoutIt(in: .english),
        direction: "\(subject) has no `\(modifier)`.",
        code: """
          Add `\(added)` after line \(line)\
          \(sources.isEmpty ? "." : ", and work its value out from \(sources.listed).")
          """),
      german: .init(
        fact: "\(germanSubject) \(effect.stateWithoutIt(in: .german)).", why: effect.withoutIt(in: .german),
        direction: "\(germanSubject) hat kein `\(modifier)`.",
        code: """
          Setz `\(added)` hinter Zeile \(line)\
          \(sources.isEmpty ? "." : " und rechne den Wert aus \(sources.listedInGerman) aus.")
          """))
  }

  /// Another one belongs there; all of that is said, if it is short.
  private static func other(_ new: ProgramChange.Piece, _ found: Found) -> Diagnosis {
    let (modifier, view, effect, needed) = (found.modifier, found.view, found.effect, new.modifierName)
    let (written, fact, germanFact) = (found.tried.short(new.text) ?? needed, found.fact, found.germanFact)
    return found.tried.diagnosis(
      .otherModifier, of: found.views, found.facts + ["is": modifier, "needed": needed],
      english: .init(
        fact: fact, why: effect.words(in: .english),
        direction: "It stands where \(view.map { "\($0.quoted) needs" } ?? "one needs") `\(needed)`.",
        code: "Write `\(written)` in its place."),
      german: .init(
        fact: germanFact, why: effect.words(in: .german),
        direction: "Er steht, wo \(view?.germanNominative ?? "man") `\(needed)` braucht.",
        code: "Schreib `\(written)` an seine Stelle."))
  }
}

extension ProgramChange.Kind {
  /// The piece of the learner's text, or the one that is missing.
  var piece: ProgramChange.Piece? {
    switch self {
    case .missing(let piece), .extra(let piece), .reordered(let piece), .moved(let piece), .instead(let piece, _): piece
    case .value, .name, .exchanged: nil
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
