import Diagnostics
import Testing

@testable import ProgressStore

@Suite struct MigrationTests {
  let scratch: Scratch

  init() throws { scratch = try Scratch() }

  private static let third = Migration(
    name: "stars", sql: "CREATE TABLE star (exercise INTEGER PRIMARY KEY REFERENCES exercise (id)) STRICT;")

  private func open(knowing migrations: [Migration]) throws -> ProgressStore {
    try ProgressStore(at: scratch.path, clock: { 5000 }, patience: 50, migrations: migrations)
  }

  private func schema(of store: ProgressStore) throws -> [String] {
    try store.database.rows("SELECT sql FROM sqlite_master WHERE sql IS NOT NULL ORDER BY type, name") { $0.text(0) }
  }

  /// Steps that are out in the world. To change the schema, append a step; never edit one to make this pass.
  @Test(arguments: [
    ("attempts", "5661b1d80486dd01"), ("sessions", "3bf25b320ca65d3c"), ("texts", "f659146d4c4d5b22"),
    ("places", "5e4cad1821c5e919"), ("reviews", "3ed4b305a050192b"),
    ("skips", "21b46284c41b0e51"),
  ])
  func aShippedStepIsNeverEdited(_ name: String, _ fingerprint: String) throws {
    let step = try #require(Migration.all.first { $0.name == name })
    #expect(Fingerprint.of(step.sql) == fingerprint)
  }

  @Test func everyStepIsPinned() {
    #expect(Migration.all.map(\.name) == ["attempts", "sessions", "texts", "places", "reviews", "skips", "told"])
  }

  @Test(arguments: [
    ([], SchemaStanding.behind(Migration.all)),
    (["attempts"], .behind([.sessions, .texts, .places, .reviews, .skips, .told])),
    (["attempts", "sessions", "texts", "places", "reviews", "skips", "told"], .upToDate),
    (["attempts", "sessions", "stars"], .ahead("stars")),
    (["stars"], .ahead("stars")),
    (["sessions", "attempts"], .ahead("sessions")),
  ])
  func theStandingFollowsFromTheNames(_ applied: [String], _ standing: SchemaStanding) {
    #expect(SchemaStanding(applied: applied, known: Migration.all) == standing)
  }

  @Test func aFileOfTheFirstVersionComesForwardWithAllItHolds() throws {
    try rawScript(versionOneFile, in: scratch.path)
    let store = try ProgressStore(testing: scratch.path)
    #expect(try store.health().schema == ["attempts", "sessions", "texts", "places", "reviews", "skips", "told"])

    let fresh = try ProgressStore(testing: scratch.path("fresh.sqlite"))
    #expect(try schema(of: store) == schema(of: fresh))

    let progress = try store.progress(of: eyes)
    #expect(progress.attempts == 2)
    #expect(progress.hintsShown == 1)
    #expect(progress.firstPassedAttempt == 2)
    #expect(progress.firstPassedAt == "2026-03-01T09:30:20Z")
    #expect(try store.history(of: eyes).map(\.source) == ["Text(\"Augen 鳥\")", "Text(\"start\")", "Text(\"start\")"])
    #expect(try store.scenarios(ofAttempt: 1, of: eyes).map(\.id) == ["base", "tall"])
    #expect(try store.currentExercise(pack: "alignment") == "menu-icons")
    #expect(try store.currentExerciseSince(pack: "alignment") == 0)
    #expect(try store.record(.sample("new")) == 3)
  }

  @Test func onlyMissingStepsAreTaken() throws {
    try open(knowing: [.attempts, .sessions, .texts]).record(.sample("kept"))
    let store = try open(knowing: [.attempts, .sessions, .texts, Self.third])
    #expect(try store.health().schema == ["attempts", "sessions", "texts", "stars"])
    #expect(try store.history(of: eyes).map(\.source) == ["kept"])
    #expect(try store.database.number("PRAGMA foreign_keys") == 1)
  }

  @Test func aNewerFileIsRefusedByNameAndLeftAlone() throws {
    let newer = try open(knowing: [.attempts, .sessions, .texts, Self.third])
    try newer.record(.sample())
    newer.close()
    let before = try scratch.contents()
    let error = try #require(throws: ProgressStoreError.self) { try ProgressStore(testing: scratch.path) }
    #expect(error.kind == .newer)
    #expect(error.english.message.contains(scratch.path))
    #expect(error.english.message.contains("stars"))
    #expect(try scratch.contents()["progress.sqlite"] == before["progress.sqlite"])
    #expect(try open(knowing: [.attempts, .sessions, .texts, Self.third]).history(of: eyes).count == 1)
  }

  /// What a newer version wrote may still lie in the log, because it was killed; it must be there afterwards, too.
  @Test func aNewerFilesLogIsLeftAlone() throws {
    let newer = try open(knowing: [.attempts, .sessions, .texts])
    let file = try #require(newer.database as? SQLiteDatabase)
    try file.migrate(along: [.attempts, .sessions, .texts, Self.third])
    try newer.record(.sample())
    let copy = try Scratch()
    for (name, data) in try scratch.contents() where !name.hasSuffix("-shm") { try copy.write(data, to: name) }

    let before = try copy.contents()
    #expect(before["progress.sqlite-wal"]?.isEmpty == false)
    let error = #expect(throws: ProgressStoreError.self) { try ProgressStore(testing: copy.path) }
    #expect(error?.kind == .newer)
    var after = try copy.contents()
    after["progress.sqlite-shm"] = nil
    #expect(after == before)
  }

  /// A step that fails leaves the file with the steps before it, and the next opening goes on from there.
  @Test func aFailedStepLeavesTheOnesBeforeIt() throws {
    let broken = Migration(name: "stars", sql: "CREATE TABLE star (id INTEGER PRIMARY KEY) STRICT; CREATE NONSENSE;")
    let error = try #require(throws: ProgressStoreError.self) {
      try open(knowing: [.attempts, .sessions, .texts, broken])
    }
    #expect(error.sql == broken.sql)
    let store = try open(knowing: [.attempts, .sessions, .texts, Self.third])
    #expect(try store.health().schema == ["attempts", "sessions", "texts", "stars"])
  }

  @Test func aStepThatBreaksAReferenceIsTakenBack() throws {
    try open(knowing: Migration.all).record(.sample())
    let broken = Migration(name: "lost", sql: "DELETE FROM source;")
    let error = try #require(throws: ProgressStoreError.self) { try open(knowing: Migration.all + [broken]) }
    #expect(error.english.message.contains("snapshot"))
    #expect(try open(knowing: Migration.all).history(of: eyes).count == 1)
  }
}
