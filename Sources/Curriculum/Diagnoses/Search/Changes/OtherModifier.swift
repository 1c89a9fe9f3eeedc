import Diagnostics
import LayoutLanguage

/// One modifier or view in the place of another.
///
///     Text("tea").padding(.leading, 10)        an alignmentGuide was meant
struct OtherModifier: ChangeWords {
  static let id = DiagnosisID.otherModifier

  private let old: String
  private let new: String
  /// All of the new one, where it is short.
  private let written: String
  private let line: Int
  private let view: ViewReference?
  private let effect: ModifierEffect

  init?(_ tried: TriedChange) {
    guard case .instead(let old, let new) = tried.change.kind, old.sort == .modifier, new.sort == .modifier else {
      return nil
    }
    (self.old, self.new) = (old.modifierName, new.modifierName)
    written = tried.short(new.text) ?? self.new
    line = tried.line
    view = tried.view
    effect = ModifierEffect(old.name)
  }

  var views: [ViewReference] { [view].compactMap { $0 } }

  var parameters: [JSON.Member] {
    [.init("is", JSON(old)), .init("needed", JSON(new)), .init("line", JSON(line)), .init("view", JSON(view))]
  }

  func words(in language: SpokenLanguage) -> DiagnosisWords {
    switch language {
    case .english:
      DiagnosisWords(
        fact: "`\(old)` in line \(line) is set on \(view?.quoted ?? "a view").",
        why: effect.words(in: .english),
        direction: "It stands where \(view.map { "\($0.quoted) needs" } ?? "one needs") `\(new)`.",
        code: "Write `\(written)` in its place.")
    case .german:
      DiagnosisWords(
        fact: "`\(old)` in Zeile \(line) steht bei \(view?.germanDative ?? "einer Ansicht").",
        why: effect.words(in: .german),
        direction: "Er steht, wo \(view.map { "\($0.germanNominative)" } ?? "man") `\(new)` braucht.",
        code: "Schreib `\(written)` an seine Stelle.")
    }
  }
}
