import Diagnostics

extension Run {
  package func warn(_ message: SceneMessage, at range: SourceRange?, near: String? = nil) {
    let notes = near.map { [Note(NameNote.didYouMean($0))] } ?? []
    let problem = Problem(.input, message, at: range, severity: .warning, notes: notes)
    if !warnings.contains(problem) { warnings.append(problem) }
  }
}
