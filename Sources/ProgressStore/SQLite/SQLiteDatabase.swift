import CSQLite

/// The sole owner of a SQLite connection, which closes the handle exactly once.
final class SQLiteDatabase: Database {
  /// The mode of opening a file.
  enum Access {
    /// Reads the file alone, takes no locks, and neither reads nor changes logs and journals beside it.
    case look
    /// Opens an existing file for reading and writing.
    case existing
    /// Opens a file for reading and writing; creates it if it is missing.
    case create
  }

  let file: StoreFile
  let now: () -> Timestamp
  private var handle: OpaquePointer?
  /// This process's entry among the writers.
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
    // Until the file has proved to be ours and sound, closing must not copy the log into it.
    sqlite3_keep_log_on_close(handle, 1)
  }

  deinit { close() }

  /// Removes this process's entry and closes the connection.
  func close() {
    if let session { try? leave(session) }
    session = nil
    sqlite3_close_v2(handle)
    handle = nil
  }

  /// From now on, closing copies the log into the file, so that copying one file copies everything.
  func trustFile() {
    guard let handle else { return }
    sqlite3_keep_log_on_close(handle, 0)
  }

  /// Whether the system opened the file read-only, which SQLite does silently.
  var isReadOnly: Bool { handle.map { sqlite3_db_readonly($0, "main") == 1 } ?? false }

  /// Runs several statements without values, as in a migration.
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

  /// Runs `changes` in a transaction.
  ///
  /// It takes the write lock at once: a transaction that reads first would have to start over if another process writes
  /// in the meantime.
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

  /// Registers this process on its first write; an entry whose process is gone indicates an unclean end.
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

  /// Rolls back an open transaction; on a full disk SQLite does so itself.
  private func rollBack() {
    guard let handle, sqlite3_get_autocommit(handle) == 0 else { return }
    sqlite3_exec(handle, "ROLLBACK", nil, nil, nil)
  }

  private func connection() throws(ProgressStoreError) -> OpaquePointer {
    guard let handle else { throw file.error(.closed) }
    return handle
  }

  /// The learner's error for a failure. After damage, the connection no longer copies anything into the file.
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
