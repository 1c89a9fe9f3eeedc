import Diagnostics
import Testing

@testable import Curriculum

/// A process may leave only so many threads behind.
@Suite struct AbandonedRunsTests {
  private func stop(outOfTime: Bool) -> Stop {
    var stop = Stop(problems: Problems([Problem(.limit, "stopped")], in: []))
    stop.isOutOfTime = outOfTime
    return stop
  }

  @Test func onlyWhatRanOutOfTimeCounts() {
    var abandoned = AbandonedRuns()
    for _ in 0..<100 { abandoned.note(stop(outOfTime: false)) }
    #expect(abandoned.count == 0)
    for number in 1...AbandonedRuns.most {
      #expect(!abandoned.areTooMany)
      abandoned.note(stop(outOfTime: true))
      #expect(abandoned.count == number)
    }
    #expect(abandoned.areTooMany)
    #expect(abandoned.complaint.hasPrefix("\(AbandonedRuns.most) requests"))
  }
}
