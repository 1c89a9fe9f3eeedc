import Testing

@testable import ProgressStore

@Suite struct ProgressTests {
  let scratch: Scratch
  let store: ProgressStore

  init() throws {
    scratch = try Scratch()
    store = try ProgressStore(testing: scratch)
  }

  @Test func anUntouchedExerciseHasNoProgress() throws {
    #expect(try store.progress(of: eyes) == ExerciseProgress(key: eyes))
    #expect(try store.allProgress(pack: eyes.pack) == [])
    #expect(try store.history(of: eyes) == [])
  }

  @Test func theFirstPassStaysWhateverComesAfter() throws {
    for verdict in [AttemptVerdict.notUnderstood, .notYet, .passed, .passed, .notYet] {
      try store.record(.sample(verdict: verdict))
    }
    let progress = try store.progress(of: eyes)
    #expect(progress.attempts == 5)
    #expect(progress.firstPassedAttempt == 3)
    #expect(progress.lastVerdict == .notYet)
    #expect(progress.lastScenariosPassed == 1)
    #expect(progress.lastScenarioCount == 3)

    let passedAt = try #require(progress.firstPassedAt)
    let lastAt = try #require(progress.lastAttemptAt)
    #expect(passedAt.hasPrefix("2026-03-01T09:30:") && passedAt.hasSuffix("Z"))
    #expect(passedAt < lastAt)
    #expect(try store.allProgress(pack: eyes.pack) == [progress])
  }

  @Test func anAttemptThatWasNotUnderstoodHasNoScenarios() throws {
    try store.record(.sample(verdict: .notUnderstood))
    let progress = try store.progress(of: eyes)
    #expect(progress.lastVerdict == .notUnderstood)
    #expect(progress.lastScenarioCount == 0)
  }

  @Test func aPackListsItsExercisesAsTheyWereFirstTouched() throws {
    let keys = ["z", "a", "m"].map { ExerciseKey(pack: "alignment", exercise: $0) }
    for key in keys { try store.record(.sample(key: key)) }
    try store.record(.sample(key: keys[0]))
    #expect(try store.allProgress(pack: "alignment").map(\.key) == keys)
    #expect(try store.allProgress(pack: "alignment").map(\.attempts) == [2, 1, 1])
  }

  @Test func hintsAreShownInOrderAndTheLastStays() throws {
    let shown = try (0..<5).map { _ in try store.showHint(for: eyes, of: 3) }
    #expect(shown == [1, 2, 3, 3, 3])
    #expect(try store.progress(of: eyes).hintsShown == 3)
    #expect(try store.progress(of: eyes).attempts == 0)
    #expect(try store.progress(of: icons).hintsShown == 0)
  }

  @Test func aPackMayGainAndLoseHints() throws {
    #expect(try (0..<2).map { _ in try store.showHint(for: eyes, of: 2) } == [1, 2])
    #expect(try store.showHint(for: eyes, of: 3) == 3)
    #expect(try store.showHint(for: eyes, of: 1) == 1)
    #expect(try store.progress(of: eyes).hintsShown == 3)
  }

  @Test(arguments: [0, -1, Int.min])
  func withoutHintsNothingIsNoted(_ total: Int) throws {
    #expect(try store.showHint(for: eyes, of: total) == 0)
    #expect(try store.allProgress(pack: eyes.pack) == [])
  }

  @Test func theCurrentExerciseIsOneForEachPack() throws {
    #expect(try store.currentExercise(pack: "alignment") == nil)
    try store.setCurrentExercise("razemon-eyes", pack: "alignment")
    try store.setCurrentExercise("other", pack: "layout")
    try store.setCurrentExercise("menu-icons", pack: "alignment")
    #expect(try store.currentExercise(pack: "alignment") == "menu-icons")
    let since = try #require(try store.currentExerciseSince(pack: "alignment"))
    try store.setCurrentExercise("menu-icons", pack: "alignment")
    #expect(try store.currentExerciseSince(pack: "alignment") ?? 0 >= since)
    try store.setCurrentExercise(nil, pack: "alignment")
    #expect(try store.currentExercise(pack: "alignment") == nil)
    #expect(try store.currentExerciseSince(pack: "alignment") == nil)
    #expect(try store.currentExercise(pack: "layout") == "other")
  }

  @Test func historyIsNewestFirstEvenWhenTheClockIsSetBack() throws {
    var moments: [Int64] = [5_000_000, 4_000_000, 4_000_000, 9_000_000, 1_000_000]
    var isWriting = false
    let confused = try ProgressStore(testing: scratch) { isWriting && !moments.isEmpty ? moments.removeFirst() : 0 }
    // The first moment goes to the process's own entry, which only a file has.
    if scratch.server != nil { moments.removeFirst() }
    isWriting = true
    try confused.record(.sample("first"))
    try confused.keep(source: "second", for: eyes, reason: .reset)
    try confused.keep(source: "third", for: eyes, reason: .replaced)
    try confused.record(.sample("fourth", verdict: .passed))
    try confused.record(.sample("elsewhere", key: icons))

    let history = try confused.history(of: eyes)
    #expect(history.map(\.source) == ["fourth", "third", "second", "first"])
    #expect(
      history.map(\.event) == [
        .attempt(number: 2, verdict: .passed, scenariosPassed: 3, scenarioCount: 3), .kept(.replaced), .kept(.reset),
        .attempt(number: 1, verdict: .notYet, scenariosPassed: 1, scenarioCount: 3),
      ])
    #expect(history.map(\.at).last == "1970-01-01T01:06:40Z")
  }

  @Test func everythingIsThereInTheNextProcess() throws {
    try store.record(.sample("before", verdict: .passed))
    _ = try store.showHint(for: eyes, of: 3)
    try store.setCurrentExercise("menu-icons", pack: "alignment")
    let progress = try store.progress(of: eyes)
    store.close()

    let again = try ProgressStore(testing: scratch)
    #expect(try again.progress(of: eyes) == progress)
    #expect(try again.currentExercise(pack: "alignment") == "menu-icons")
    #expect(try again.record(.sample("after")) == 2)
    #expect(try again.showHint(for: eyes, of: 3) == 2)
  }
}
