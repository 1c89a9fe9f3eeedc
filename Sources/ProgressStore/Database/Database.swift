/// A connection to the stored progress: a SQLite file or a PostgreSQL server.
///
/// Statements are written once, in SQL that both understand, with `?` as placeholders:
///
///     try database.number("SELECT id FROM exercise WHERE pack = ? AND name = ?", .text("alignment"), .text("eyes"))
///
/// Every failure is a `ProgressStoreError` that names the file or the server and contains the SQL.
protocol Database: AnyObject {
  /// Returns every row of a query, in order.
  func rows<Result>(
    _ sql: String, _ values: [SQLValue], read: (any Row) -> Result
  ) throws(ProgressStoreError) -> [Result]

  /// Runs `changes` in a transaction, while no other process writes this learner's progress.
  ///
  /// If a server goes away before the commit, `changes` run again from the start.
  func transaction<Result>(
    _ changes: () throws(ProgressStoreError) -> Result
  ) throws(ProgressStoreError) -> Result

  /// The same, and records that this process writes.
  func write<Result>(
    _ changes: () throws(ProgressStoreError) -> Result
  ) throws(ProgressStoreError) -> Result

  /// The state of the database, for diagnostics.
  func health() throws(ProgressStoreError) -> StoreHealth

  /// The error for a value in the database that this program never wrote.
  func damaged(_ finding: ProgressTrouble.Finding, sql: String?) -> ProgressStoreError

  /// Closes the connection. Later calls throw `closed`; closing twice is harmless.
  func close()
}

extension Database {
  /// Returns every row of a query without values.
  func rows<Result>(_ sql: String, read: (any Row) -> Result) throws(ProgressStoreError) -> [Result] {
    try rows(sql, [], read: read)
  }

  /// Runs one statement and ignores its result.
  func run(_ sql: String, _ values: SQLValue...) throws(ProgressStoreError) {
    _ = try rows(sql, values) { _ in () }
  }

  /// Runs an `INSERT … RETURNING id`.
  ///
  /// - Returns: the new row's id.
  func insert(_ sql: String, _ values: SQLValue...) throws(ProgressStoreError) -> Int64 {
    guard let id = try rows(sql, values, read: { $0.integer(0) }).first else {
      throw damaged(.tookARowWithoutID, sql: sql)
    }
    return id
  }

  /// The first column of the first row as a number; nil if there is no row or the value is NULL.
  func number(_ sql: String, _ values: SQLValue...) throws(ProgressStoreError) -> Int64? {
    let found = try rows(sql, values) { $0.isNull(0) ? nil : $0.integer(0) }
    return found.first ?? nil
  }
}
