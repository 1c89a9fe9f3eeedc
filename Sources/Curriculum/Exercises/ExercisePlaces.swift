import Diagnostics

/// The lines of the parts of one `exercise.json`, for messages about them.
struct ExercisePlaces {
  private let source: SourceText?
  private let json: JSON?

  /// Reads the file of an exercise; an unreadable file has no lines.
  init(of reference: ExerciseReference, in pack: Pack) {
    source = (try? pack.folder.textIfPresent("\(reference.folder)/\(Exercise.fileName)")) ?? nil
    json = source.flatMap { try? JSON.read($0) }
  }

  /// The line of a member or an element, counted from 1.
  func line(_ way: JSONStep...) -> Int? { line(at: way) }

  /// The line of a member or an element, counted from 1.
  func line(at way: [JSONStep]) -> Int? { json?.range(at: way).flatMap(line) }

  /// The line of a scenario.
  func line(of scenario: ExerciseScenario, in exercise: Exercise) -> Int? {
    exercise.scenarios.firstIndex { $0.id == scenario.id }.flatMap {
      line(.member(exercise.scenariosKey), .element($0))
    }
  }

  /// The line of a range in this file.
  func line(of range: SourceRange) -> Int? { source?.line(at: range.lower) }
}

extension Exercise {
  /// The key of the list of scenarios in exercise.json.
  var scenariosKey: String { kind == .predict ? "variants" : "scenarios" }
}
