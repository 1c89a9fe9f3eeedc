import Diagnostics
import Testing

/// Programs that Swift's compiler rejects: every problem has its position and Swift's words, and there is no other one.
@Suite struct RefusedTests {
  @Test(arguments: CaseFile.names(in: "refused"))
  func hasItsProblems(name: String) throws {
    let example = try CaseFile(name, in: "refused")
    #expect(!example.problems.isEmpty, "the case lists no problem")
    guard case .failure(let problems) = try #require(example.run(), "no answer in time") else {
      Issue.record("the program is accepted")
      return
    }
    #expect(problems.all.allSatisfy { [.syntax, .type, .unsupported].contains($0.kind) })
    let withNotes = example.problems.contains { !$0.notes.isEmpty }
    let found = problems.all.map { ExpectedProblem($0, in: example.source, withNotes: withNotes) }
    #expect(found == example.problems, "\(found.map(\.description).joined(separator: "\n"))")
  }

  @Test func thereAreCases() {
    #expect(CaseFile.names(in: "refused").count >= 60)
  }
}
