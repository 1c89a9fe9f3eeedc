import Diagnostics
import LayoutLanguage

/// Another view or modifier of the same form: a row for a column, an overlay for a background.
struct OtherCall: ChangeWords {
  static let id = DiagnosisID.otherView

  private let old: String
  private let new: String
  /// With its arguments, where they are others.
  private let written: String?
  private let line: Int
  let views: [ViewReference]
  let fixIt: FixIt?

  /// Nobody reads longer calls in a sentence.
  private static let most = 100

  /// `ZStack`, where no arguments are left.
  private var isWithoutArguments: Bool { written?.hasSuffix("()") ?? false }

  init?(_ tried: TriedChange) {
    guard case .name(let old, let new) = tried.change.kind else { return nil }
    (self.old, self.new) = (old, new)
    line = tried.line
    views = []
    let isWhole = tried.change.edits.count > 1
    let text = tried.newText.split(whereSeparator: \.isWhitespace).joined(separator: " ")
    written = isWhole && text.count <= Self.most ? text : nil
    fixIt =
      isWhole
      ? FixIt("write \(new)", replacing: tried.change.range, with: tried.newText)
      : tried.change.edits.first.map { FixIt("write \(new)", replacing: $0.range, with: $0.text) }
  }

  var parameters: [JSON.Member] {
    [.init("is", JSON(old)), .init("needed", JSON(new)), .init("line", JSON(line))]
  }

  func words(in language: SpokenLanguage) -> DiagnosisWords {
    switch language {
    case .english:
      DiagnosisWords(
        title: "The `\(old)` in line \(line) is not what holds these views as the goal has them.", reason: "",
        step: isWithoutArguments ? "Write `\(new)`, without arguments." : "Write `\(written ?? new)`.")
    case .german:
      DiagnosisWords(
        title: "`\(old)` in Zeile \(line) hält die Ansichten nicht so, wie das Ziel sie hat.", reason: "",
        step: isWithoutArguments ? "Schreib `\(new)`, ohne Argumente." : "Schreib `\(written ?? new)`.")
    }
  }
}
