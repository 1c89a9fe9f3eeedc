import CSQLite

/// The one owner of a SQLite connection: nobody else holds the handle, and it is closed exactly once.
final class SQLiteDatabase: Database {
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
  let now: () -> Timestamp
  private var handle: OpaquePointer?
  /// This process's entry among those that write.
  private var session: Int64?

  init(
    _ file: StoreFile, _ access: Access, patience: Int32, now: @escaping () -> Timestamp
  ) throws(ProgressStoreError) {
    self.file = file
    self.now = now
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

  /// Leaves the file, and ends the connection.
  func close() {
    if let session { try? leave(session) }
    session = nil
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

  /// Runs several statements without values, as a migration has them.
  func runScript(_ sql: String) throws(ProgressStoreError) {
    let connection = try connection()
    let code = SQLiteFailure.watched { sqlite3_exec(connection, sql, nil, nil, nil) }
    guard code == SQLITE_OK else { throw explain(SQLiteFailure(on: connection, code: code, sql: sql)) }
  }

  func rows<Result>(
    _ sql: String, _ values: [SQLValue], read: (any Row) -> Result
  ) throws(ProgressStoreError) -> [Result] {
    let connection = try connection()
    do throws(SQLiteFailure) {
      let statement = try SQLiteStatement(sql, on: connection)
      try statement.bind(values)
      var rows: [Result] = []
      while let row = try statement.step() { rows.append(read(row)) }
      return rows
    } catch {
      throw explain(error)
    }
  }

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

  /// Enters this process with its first write: one that is gone without having left tells of an unclean end.
  func write<Result>(
    _ changes: () throws(ProgressStoreError) -> Result
  ) throws(ProgressStoreError) -> Result {
    let (result, entered) = try transaction { () throws(ProgressStoreError) in
      let entered = if let session { session } else { try enter(at: now()) }
      return (try changes(), entered)
    }
    session = entered
    return result
  }

  func damaged(_ finding: ProgressTrouble.Finding, sql: String?) -> ProgressStoreError {
    file.error(.damaged(finding), sql: sql)
  }

  /// Takes back an open transaction; a full disk makes SQLite do that by itself.
  private func rollBack() {
    guard let handle, sqlite3_get_autocommit(handle) == 0 else { return }
    sqlite3_exec(handle, "ROLLBACK", nil, nil, nil)
  }

  private func connection() throws(ProgressStoreError) -> OpaquePointer {
    guard let handle else { throw file.error(.closed) }
    return handle
  }

  /// The learner's words for a failure. A connection that has met damage moves nothing into the file any more.
  private func explain(_ failure: SQLiteFailure) -> ProgressStoreError {
    let error = file.explain(failure)
    if let handle, error.kind == .damaged || error.kind == .foreign { sqlite3_keep_log_on_close(handle, 1) }
    return error
  }
}

extension SQLiteDatabase.Access {
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
