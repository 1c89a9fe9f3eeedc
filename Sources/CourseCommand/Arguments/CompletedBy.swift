import Curriculum
import EditorService
import Grading
import LayoutEngine

/// What a shell may offer after a command or an option.
enum CompletedBy: Hashable, Sendable {
  /// Names of exercises, which the program itself tells.
  case exercises
  /// Ids of packs, which the program itself tells.
  case packs
  /// Files and folders.
  case files
  /// A few words.
  case words([String])
}

extension OptionName {
  /// What its value may be; nil for an option without one, and for values that nobody can know.
  var completedBy: CompletedBy? {
    switch self {
    case .format: .words(Invocation.Format.allCases.map(\.rawValue))
    case .language: .words(["en", "de"])
    case .kind: .words(["fix", "write", "predict"])
    case .scale: .words(["1", "2", "3"])
    case .direction: .words(LayoutDirection.allCases.map(\.rawValue))
    case .textSize: .words(DynamicTypeSize.allCases.map(\.rawValue))
    case .work, .pack, .output, .expect, .svg, .html, .swift, .png, .rubric, .submitted: .files
    case .exercise: .exercises
    case .map: .words(NamingRule.known)
    case .points: .words(PointsPolicy.allCases.map(\.rawValue))
    case .hidden: .words(RevealPolicy.allCases.map(\.rawValue))
    case .formats: .words(FormatName.allCases.map(\.rawValue))
    default: nil
    }
  }
}

/// The shells that there are completions for.
enum Shell: String, CaseIterable, Sendable {
  case bash, zsh, fish
}
