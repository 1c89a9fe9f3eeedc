/// How a progress file is, for somebody who asks.
public struct StoreHealth: Hashable, Sendable {
  /// The steps that its tables have taken, oldest first.
  public var schema: [String]
  /// What SQLite finds wrong; empty where it is sound.
  public var faults: [String]
  /// How many bytes it takes, without what lies beside it while it is open.
  public var size: Int64
  /// How many texts it keeps.
  public var texts: Int
}

extension ProgressStore {
  /// Looks the whole file over.
  ///
  /// - Complexity: O(size of the file).
  public func health() throws(ProgressStoreError) -> StoreHealth {
    let found = try database.rows("PRAGMA integrity_check(10)") { $0.text(0) }
    let dangling = try database.rows("PRAGMA foreign_key_check") { "a row of \($0.text(0)) belongs to nothing" }
    let pages = try database.number("PRAGMA page_count") ?? 0
    let bytes = try database.number("PRAGMA page_size") ?? 0
    return StoreHealth(
      schema: try database.appliedMigrations(), faults: found.filter { $0 != "ok" } + dangling, size: pages * bytes,
      texts: Int(clamping: try database.number("SELECT count(*) FROM source") ?? 0))
  }

  /// The steps of the schema that this program knows, oldest first.
  public static var knownSchema: [String] { Migration.all.map(\.name) }
}
