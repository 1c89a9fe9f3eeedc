import Diagnostics
import LayoutLanguage

/// A modifier that is not there.
struct ModifierMissing: ChangeWords {
  static let id = DiagnosisID.modifierMissing

  private let modifier: String
  /// What to add: all of it, where it is short and nothing in it is to be worked out.
  private let added: String
  private let line: Int
  private let view: ViewReference?
  private let effect: ModifierEffect
  private let goesBy: [String]

  init?(_ tried: TriedChange) {
    guard case .missing(let piece) = tried.change.kind, piece.sort == .modifier else { return nil }
    modifier = piece.modifierName
    effect = ModifierEffect(piece.name)
    line = tried.line
    view = tried.target ?? tried.view
    // What the closure reads; the line in front of it is no value.
    let closure = piece.words.drop { $0 != "{" }
    let names = piece.name == "alignmentGuide" ? tried.names(in: Array(closure)) : []
    goesBy = Array(names.filter { $0.contains(".") }.prefix(2))
    added = goesBy.isEmpty ? tried.short(piece.text) ?? modifier : modifier
  }

  var views: [ViewReference] { [view].compactMap { $0 } }

  var parameters: [JSON.Member] {
    [
      .init("modifier", JSON(modifier)), .init("line", JSON(line)), .init("view", JSON(view)),
      .init("goesBy", JSON(goesBy.map { JSON($0) })),
    ]
  }

  func words(in language: SpokenLanguage) -> DiagnosisWords {
    switch language {
    case .english:
      DiagnosisWords(
        fact:
          "\(view?.quoted.firstUppercased ?? "The view that ends in line \(line)") \(effect.stateWithoutIt(in: .english)).",
        why: effect.withoutIt(in: .english),
        direction: "\(view?.quoted.firstUppercased ?? "The view that ends in line \(line)") has no `\(modifier)`.",
        code: """
          Add `\(added)` after line \(line)\
          \(goesBy.isEmpty ? "." : ", and work its value out from \(goesBy.map { "`\($0)`" }.listed).")
          """)
    case .german:
      DiagnosisWords(
        fact:
          "\(view?.germanSubject ?? "Die Ansicht, die in Zeile \(line) endet,") \(effect.stateWithoutIt(in: .german)).",
        why: effect.withoutIt(in: .german),
        direction: "\(view?.germanSubject ?? "Die Ansicht, die in Zeile \(line) endet,") hat kein `\(modifier)`.",
        code: """
          Setz `\(added)` hinter Zeile \(line)\
          \(goesBy.isEmpty ? "." : " und rechne den Wert aus \(goesBy.map { "`\($0)`" }.listedInGerman) aus.")
          """)
    }
  }
}
