import Testing

@testable import ProgressStore

/// In a file, and where `COURSE_TEST_SERVER` names one on a server; so are `ProgressTests`, `PackTests`, `ReviewTests` and
/// `ExchangeTests`.
@Suite struct RecordingTests {
  let scratch: Scratch
  let store: ProgressStore

  init() throws {
    scratch = try Scratch()
    store = try ProgressStore(testing: scratch)
  }

  @Test func attemptsAreCountedForEachExercise() throws {
    #expect(try store.record(.sample(key: eyes)) == 1)
    #expect(try store.record(.sample(key: eyes)) == 2)
    #expect(try store.record(.sample(key: icons)) == 1)
    #expect(try store.record(.sample(key: eyes)) == 3)
  }

  @Test func aPackKeepsItsExercisesToItself() throws {
    let other = ExerciseKey(pack: "layout", exercise: eyes.exercise)
    try store.record(.sample(key: eyes, verdict: .passed))
    #expect(try store.record(.sample(key: other)) == 1)
    _ = try store.showHint(for: other, of: 3)

    #expect(try store.progress(of: eyes).hintsShown == 0)
    #expect(try store.progress(of: other).firstPassedAttempt == nil)
    #expect(try store.allProgress(pack: "alignment").map(\.key) == [eyes])
    #expect(try store.allProgress(pack: "layout").map(\.key) == [other])
    #expect(try store.history(of: other).count == 1)
  }

  @Test func scenariosComeBackAsTheyWentIn() throws {
    let outcomes: [ScenarioOutcome] = [.good("tall"), .bad("base"), .bad("größer 鳥")]
    try store.record(.sample(scenarios: outcomes))
    #expect(try store.scenarios(ofAttempt: 1, of: eyes) == outcomes)
    #expect(try store.scenarios(ofAttempt: 2, of: eyes) == [])
  }

  @Test(arguments: [
    "", "\0", "a\0b\0", "razémon 🦉 鳥 \u{10FFFF}", "e\u{301} is not é", "'; DROP TABLE attempt; --", "\r\n\u{FEFF}",
    String(repeating: "0123456789abcdef", count: 20_000),
  ])
  func everyTextSurvivesByteForByte(_ text: String) throws {
    try store.record(.sample(text))
    try store.keep(source: text, for: icons, reason: .reset)
    store.close()

    let again = try ProgressStore(testing: scratch)
    let kept = try again.history(of: eyes) + again.history(of: icons)
    #expect(kept.map { Array($0.source.utf8) } == [Array(text.utf8), Array(text.utf8)])
  }

  @Test func aTextIsStoredOnce() throws {
    for _ in 0..<3 { try store.record(.sample("Text(\"same\")")) }
    try store.keep(source: "Text(\"same\")", for: icons, reason: .replaced)
    try store.record(.sample("Text(\"other\")"))
    #expect(try store.database.number("SELECT count(*) FROM source") == 2)
    #expect(try store.database.number("SELECT count(*) FROM snapshot") == 5)
  }

  /// Swift takes the two as equal strings; to a compiler's columns and to a learner's bytes they differ.
  @Test func equalLookingTextsOfOtherBytesAreTwoTexts() throws {
    try store.record(.sample("\u{E9}"))
    try store.record(.sample("e\u{301}"))
    #expect(try store.database.number("SELECT count(*) FROM source") == 2)
  }

  @Test func textsOfOneLengthAreStillTwoTexts() throws {
    for text in ["one", "two", "one"] { try store.record(.sample(text)) }
    #expect(try store.history(of: eyes).map(\.source) == ["one", "two", "one"])
    #expect(try store.database.number("SELECT count(*) FROM source") == 2)
  }

  /// What the schema must refuse, and that nothing of a refused write stays behind.
  @Test(arguments: [
    Attempt.sample(key: ExerciseKey(pack: "", exercise: "a")),
    .sample(key: ExerciseKey(pack: "a", exercise: "")),
    .sample(key: ExerciseKey(pack: "a", exercise: "b\0c")),
    .sample(verdict: .passed, scenarios: []),
    .sample(verdict: .passed, scenarios: [.good("base"), .bad("tall")]),
    .sample(scenarios: [.bad("base"), .bad("base")]),
    .sample(scenarios: [ScenarioOutcome(id: "", passed: false, matchingViews: 0, checkedViews: 1)]),
    .sample(scenarios: [ScenarioOutcome(id: "a", passed: false, matchingViews: 3, checkedViews: 2)]),
    .sample(scenarios: [ScenarioOutcome(id: "a", passed: false, matchingViews: -1, checkedViews: 2)]),
    .sample(scenarios: [ScenarioOutcome(id: "a", passed: false, matchingViews: 0, checkedViews: 1, detail: "{")]),
  ])
  func theSchemaRefusesBadValues(_ attempt: Attempt) throws {
    let error = #expect(throws: ProgressStoreError.self) { try store.record(attempt) }
    #expect(error?.kind == .rejected)
    // A server takes no NUL, not even to look for it.
    let isRefusedAtOnce = scratch.server != nil && attempt.key.exercise.contains("\0")
    #expect(error?.sql?.contains(isRefusedAtOnce ? "SELECT id" : "INSERT INTO") == true)
    for table in ["exercise", "source", "snapshot", "attempt", "scenario_outcome"] {
      #expect(try store.database.number("SELECT count(*) FROM \(table)") == 0, "left in \(table)")
    }
    #expect(try store.record(.sample()) == 1)
  }

  @Test func whatBelongsToNothingIsRefused() throws {
    let error = #expect(throws: ProgressStoreError.self) {
      try store.database.run("INSERT INTO hint (exercise, number, shown_at) VALUES (99, 1, 0)")
    }
    #expect(error?.kind == .rejected)
    #expect(error?.sql == "INSERT INTO hint (exercise, number, shown_at) VALUES (99, 1, 0)")
  }

  @Test func aClosedStoreSaysSo() throws {
    store.close()
    store.close()
    let calls: [() throws -> Void] = [
      { [store] in try store.record(.sample()) },
      { [store] in try store.keep(source: "", for: eyes, reason: .reset) },
      { [store] in _ = try store.showHint(for: eyes, of: 1) },
      { [store] in _ = try store.progress(of: eyes) },
      { [store] in _ = try store.allProgress(pack: "a") },
      { [store] in _ = try store.currentExercise(pack: "a") },
      { [store] in try store.setCurrentExercise("a", pack: "a") },
      { [store] in _ = try store.history(of: eyes) },
      { [store] in _ = try store.scenarios(ofAttempt: 1, of: eyes) },
    ]
    for call in calls {
      #expect(#expect(throws: ProgressStoreError.self) { try call() }?.kind == .closed)
    }
  }
}
