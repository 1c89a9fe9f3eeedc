import Testing

@testable import ProgressStore

/// What becomes of records when a pack gets a newer version.
@Suite struct PackTests {
  let scratch: Scratch
  let store: ProgressStore

  init() throws {
    scratch = try Scratch()
    store = try ProgressStore(testing: scratch)
  }

  @Test func everythingGoesAlongWithANewName() throws {
    try store.record(.sample(verdict: .passed))
    _ = try store.showHint(for: eyes, of: 3)
    try store.setCurrentExercise(eyes.exercise, pack: eyes.pack)
    let since = try store.currentExerciseSince(pack: eyes.pack)
    let history = try store.history(of: eyes)
    #expect(try store.rename(eyes, to: "eyes"))
    let new = ExerciseKey(pack: eyes.pack, exercise: "eyes")
    #expect(try store.history(of: new) == history)
    #expect(try store.history(of: eyes) == [])
    #expect(try store.progress(of: new).hintsShown == 1)
    #expect(try store.currentExercise(pack: eyes.pack) == "eyes")
    #expect(try store.currentExerciseSince(pack: eyes.pack) == since)
    // Done once more, nothing happens.
    #expect(try !store.rename(eyes, to: "eyes"))
  }

  @Test func whatHasTheNewNameAlreadyStays() throws {
    try store.record(.sample("old", verdict: .notYet))
    try store.record(.sample("new", key: icons, verdict: .passed))
    #expect(try !store.rename(eyes, to: icons.exercise))
    #expect(try store.history(of: eyes).map(\.source) == ["old"])
    #expect(try store.history(of: icons).map(\.source) == ["new"])
  }

  @Test func anotherPacksExerciseOfThatNameIsLeftAlone() throws {
    let other = ExerciseKey(pack: "other", exercise: eyes.exercise)
    try store.record(.sample(key: other))
    try store.record(.sample())
    #expect(try store.rename(eyes, to: "eyes"))
    #expect(try store.history(of: other).count == 1)
  }

  @Test func passesTellWhatTheyWereJudgedBy() throws {
    try store.record(.sample(verdict: .notYet))
    var attempt = Attempt.sample(verdict: .passed)
    try store.record(attempt)
    (attempt.packVersion, attempt.packHash) = ("1.1", "other")
    try store.record(attempt)
    #expect(
      try store.passes(pack: eyes.pack) == [
        ExercisePass(exercise: eyes.exercise, packVersion: "1.0", packHash: "9c41e0"),
        ExercisePass(exercise: eyes.exercise, packVersion: "1.1", packHash: "other"),
      ])
    #expect(try store.passes(pack: "other") == [])
  }
}
