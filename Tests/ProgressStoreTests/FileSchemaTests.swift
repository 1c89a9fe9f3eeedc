import Testing

@testable import ProgressStore

/// What is SQLite's alone.
@Suite struct FileSchemaTests {
  let store: ProgressStore
  private let scratch: Scratch

  init() throws {
    scratch = try Scratch()
    store = try ProgressStore(testing: scratch.path)
  }

  /// Looking for a text reads those of its length, not all that were ever kept.
  @Test func aTextIsFoundThroughItsLength() throws {
    let plan = try store.database.rows(
      "EXPLAIN QUERY PLAN SELECT id FROM source WHERE length(text) = 3 AND text = x'6f6e65'"
    ) { $0.text(3) }
    #expect(plan.joined().contains("source_by_length"))
  }

  @Test func everyTableIsStrictAndTheLogIsOn() throws {
    let loose = try store.database.rows(
      "SELECT name FROM pragma_table_list WHERE type = 'table' AND schema = 'main' AND NOT strict"
    ) { $0.text(0) }
    #expect(loose.filter { !$0.hasPrefix("sqlite_") } == [])
    #expect(try store.database.rows("PRAGMA journal_mode") { $0.text(0) } == ["wal"])
  }

  @Test func aRefusedWriteLeavesNoEntryOfItsProcess() throws {
    #expect(throws: ProgressStoreError.self) {
      try store.record(.sample(key: ExerciseKey(pack: "", exercise: "a")))
    }
    #expect(try store.database.number("SELECT count(*) FROM session") == 0)
  }
}
