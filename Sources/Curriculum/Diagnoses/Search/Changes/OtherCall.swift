import Diagnostics
import LayoutLanguage

/// Another view or modifier of the same form: a row for a column, an overlay for a background.
struct OtherCall: ChangeWords {
  static let id = DiagnosisID.otherView

  private let old: String
  private let new: String
  private let line: Int
  let views: [ViewReference]
  let fixIt: FixIt?

  init?(_ tried: TriedChange) {
    guard case .name(let old, let new) = tried.change.kind else { return nil }
    (self.old, self.new) = (old, new)
    line = tried.line
    views = []
    fixIt = tried.change.edits.first.map { FixIt("write \(new)", replacing: $0.range, with: $0.text) }
  }

  var parameters: [JSON.Member] {
    [.init("is", JSON(old)), .init("needed", JSON(new)), .init("line", JSON(line))]
  }

  func words(in language: SpokenLanguage) -> DiagnosisWords {
    switch language {
    case .english:
      DiagnosisWords(
        title: "The `\(old)` in line \(line) is not what holds these views as the goal has them.", reason: "",
        step: "Write `\(new)`.")
    case .german:
      DiagnosisWords(
        title: "`\(old)` in Zeile \(line) hält die Ansichten nicht so, wie das Ziel sie hat.", reason: "",
        step: "Schreib `\(new)`.")
    }
  }
}
