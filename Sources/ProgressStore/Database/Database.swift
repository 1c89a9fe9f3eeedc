/// A connection to wherever progress is kept: a SQLite file, or a PostgreSQL server.
///
/// Statements are written once, in the SQL that both understand, with `?` in the places of values:
///
///     try database.number("SELECT id FROM exercise WHERE pack = ? AND name = ?", .text("alignment"), .text("eyes"))
///
/// Every failure leaves as a `ProgressStoreError` that names the file or the server and carries the SQL.
protocol Database: AnyObject {
  /// Every row of a query, in its order.
  func rows<Result>(
    _ sql: String, _ values: [SQLValue], read: (any Row) -> Result
  ) throws(ProgressStoreError) -> [Result]

  /// Runs `changes` and keeps all of them or none; nobody else writes this learner's progress meanwhile.
  ///
  /// Where a server went away before it had kept anything, `changes` are run once more from the start.
  func transaction<Result>(
    _ changes: () throws(ProgressStoreError) -> Result
  ) throws(ProgressStoreError) -> Result

  /// The same, and lets the database note that this process writes.
  func write<Result>(
    _ changes: () throws(ProgressStoreError) -> Result
  ) throws(ProgressStoreError) -> Result

  /// How it is, for somebody who asks.
  func health() throws(ProgressStoreError) -> StoreHealth

  /// The error for something in it that we never wrote.
  func damaged(_ finding: ProgressTrouble.Finding, sql: String?) -> ProgressStoreError

  /// Ends the connection; all later calls throw `closed`, and closing twice is no harm.
  func close()
}

extension Database {
  /// Every row of a query without values.
  func rows<Result>(_ sql: String, read: (any Row) -> Result) throws(ProgressStoreError) -> [Result] {
    try rows(sql, [], read: read)
  }

  /// Runs one statement for its effect.
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

  /// The first column of the first row as a number; nil where there is no row or it holds NULL.
  func number(_ sql: String, _ values: SQLValue...) throws(ProgressStoreError) -> Int64? {
    let found = try rows(sql, values) { $0.isNull(0) ? nil : $0.integer(0) }
    return found.first ?? nil
  }
}
