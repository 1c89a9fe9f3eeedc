import Testing

@testable import ProgressStore

/// Exercises that come back.
@Suite struct ReviewTests {
  let scratch: Scratch
  let store: ProgressStore

  init() throws {
    scratch = try Scratch()
    store = try ProgressStore(testing: scratch)
  }

  private func check(_ text: String, in review: OpenReview, _ verdict: AttemptVerdict) throws -> ReviewOutcome {
    try store.record(text, in: review, verdict, scenariosPassed: verdict == .passed ? 3 : 1, of: 3)
  }

  @Test func onlyWhatHasPassedComesBack() throws {
    try store.record(.sample(key: icons, verdict: .notYet))
    try store.record(.sample(key: eyes, verdict: .passed))
    let cards = try store.reviewCards(pack: eyes.pack)
    #expect(cards.map(\.key) == [eyes])
    #expect(cards.map(\.reviews) == [0])
    #expect(cards.allSatisfy { $0.dueAt > $0.lastAt && !$0.isDue(at: $0.lastAt) })
  }

  @Test func aReviewGoesOnUntilItPasses() throws {
    try store.record(.sample(key: eyes, verdict: .passed))
    let (review, isNew) = try store.beginReview(of: eyes, seed: -7)
    #expect(isNew)
    let again = try store.beginReview(of: eyes, seed: 8)
    #expect(!again.isNew)
    #expect(again.review == review)
    #expect(try (0..<3).map { _ in try store.showHint(in: review, of: 2) } == [1, 2, 2])

    #expect(try check("one", in: review, .notYet) == ReviewOutcome(checks: 1, hints: 2))
    #expect(try store.openReview(of: eyes)?.checks == 1)
    let passed = try check("two", in: review, .passed)
    #expect(passed.checks == 2)
    #expect(passed.card?.reviews == 1)
    #expect(passed.grade == ReviewGrade(checks: 2, hints: 2))
    #expect(try store.openReviews(pack: eyes.pack) == [])
    // The lesson's own history is untouched.
    #expect(try store.history(of: eyes).count == 1)
  }
}
