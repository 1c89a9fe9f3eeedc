import Diagnostics
import LayoutEditing

/// A modifier that is missing or too many, on the wrong view, in the wrong order, or in the place of another.
///
///     Text("tea").alignmentGuide(.leading) { _ in 10 }                       it belongs on “cup”
///     Text("tea").alignmentGuide(.leading) { d in d.width }.padding()        the padding belongs before the guide
struct ModifierOff: ChangeWords {
  private enum Slip {
    /// It is right as it is, on the wrong view.
    case elsewhere(target: ViewReference?)
    case order(goesInside: Bool)
    case tooMany
    /// What to add: all of it, if it is short and nothing in it is to be worked out; and what that goes by.
    case missing(added: String, goesBy: [String])
    /// Another one belongs there; all of that, if it is short.
    case other(String, written: String)
  }

  private let slip: Slip
  private let modifier: String
  private let line: Int
  private let view: ViewReference?
  private let effect: ModifierEffect

  init?(_ tried: TriedChange) {
    var view = tried.view
    switch tried.change.kind {
    case .moved: slip = .elsewhere(target: tried.target == tried.view ? nil : tried.target)
    case .reordered:
      slip = .order(goesInside: tried.change.anchor.map { $0.upper <= tried.change.range.lower } ?? false)
    case .extra: slip = .tooMany
    case .missing(let piece):
      // What the closure reads; the line in front of it is no value.
      let names = piece.name == "alignmentGuide" ? tried.names(in: Array(piece.words.drop { $0 != "{" })) : []
      let goesBy = Array(names.filter { $0.contains(".") }.prefix(2))
      let added = goesBy.isEmpty ? tried.short(piece.text) : nil
      slip = .missing(added: added ?? piece.modifierName, goesBy: goesBy)
      view = tried.target ?? view
    case .instead(_, let new) where new.sort == .modifier:
      slip = .other(new.modifierName, written: tried.short(new.text) ?? new.modifierName)
    default: return nil
    }
    guard let piece = tried.change.kind.piece, piece.sort == .modifier else { return nil }
    (modifier, effect) = (piece.modifierName, ModifierEffect(piece.name))
    (line, self.view) = (tried.line, view)
  }

  var id: DiagnosisID {
    switch slip {
    case .elsewhere: .modifierOnWrongView
    case .order: .modifierOrder
    case .tooMany: .modifierTooMany
    case .missing: .modifierMissing
    case .other: .otherModifier
    }
  }

  private var target: ViewReference? { if case .elsewhere(let target) = slip { target } else { nil } }
  private var isGuide: Bool { if case .guide = effect { true } else { false } }
  var views: [ViewReference] { [view, target].compactMap { $0 } }

  var parameters: Facts {
    let facts: Facts =
      switch slip {
      case .elsewhere(let target): ["target": target]
      case .order(let goesInside): ["goesInside": goesInside]
      case .tooMany: [:]
      case .missing(_, let goesBy): ["goesBy": goesBy]
      case .other(let needed, _): ["is": modifier, "needed": needed]
      }
    return ["modifier": modifier, "line": line, "view": view] + facts
  }

  func words(in language: SpokenLanguage) -> DiagnosisWords {
    switch language {
    case .english: DiagnosisWords(fact: fact, why: why, direction: direction, code: code)
    case .german: DiagnosisWords(fact: germanFact, why: germanReason, direction: germanDirection, code: germanStep)
    }
  }

  // MARK: English

  private var subject: String { view?.quoted.firstUppercased ?? "The view that ends in line \(line)" }

  private var fact: String {
    switch slip {
    case .elsewhere, .tooMany, .other: "`\(modifier)` in line \(line) is set on \(view?.quoted ?? "a view")."
    case .order: "`\(modifier)` in line \(line) stands at the wrong place among the modifiers."
    case .missing: "\(subject) \(effect.stateWithoutIt(in: .english))."
    }
  }

  private var why: String {
    switch slip {
    case .elsewhere: "A modifier changes the view that it is written on, and no other."
    case .order where isGuide:
      """
      A guide counts from the edges of what it is set on: of the view with all modifiers that stand before it, and none \
      of those behind it.
      """
    case .order: "Each modifier works on what stands before it; in another order it works on something else."
    case .tooMany, .other: effect.words(in: .english)
    case .missing: effect.withoutIt(in: .english)
    }
  }

  private var direction: String {
    switch slip {
    case .elsewhere: "The modifier is right, but it is on the wrong view."
    case .order: ""
    case .tooMany: "It is one modifier too many."
    case .missing: "\(subject) has no `\(modifier)`."
    case .other(let needed, _): "It stands where \(view.map { "\($0.quoted) needs" } ?? "one needs") `\(needed)`."
    }
  }

  private var code: String {
    switch slip {
    case .elsewhere(let target): "Move the line to \(target?.quoted ?? "the view that it is about")."
    case .order(let goesInside): "Move the line further \(goesInside ? "up" : "down")."
    case .tooMany: "Remove `\(modifier)`."
    case .missing(let added, let goesBy):
      """
      Add `\(added)` after line \(line)\
      \(goesBy.isEmpty ? "." : ", and work its value out from \(goesBy.map { "`\($0)`" }.listed).")
      """
    case .other(_, let written): "Write `\(written)` in its place."
    }
  }

  // MARK: German

  private var germanSubject: String { view?.germanSubject ?? "Die Ansicht, die in Zeile \(line) endet," }

  private var germanFact: String {
    switch slip {
    case .elsewhere, .tooMany, .other:
      "`\(modifier)` in Zeile \(line) steht bei \(view?.germanDative ?? "einer Ansicht")."
    case .order: "`\(modifier)` in Zeile \(line) steht bei den Modifiern an der falschen Stelle."
    case .missing: "\(germanSubject) \(effect.stateWithoutIt(in: .german))."
    }
  }

  private var germanReason: String {
    switch slip {
    case .elsewhere: "Ein Modifier ändert die Ansicht, an der er steht, und keine andere."
    case .order where isGuide:
      """
      Ein Guide zählt von den Kanten dessen, worauf er gesetzt ist: der Ansicht mit allen Modifiern, die vor ihm stehen, \
      und keinem hinter ihm.
      """
    case .order: "Jeder Modifier gilt dem, was vor ihm steht; in anderer Reihenfolge ist das etwas anderes."
    case .tooMany, .other: effect.words(in: .german)
    case .missing: effect.withoutIt(in: .german)
    }
  }

  private var germanDirection: String {
    switch slip {
    case .elsewhere: "Was er sagt, stimmt; er sagt es von der falschen Ansicht."
    case .order: ""
    case .tooMany: "Er ist ein Modifier zu viel."
    case .missing: "\(germanSubject) hat kein `\(modifier)`."
    case .other(let needed, _): "Er steht, wo \(view?.germanNominative ?? "man") `\(needed)` braucht."
    }
  }

  private var germanStep: String {
    switch slip {
    case .elsewhere(let target):
      "Verschiebe die Zeile zu \(target?.germanDative ?? "der Ansicht, um die es geht")."
    case .order(let goesInside): "Verschiebe die Zeile weiter nach \(goesInside ? "oben" : "unten")."
    case .tooMany: "Nimm `\(modifier)` weg."
    case .missing(let added, let goesBy):
      """
      Setz `\(added)` hinter Zeile \(line)\
      \(goesBy.isEmpty ? "." : " und rechne den Wert aus \(goesBy.map { "`\($0)`" }.listedInGerman) aus.")
      """
    case .other(_, let written): "Schreib `\(written)` an seine Stelle."
    }
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
