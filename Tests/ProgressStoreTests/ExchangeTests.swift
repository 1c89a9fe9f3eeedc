import Testing

@testable import ProgressStore

/// What one machine hands to another.
@Suite struct ExchangeTests {
  /// A learner with something of everything.
  private func full(_ scratch: Scratch, startingAt moment: Int64) throws -> ProgressStore {
    let clock = SteppingClock(startingAt: moment)
    let store = try ProgressStore(testing: scratch, clock: clock.next)
    try store.record(.sample("first \(moment)", key: eyes, verdict: .notYet))
    try store.keep(source: "kept \(moment)\0é", for: eyes, reason: .replaced)
    try store.record(.sample("passed \(moment)", key: eyes, verdict: .passed))
    try store.record(.sample("same everywhere", key: icons, verdict: .notUnderstood))
    _ = try store.showHint(for: icons, of: 3)
    let review = try store.beginReview(of: eyes, seed: moment).review
    _ = try store.record("again \(moment)", in: review, .passed, scenariosPassed: 3, of: 3)
    try store.skip(eyes, goingTo: icons.exercise)
    return store
  }

  /// Whoever takes the other's record, the same comes out; taken twice, nothing more.
  @Test func twoMachinesKnowTheSameAfterwards() throws {
    let (here, there) = (try Scratch(), try Scratch())
    let (one, other) = (try full(here, startingAt: 1_000_000), try full(there, startingAt: 2_000_000))
    let (ones, others) = (try one.record(), try other.record())
    #expect(ones != others)
    #expect(try one.merge(others) == MergeOutcome(texts: 5, hints: 0, reviews: 1, exercises: 2))
    _ = try other.merge(ones)
    #expect(try one.record() == other.record())
    #expect(try one.merge(others).isNothing)
    #expect(
      try one.history(of: eyes).map(\.source) == [
        "passed 2000000", "kept 2000000\0é", "first 2000000", "passed 1000000", "kept 1000000\0é", "first 1000000",
      ])
    #expect(try one.progress(of: eyes).firstPassedAttempt == 2)
  }

  @Test func anEmptyOneTakesAll() throws {
    let (here, there) = (try Scratch(), try Scratch())
    let record = try full(here, startingAt: 5_000_000).record()
    let empty = try ProgressStore(testing: there)
    _ = try empty.merge(record)
    #expect(try empty.record() == record)
    #expect(try empty.currentExercise(pack: icons.pack) == icons.exercise)
  }
}
