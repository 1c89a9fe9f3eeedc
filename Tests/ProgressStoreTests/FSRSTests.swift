import Testing

@testable import ProgressStore

/// The schedule against the published reference: its own test of the memory state (py-fsrs 6, `test_memo_state`).
@Suite struct FSRSTests {
  @Test func theReferencesMemoryState() {
    var state = FSRS.first(.again)
    for (days, grade) in zip([0, 1, 3, 8, 21], [ReviewGrade.good, .good, .good, .good, .good]) {
      state = FSRS.next(state, after: days, grade)
    }
    #expect(abs(state.stability - 53.62691) < 1e-4, "\(state.stability)")
    #expect(abs(state.difficulty - 6.3574867) < 1e-4, "\(state.difficulty)")
  }

  @Test func theFirstGradeGivesTheFirstWeights() {
    #expect(ReviewGrade.allCases.map { FSRS.first($0).stability } == [0.212, 1.2931, 2.3065, 8.2956])
    #expect(ReviewGrade.allCases.map { FSRS.interval(FSRS.first($0)) } == [1, 1, 2, 8])
  }

  @Test func whatIsRememberedFadesToNineTenthsAfterItsStability() {
    let state = FSRS.first(.easy)
    #expect(FSRS.retrievability(state, after: 0) == 1)
    #expect(abs(FSRS.retrievability(MemoryState(stability: 10, difficulty: 5), after: 10) - 0.9) < 1e-9)
  }

  @Test func nothingTraps() {
    for days in [Int.min, -1, 0, 1, Int.max] {
      for grade in ReviewGrade.allCases {
        let state = FSRS.next(MemoryState(stability: 1e300, difficulty: .nan), after: days, grade)
        #expect((1...36_500).contains(FSRS.interval(state)))
      }
    }
  }
}
