import CSQLite

/// The one owner of a SQLite connection: nobody else holds the handle, and it is closed exactly once.
///
/// Every failure leaves as a `ProgressStoreError` that names the file and carries the SQL.
final class Database {
  /// How a file is opened.
  enum Access {
    /// Reads the file alone, takes no locks, and leaves logs and journals beside it unread and untouched.
    case look
    /// Reads and writes a file that must be there.
    case existing
    /// Reads and writes, and makes the file if it is missing.
    case create
  }

  let file: StoreFile
  private var handle: OpaquePointer?

  init(_ file: StoreFile, _ access: Access, patience: Int32) throws(ProgressStoreError) {
    self.file = file
    let code = SQLiteFailure.watched { sqlite3_open_v2(access.uri(of: file), &handle, access.flags, nil) }
    guard code == SQLITE_OK else {
      let failure = SQLiteFailure(on: handle, code: code)
      close()
      throw file.explain(failure)
    }
    sqlite3_extended_result_codes(handle, 1)
    sqlite3_busy_timeout(handle, patience)
    // Until the file has proved to be ours and sound, closing must not move anything from the log into it.
    sqlite3_keep_log_on_close(handle, 1)
  }

  deinit { close() }

  /// Ends the connection; all later calls throw `closed`.
  func close() {
    sqlite3_close_v2(handle)
    handle = nil
  }

  /// From now on closing carries the log over into the file, so that a learner may copy one file and has everything.
  func trustFile() {
    guard let handle else { return }
    sqlite3_keep_log_on_close(handle, 0)
  }

  /// Whether the system let us open the file for reading only; SQLite does that silently.
  var isReadOnly: Bool { handle.map { sqlite3_db_readonly($0, "main") == 1 } ?? false }

  /// Runs one statement for its effect.
  func run(_ sql: String, _ values: SQLValue...) throws(ProgressStoreError) {
    _ = try rows(sql, values) { _ in () }
  }

  /// Runs several statements without values, as a migration has them.
  func runScript(_ sql: String) throws(ProgressStoreError) {
    let connection = try connection()
    let code = SQLiteFailure.watched { sqlite3_exec(connection, sql, nil, nil, nil) }
    guard code == SQLITE_OK else { throw explain(SQLiteFailure(on: connection, code: code, sql: sql)) }
  }

  /// Every row of a query, in its order.
  func rows<Row>(
    _ sql: String, _ values: [SQLValue] = [], read: (Columns) -> Row
  ) throws(ProgressStoreError) -> [Row] {
    let connection = try connection()
    do throws(SQLiteFailure) {
      let statement = try SQLStatement(sql, on: connection)
      try statement.bind(values)
      var rows: [Row] = []
      while let columns = try statement.step() { rows.append(read(columns)) }
      return rows
    } catch {
      throw explain(error)
    }
  }

  /// The first column of the first row as a number; nil where there is no row or it holds NULL.
  func number(_ sql: String, _ values: SQLValue...) throws(ProgressStoreError) -> Int64? {
    let found = try rows(sql, values) { $0.isNull(0) ? nil : $0.integer(0) }
    return found.first ?? nil
  }

  /// The row that the last INSERT made.
  var lastInsertedRow: Int64 { handle.map { sqlite3_last_insert_rowid($0) } ?? 0 }

  /// Runs `changes` and keeps all of them or none.
  ///
  /// The write lock is taken at once: a transaction that reads first and then finds that another process has written in
  /// the meantime would have to start over.
  func transaction<Result>(
    _ changes: () throws(ProgressStoreError) -> Result
  ) throws(ProgressStoreError) -> Result {
    try run("BEGIN IMMEDIATE")
    do throws(ProgressStoreError) {
      let result = try changes()
      try run("COMMIT")
      return result
    } catch {
      rollBack()
      throw error
    }
  }

  /// Takes back an open transaction; a full disk makes SQLite do that by itself.
  private func rollBack() {
    guard let handle, sqlite3_get_autocommit(handle) == 0 else { return }
    sqlite3_exec(handle, "ROLLBACK", nil, nil, nil)
  }

  private func connection() throws(ProgressStoreError) -> OpaquePointer {
    guard let handle else { throw file.closed() }
    return handle
  }

  /// The learner's words for a failure. A connection that has met damage moves nothing into the file any more.
  private func explain(_ failure: SQLiteFailure) -> ProgressStoreError {
    let error = file.explain(failure)
    if let handle, error.kind == .damaged || error.kind == .foreign { sqlite3_keep_log_on_close(handle, 1) }
    return error
  }
}

extension Database.Access {
  fileprivate var flags: Int32 {
    let common = SQLITE_OPEN_URI | SQLITE_OPEN_NOMUTEX
    switch self {
    case .look: return common | SQLITE_OPEN_READONLY
    case .existing: return common | SQLITE_OPEN_READWRITE
    case .create: return common | SQLITE_OPEN_READWRITE | SQLITE_OPEN_CREATE
    }
  }

  fileprivate func uri(of file: StoreFile) -> String {
    self == .look ? file.uri + "?immutable=1" : file.uri
  }
}
