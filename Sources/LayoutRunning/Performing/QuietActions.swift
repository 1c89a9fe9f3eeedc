import Diagnostics
import LayoutProgram

extension Run {
  /// Runs actions that no step waits for: tasks, and handlers for appearing and disappearing views.
  ///
  /// An unsupported feature ends the action with a warning; the scene keeps its state up to there.
  func quietly(_ work: () throws(Stop) -> Void) throws(Stop) {
    do throws(Stop) {
      try work()
    } catch {
      guard error.problem.kind == .unsupported, let name = error.problem.unsupportedName else { throw error }
      warn(.endsHere(name), at: error.problem.range)
    }
  }
}
