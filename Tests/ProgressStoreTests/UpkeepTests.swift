import Foundation
import Testing

@testable import ProgressStore

/// When a file is looked over, and when it is not.
@Suite struct UpkeepTests {
  let scratch: Scratch

  init() throws {
    scratch = try Scratch()
    let store = try ProgressStore(testing: scratch.path)
    try store.record(.sample())
    store.close()
  }

  /// Opens the file at a moment that a check would write down.
  private func wasChecked(opening path: String? = nil) throws -> Bool {
    let store = try ProgressStore(at: path ?? scratch.path, clock: { 77_000 }, patience: 50)
    defer { store.close() }
    return try store.database.number("SELECT checked_at FROM upkeep") == 77_000
  }

  private func sessions() throws -> [Int64] {
    try rawNumbers("SELECT process FROM session ORDER BY id", in: scratch.path)
  }

  @Test func aCleanEndLeavesNothingToCheck() throws {
    #expect(try sessions() == [])
    #expect(try !wasChecked())
  }

  @Test func aStoreThatIsLetGoOfEndsCleanlyToo() throws {
    do { try ProgressStore(testing: scratch.path).record(.sample()) }
    #expect(try sessions() == [])
    #expect(try !wasChecked())
  }

  @Test func readingWritesNothing() throws {
    let before = try scratch.contents()
    let store = try ProgressStore(testing: scratch.path)
    _ = try store.allProgress(pack: "alignment")
    _ = try store.history(of: eyes)
    _ = try store.currentExercise(pack: "alignment")
    store.close()
    #expect(try scratch.contents() == before)
  }

  @Test func aKilledProcessIsAReasonOnce() throws {
    let probe = try Probe("hold", scratch.path, "a")
    #expect(probe.line() == "open")
    probe.killAtOnce()
    #expect(try sessions() == [Int64(probe.number)])
    #expect(try wasChecked())
    #expect(try sessions() == [])
    try rawScript("UPDATE upkeep SET checked_at = 0", in: scratch.path)
    #expect(try !wasChecked())
  }

  @Test func aRunningProcessIsNone() throws {
    let probe = try Probe("hold", scratch.path, "a")
    #expect(probe.line() == "open")
    #expect(FileStatus(of: scratch.path + "-wal").holdsSomething)
    #expect(try !wasChecked())
    #expect(try sessions() == [Int64(probe.number)])
    try probe.finish()
    #expect(try sessions() == [])
    #expect(try !wasChecked())
  }

  @Test func theKilledOneIsFoundAmongTheRunning() throws {
    let running = try Probe("hold", scratch.path, "a")
    #expect(running.line() == "open")
    let killed = try Probe("hold", scratch.path, "b")
    #expect(killed.line() == "open")
    killed.killAtOnce()
    #expect(try wasChecked())
    #expect(try sessions() == [Int64(running.number)])
    try running.finish()
  }

  /// Entries that only look like a running process: this one's number with another start, and with another boot.
  @Test(arguments: ["started = started + 1", "boot = 'before'", "process = 4294967297", "process = 999999999"])
  func aNumberUsedAgainDoesNotHideAnUncleanEnd(_ change: String) throws {
    let store = try ProgressStore(testing: scratch.path)
    try store.record(.sample())
    #expect(try !wasChecked())
    try store.database.run("UPDATE session SET \(change)")
    #expect(try wasChecked())
  }

  /// Killed after its farewell and before the log was carried over.
  @Test func anOrphanedLogIsAReason() throws {
    let store = try ProgressStore(testing: scratch.path)
    try store.record(.sample("only in the log"))
    try store.database.run("DELETE FROM session")
    let copy = scratch.path("copy.sqlite")
    for companion in ["", "-wal"] {
      try FileManager.default.copyItem(atPath: scratch.path + companion, toPath: copy + companion)
    }
    #expect(try wasChecked(opening: copy))
    #expect(try ProgressStore(testing: copy).history(of: eyes).first?.source == "only in the log")
  }

  @Test(arguments: [(0, false), (49, false), (50, true), (51, true)])
  func nowAndThenItIsCheckedWithoutAReason(_ sessions: Int, _ isDue: Bool) throws {
    try rawScript("UPDATE upkeep SET sessions_since_check = \(sessions)", in: scratch.path)
    #expect(try wasChecked() == isDue)
    let left = try rawNumbers("SELECT sessions_since_check FROM upkeep", in: scratch.path)
    #expect(left == [isDue ? 0 : Int64(sessions)])
  }

  @Test func aSessionCountsOnceHoweverMuchItWrites() throws {
    let before = try rawNumbers("SELECT sessions_since_check FROM upkeep", in: scratch.path)
    let store = try ProgressStore(testing: scratch.path)
    for _ in 0..<3 { try store.record(.sample()) }
    #expect(try store.database.number("SELECT count(*) FROM session") == 1)
    store.close()
    let after = try rawNumbers("SELECT sessions_since_check FROM upkeep", in: scratch.path)
    #expect(after == before.map { $0 + 1 })
  }

  @Test func thisProcessRunsAndAnEndedOneDoesNot() throws {
    #expect(ProcessIdentity.current().isRunning())
    let probe = try Probe("hold", scratch.path, "a")
    #expect(probe.line() == "open")
    try probe.finish()
    var ended = ProcessIdentity.current()
    ended.number = Int64(probe.number)
    #expect(!ended.isRunning())
  }
}
