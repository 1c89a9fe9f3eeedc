import Diagnostics
import Foundation
import Testing

/// Tests that checks reveal a diagnosis step by step: place and reason, then the direction, and the edit only on
/// request.
@Suite struct TellingTests {
  let playground: Playground
  init() throws {
    playground = try Playground()
    _ = try playground.binary.run("bake", "--yes")
    _ = try playground.binary.run("next")
  }

  private func write(_ alignment: String, _ comment: String = "") throws {
    try playground.write(playground.file("level-tops"), Playground.layout(alignment: alignment) + comment)
  }

  private func check(_ options: String...) throws -> JSON {
    let outcome = try playground.binary.run(["check", "level-tops", "--format", "json"] + options, input: Data())
    return try #require(outcome.json["diagnoses"]?.elements?.first, "\(outcome.output)")
  }

  @Test func theSameCauseIsToldMoreOf() throws {
    try write("(alignment: .bottom)")
    let first = try check()
    #expect(first["reveal"]?.number == 2)
    #expect(first["where"]?.string?.isEmpty == false && first["why"]?.string?.isEmpty == false)
    #expect(first["direction"]?.string == nil && first["fix"]?["words"] == nil && first["params"]?.members == nil)
    #expect(try check()["reveal"]?.number == 2, "nothing was tried in between")
    try write("(alignment: .bottom)", "// another try\n")
    let second = try check()
    #expect(second["reveal"]?.number == 3)
    #expect(second["direction"]?.string?.isEmpty == false && second["fix"]?["words"] == nil)
  }

  @Test func hintsGoOnAlongTheDiagnosis() throws {
    try write("(alignment: .bottom)")
    _ = try check()
    let steps = try (0..<3).map { _ in try playground.binary.run("hint", "--format", "json").json }
    #expect(steps.map { $0["diagnosis"]?["reveal"]?.number } == [3, 4, nil])
    #expect(steps[1]["diagnosis"]?["fix"]?["words"]?.string?.contains(".top") == true)
    #expect(steps[2]["hint"]?.number == 1)
    #expect(try check()["reveal"]?.number == 4, "what was told stays told")
  }

  @Test func whoHasNotBegunIsToldNoDirection() throws {
    for _ in 0..<3 { #expect(try check()["reveal"]?.number == 2) }
    #expect(try playground.binary.run("hint", "--format", "json").json["hint"]?.number == 1)
  }

  @Test func allIsToldWhereThatIsAskedFor() throws {
    try write("(alignment: .bottom)")
    #expect(try check("--reveal", "4")["fix"]?["words"]?.string?.isEmpty == false)
    #expect(try check("--reveal=1")["why"]?.string == nil)
    #expect(try playground.binary.run("check", "--reveal=5").status == 2)
  }

  @Test func aLearnerChooses() throws {
    #expect(try playground.binary.run("settings").output.contains("steps"))
    #expect(try playground.binary.run("settings", "feedback", "full").status == 0)
    try write("(alignment: .bottom)")
    #expect(try check()["reveal"]?.number == 4)
    #expect(try playground.binary.run("settings", "feedback", "half").status == 2)
    #expect(try playground.binary.run("settings", "speed").status == 2)
  }

  @Test func anExerciseHasADefault() throws {
    let name = "pack/Exercises/01-first/level-tops/exercise.json"
    try playground.write(
      name, try playground.read(name).replacing("\"points\"", with: "\"feedback\": \"full\", \"points\""))
    try write("(alignment: .bottom)")
    #expect(try check()["reveal"]?.number == 4)
    _ = try playground.binary.run("settings", "feedback", "steps")
    #expect(try check()["reveal"]?.number == 2, "the learner's own choice counts")
  }
}
