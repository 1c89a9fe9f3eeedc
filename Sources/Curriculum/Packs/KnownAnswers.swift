import Diagnostics

/// The right answers that a pack has for an exercise: the reference and other accepted ones.
///
/// They are read only when somebody asks, and a pack for learners has none.
public struct KnownAnswers: Sendable {
  private let read: @Sendable () -> [SourceText]

  init(to reference: ExerciseReference, in folder: PackFolder) {
    let exercise = reference.folder
    read = {
      let accepted = folder.names(in: "\(exercise)/accepted", ending: ".layout").map { "accepted/\($0)" }
      return ([ExerciseFile.solution.rawValue] + accepted).compactMap { name in
        (try? folder.textIfPresent("\(exercise)/\(name)")) ?? nil
      }
    }
  }

  /// Answers at hand.
  init(_ texts: [SourceText]) { read = { texts } }

  /// Their texts, the reference first; what cannot be read is left out.
  func texts() -> [SourceText] { read() }
}
