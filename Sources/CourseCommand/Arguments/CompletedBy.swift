import Curriculum
import EditorService
import Grading
import LayoutEngine

/// The values that a shell completes after a command or an option.
enum CompletedBy: Hashable, Sendable {
  /// Exercise names; the script asks the program for them.
  case exercises
  /// Pack ids; the script asks the program for them.
  case packs
  /// Files and folders.
  case files
  /// A fixed list of words.
  case words([String])
}

extension OptionName {
  /// The values that it accepts; nil if it takes none or if its values cannot be listed.
  var completedBy: CompletedBy? {
    switch self {
    case .format: .words(Invocation.Format.allCases.map(\.rawValue))
    case .language: .words(["en", "de"])
    case .kind: .words(["fix", "write", "predict"])
    case .scale: .words(["1", "2", "3"])
    case .direction: .words(LayoutDirection.allCases.map(\.rawValue))
    case .textSize: .words(DynamicTypeSize.allCases.map(\.rawValue))
    case .work, .pack, .output, .expect, .svg, .html, .swift, .png, .rubric, .roster, .from, .submitted: .files
    case .exercise: .exercises
    case .map: .words(NamingRule.known)
    case .points: .words(PointsPolicy.allCases.map(\.rawValue))
    case .hidden: .words(RevealPolicy.allCases.map(\.rawValue))
    case .formats: .words(FormatName.allCases.map(\.rawValue))
    default: nil
    }
  }
}

/// The shells with a completion script.
enum Shell: String, CaseIterable, Sendable {
  case bash, zsh, fish
}
