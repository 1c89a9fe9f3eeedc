import Testing

@testable import ProgressStore

/// Exercises that were left for later.
@Suite struct SkipTests {
  let scratch: Scratch
  let store: ProgressStore

  init() throws {
    scratch = try Scratch()
    store = try ProgressStore(testing: scratch)
    try store.setCurrentExercise(eyes.exercise, pack: eyes.pack)
    try store.skip(eyes, goingTo: icons.exercise)
  }

  private func isSkipped(_ key: ExerciseKey) throws -> Bool { try store.progress(of: key).isSkipped }

  @Test func theOtherOneIsTheCurrentOne() throws {
    #expect(try store.currentExercise(pack: eyes.pack) == icons.exercise)
    #expect(try isSkipped(eyes))
    #expect(try !isSkipped(icons))
  }

  /// Whoever comes next reads the same.
  @Test func itIsKept() throws {
    store.close()
    #expect(try ProgressStore(testing: scratch).progress(of: eyes).isSkipped)
  }

  @Test func twiceIsOnce() throws {
    try store.skip(eyes, goingTo: icons.exercise)
    #expect(try store.record().skips.map(\.key) == [eyes])
  }

  @Test func whoIsThereAgainHasNotSkippedIt() throws {
    try store.setCurrentExercise(eyes.exercise, pack: eyes.pack)
    #expect(try !isSkipped(eyes))
    try store.setCurrentExercise(icons.exercise, pack: eyes.pack)
    #expect(try !isSkipped(eyes))
  }

  @Test func aPassIsNoSkip() throws {
    try store.record(.sample(verdict: .notYet))
    #expect(try isSkipped(eyes))
    try store.record(.sample(verdict: .passed))
    #expect(try !isSkipped(eyes))
  }

  @Test func itGoesAlongWithANewName() throws {
    #expect(try store.rename(eyes, to: "eyes"))
    #expect(try isSkipped(ExerciseKey(pack: eyes.pack, exercise: "eyes")))
  }

  // MARK: Two machines

  /// What happened later is right, whoever takes the other's record.
  @Test func anotherMachineTakesItOver() throws {
    let there = try Scratch()
    let other = try ProgressStore(testing: there)
    let skipped = try store.record()
    _ = try other.merge(skipped)
    #expect(try other.progress(of: eyes).isSkipped)
    #expect(try other.record() == skipped)

    try store.setCurrentExercise(eyes.exercise, pack: eyes.pack)
    _ = try store.merge(skipped)
    #expect(try !isSkipped(eyes))
    _ = try other.merge(try store.record())
    #expect(try !other.progress(of: eyes).isSkipped)
  }
}
