import Diagnostics
import Testing

@testable import CourseCommand

/// Exit codes as Docs and `help` state them: 1 for the learner's problems, 3 for the course's own.
@Suite struct FaultStatusTests {
  @Test(arguments: ProblemKind.allCases) func onlyAFaultEndsWithThree(_ kind: ProblemKind) {
    let words = AuthorMessage("it stopped")
    let problems = Problems([Problem(.type, words), Problem(kind, words)], in: [])
    #expect(ExitStatus(stoppedBy: problems) == (kind == .fault ? .fault : .notPassed))
  }
}
