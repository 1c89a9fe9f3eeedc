import Diagnostics
import LayoutLanguage

extension ExerciseVerification {
  /// The stored frames if the solution still gives them; else nil and one finding, because results with the frames of
  /// another solution would mean nothing.
  mutating func expectations(_ material: Material, _ solution: SourceText) -> Expectations? {
    let baked: Expectations
    do throws(Problems) {
      baked = try material.bake(solution, seconds: verifier.seconds)
    } catch {
      fail(error, .answers, file: ExerciseFile.solution.rawValue)
      return nil
    }
    let stored: Expectations
    do throws(Problems) {
      stored = try material.expectations(in: pack)
    } catch {
      fail(error, .frames, ofBaked: Expectations.fileName)
      return nil
    }
    let changes = baked.changes(since: stored)
    if let first = changes.first {
      addStale(first, more: changes.count - 1, isOtherSolution: baked.solution != stored.solution)
      return nil
    }
    if baked.solution != stored.solution {
      add(
        .frames, Expectations.fileName, "the frames are right, but they were baked from another text of the solution",
        "course bake \(reference.id)")
    }
    return stored
  }

  private mutating func addStale(_ first: String, more: Int, isOtherSolution: Bool) {
    let rest = more == 0 ? "" : more == 1 ? ", and 1 more difference" : ", and \(more) more differences"
    if isOtherSolution {
      add(
        .frames, ExerciseFile.solution.rawValue,
        "solution.layout has changed since its frames were stored, and gives others: \(first)\(rest)",
        "course bake \(reference.id)")
      return
    }
    let file = "\(reference.folder)/\(Expectations.fileName)"
    let source = (try? pack.folder.textIfPresent(file)) ?? nil
    add(
      .frames, Expectations.fileName, line: source?.lineOfScenario(in: first),
      "the stored frames are not what solution.layout gives: \(first)\(rest)", "course bake \(reference.id)")
  }

  /// Reports a known mistake whose value is the right answer.
  mutating func checkMistakes(of exercise: Exercise, _ expectations: Expectations) {
    for (place, question) in exercise.questions.enumerated() {
      for (number, mistake) in question.mistakes.enumerated() {
        for (variant, value) in mistake.values.enumerated() where exercise.scenarios.indices.contains(variant) {
          let scenario = exercise.scenarios[variant].id
          let frames = expectations.scenarios.first { $0.id == scenario }?.frames ?? []
          guard let value, let right = question.answer(inVariant: variant, frames), value.agrees(with: right) else {
            continue
          }
          add(
            .answers,
            inside: ["questions", .element(place), "mistakes", .element(number), "values", .element(variant)],
            "\(value.written) is no mistake: it is the right answer of \"\(question.name)\" in \"\(scenario)\"",
            "Write null where the mistake gives no wrong answer.")
        }
      }
    }
  }
}

extension Constant.Value {
  /// The value as it is written in exercise.json.
  fileprivate var written: String {
    switch self {
    case .number(let number): JSON.literal(for: number)
    case .text(let text): "\"\(text)\""
    case .other: "this"
    }
  }
}

extension SourceText {
  /// The line of expected.json on which a scenario begins, for a change such as `base: a y 32 → 30`.
  fileprivate func lineOfScenario(in change: String) -> Int? {
    guard let scenario = change.split(whereSeparator: { ":,".contains($0) }).first, let json = try? JSON.read(self)
    else { return nil }
    return json.range(at: ["scenarios", .member(String(scenario))]).map { line(at: $0.lower) }
  }
}
