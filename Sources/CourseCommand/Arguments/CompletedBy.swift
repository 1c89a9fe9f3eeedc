import Curriculum
import EditorService
import Grading
import LayoutEngine

/// What a shell may offer after a command or an option; known from the same definitions as help.
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

extension CommandName {
  /// What its operands may be.
  var completedBy: [CompletedBy] {
    switch self {
    case .help: return [.words(CommandName.allCases.map(\.rawValue))]
    case .completions: return [.words(Shell.allCases.map(\.rawValue))]
    case .progress: return [.words(["export", "import"]), .files]
    case .editor: return [.words(EditorName.allCases.map(\.rawValue))]
    case .settings: return [.words(["feedback"] + Feedback.allCases.map(\.rawValue))]
    case .new: return []
    case .use, .remove: return [.packs]
    default:
      let words = operands.split { " []…:".contains($0) }.filter { !$0.hasPrefix("-") }
      let takesFiles = words.contains { ["FILE", "DIR", "PATH", "RECORDED", "CASES", "FILE|FOLDER"].contains($0) }
      return (words.contains("ID") ? [.exercises] : []) + (takesFiles ? [.files] : [])
    }
  }
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
