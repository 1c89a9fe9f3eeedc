import Diagnostics

extension Run {
  /// Does what nobody waits for: what views do when they come and go, and tasks.
  ///
  /// Where something beyond the course begins, it ends with a warning; the scene shows what a phone shows until then.
  func quietly(_ work: () throws(Stop) -> Void) throws(Stop) {
    do throws(Stop) {
      try work()
    } catch {
      guard error.problem.kind == .unsupported, let name = error.problem.unsupportedName else { throw error }
      warn(.endsHere(name), at: error.problem.range)
    }
  }
}
