import Diagnostics
import LayoutEditing
import LayoutLanguage
import LayoutProgram

/// Checks the names in exercise.json against the code: the view, its arguments and states, data, steps, checked views
/// and rules. Each mistake is reported once, with its line, before any comparison.
extension ExerciseVerification {
  /// - Returns: whether the solution can be laid out as exercise.json says.
  mutating func checkNames(_ material: Material, _ solution: SourceText) -> Bool {
    let count = result.findings.count
    let deadline = Deadline(seconds: verifier.seconds)
    let sources = [solution] + (material.given.map { [$0] } ?? [])
    let compiled = deadline.result { () throws(Problems) in try Program.compile(sources, by: deadline) }
    let program: Program
    switch compiled {
    case .failure(let stop):
      fail(stop.problems, .sources, file: ExerciseFile.solution.rawValue)
      return false
    case .success(let value): program = value
    }
    checkConstants(of: material.exercise, program, by: deadline)
    checkRules(of: material.exercise, program)
    checkData(of: material)
    guard result.findings.count == count, material.exercise.view != nil else { return result.findings.count == count }
    checkMisfits(material, program)
    guard result.findings.count == count else { return false }
    checkScenes(material, program)
    return result.findings.count == count
  }

  /// Checks that a prediction's solution answers every question in every variant.
  private mutating func checkConstants(of exercise: Exercise, _ program: Program, by deadline: Deadline) {
    guard exercise.kind == .predict, let constants = try? program.constants(by: deadline) else { return }
    let given = constants.map(\.name)
    for (place, question) in exercise.questions.enumerated() {
      let wanted = exercise.scenarios.indices.map { "\(question.name)\($0 + 1)" }
      guard let missing = wanted.first(where: { !given.contains($0) }) else { continue }
      let others = given.filter { !wanted.contains($0) }
      let near = nearest(to: missing, in: others).map { "Did you mean \($0)? It is there." }
      add(
        .names, inside: ["questions", .element(place), "name"],
        "solution.layout does not answer \"\(question.name)\": it has no constant \(missing)",
        near ?? "let \(missing) = …")
    }
  }

  /// Checks that data sets that replace others exist.
  private mutating func checkData(of material: Material) {
    forEachScenario(of: material.exercise) { work, scenario, way in
      for substitution in scenario.data where material.data[substitution.replacement] == nil {
        let near = nearest(to: substitution.replacement, in: material.data.keys.sorted())
        work.add(
          .names, inside: way + ["data", .member(substitution.name)],
          "there is no data set Data/\(substitution.replacement)", near.map { "Did you mean \"\($0)\"?" } ?? "Write it."
        )
      }
    }
  }

  private mutating func checkMisfits(_ material: Material, _ program: Program) {
    var told: Set<String> = []
    forEachScenario(of: material.exercise) { work, scenario, way in
      let deadline = Deadline(seconds: work.verifier.seconds)
      guard let request = try? material.request(for: scenario, by: deadline) else { return }
      let misfits = deadline.result { () throws(Problems) in program.misfits(of: request) }
      for misfit in (try? misfits.get()) ?? [] {
        // Reports a wrong view name only once, although every scenario needs it.
        guard misfit.part != .view || told.insert("view").inserted else { continue }
        let line = misfit.range.flatMap { work.places.line(of: $0) }
        work.add(
          .names, Exercise.fileName, line: line ?? work.places.line(at: misfit.part == .view ? ["view"] : way),
          misfit.message.english, misfit.notes.map(\.message.english).joined(separator: " "))
      }
    }
  }

  mutating func forEachScenario(
    of exercise: Exercise, _ deed: (inout ExerciseVerification, ExerciseScenario, [JSONStep]) -> Void
  ) {
    for (place, scenario) in exercise.scenarios.enumerated() {
      deed(&self, scenario, [.member(exercise.scenariosKey), .element(place)])
    }
  }
}
