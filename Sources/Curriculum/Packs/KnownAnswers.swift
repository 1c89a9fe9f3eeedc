import Diagnostics

/// The right answers in a pack for an exercise: the reference solution and other accepted answers.
///
/// They are read on demand; the learners' edition has none.
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

  /// Makes known answers from texts.
  init(_ texts: [SourceText]) { read = { texts } }

  /// The answers, the reference first; unreadable files are skipped.
  func texts() -> [SourceText] { read() }
}
