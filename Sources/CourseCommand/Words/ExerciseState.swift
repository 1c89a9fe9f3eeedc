import Diagnostics

/// The progress in one exercise.
enum ExerciseState: String {
  case done, tried, new

  /// The sign and its color.
  var sign: (String, Ink.Role) {
    switch self {
    case .done: ("✓", .good)
    case .tried: ("○", .warning)
    case .new: ("·", .faint)
    }
  }
}
