import CSQLite
import Glibc

extension SQLiteDatabase {
  /// Opens a progress file, or creates it if it is missing.
  ///
  ///     query file system ─▶ check the owner ─▶ open ─▶ missing migrations ─▶ check if there is a reason ─▶ trust it
  ///      folder, pipe, empty   other program's              newer               damaged
  ///
  /// A failure on the lower line leaves the file and its logs unchanged, byte for byte.
  static func open(
    _ file: StoreFile, migrations: [Migration], patience: Int32, now: @escaping () -> Timestamp
  ) throws(ProgressStoreError) -> SQLiteDatabase {
    try file.requireUsableLibrary()
    if try file.isMissing() { try make(file, migrations: migrations, patience: patience, now: now) }
    let logWasLeft = FileStatus(of: file.log).holdsSomething || FileStatus(of: file.journal).holdsSomething
    try refuseForeign(file, now: now)

    let database = try SQLiteDatabase(file, .existing, patience: patience, now: now)
    if database.isReadOnly { throw file.error(.readOnly(.mayNotBeWritten)) }
    try database.run("PRAGMA synchronous = FULL")
    try database.bringUpToDate(along: migrations)
    try database.run("PRAGMA foreign_keys = ON")
    try database.checkIfDue(logWasLeft: logWasLeft)
    database.trustFile()
    return database
  }

  /// Creates a progress file under a draft name and moves it into place once it has its tables. So an empty file in
  /// that place is a truncated one. If two processes do this at once, one file wins and both open it.
  private static func make(
    _ file: StoreFile, migrations: [Migration], patience: Int32, now: @escaping () -> Timestamp
  ) throws(ProgressStoreError) {
    let draft = file.draft()
    defer { draft.remove() }
    do throws(ProgressStoreError) {
      let database = try SQLiteDatabase(draft, .create, patience: patience, now: now)
      defer { database.close() }
      try database.run("PRAGMA synchronous = FULL")
      try database.migrate(along: migrations)
    } catch {
      throw error.naming(file, insteadOf: draft)
    }
    try draft.move(to: file)
  }

  /// Inspects an existing file without changing it and rejects another program's.
  ///
  /// It ignores locks and logs, so another process may be writing meanwhile: the real opening judges apparent damage.
  private static func refuseForeign(
    _ file: StoreFile, now: @escaping () -> Timestamp
  ) throws(ProgressStoreError) {
    var found: Int64 = 0
    do throws(ProgressStoreError) {
      let look = try SQLiteDatabase(file, .look, patience: 0, now: now)
      found = try look.readApplicationID()
    } catch {
      if error.kind == .damaged { return }
      throw error
    }
    guard found == applicationID else {
      throw file.error(.foreign(.isAnotherPrograms))
    }
  }

  private func bringUpToDate(along known: [Migration]) throws(ProgressStoreError) {
    if try readApplicationID() != Self.applicationID {
      try migrate(along: known)
    } else {
      switch SchemaStanding(applied: try appliedMigrations(), known: known) {
      case .upToDate: break
      case .behind: try migrate(along: known)
      case .ahead(let name): throw file.error(.newer(name))
      }
    }
    try useLog()
  }

  /// Enables the write-ahead log, so that readers and a writer do not block each other, and a kill during a write
  /// leaves the file itself intact. The setting is stored in the file, so it is usually on already.
  ///
  /// It needs exclusive access. If another process has the file open, the next opening enables it. If the file system
  /// cannot do it, SQLite keeps its journal, with more waiting.
  private func useLog() throws(ProgressStoreError) {
    do throws(ProgressStoreError) {
      try run("PRAGMA journal_mode = WAL")
    } catch {
      guard error.kind == .busy else { throw error }
    }
  }
}

extension StoreFile {
  /// STRICT tables need SQLite 3.37.
  fileprivate func requireUsableLibrary() throws(ProgressStoreError) {
    guard sqlite3_libversion_number() < 3_037_000 else { return }
    throw error(.libraryTooOld(String(cString: sqlite3_libversion())))
  }

  /// Whether there is no file yet; throws for anything that cannot be a database.
  fileprivate func isMissing() throws(ProgressStoreError) -> Bool {
    guard !path.isEmpty, !path.utf8.contains(0) else {
      throw error(.hasNoName)
    }
    switch FileStatus(of: path) {
    case .file(0): throw error(.damaged(.isEmpty))
    case .file: return false
    case .folder: throw error(.isFolder)
    case .somethingElse: throw error(.isDevice)
    case .unknown(let number): throw unreachable(number)
    case .missing:
      guard FileStatus(of: folder) == .folder else { throw error(.hasNoFolder) }
      try requireWritableFolder()
      return true
    }
  }

  /// SQLite would report only that it cannot open the file.
  private func requireWritableFolder() throws(ProgressStoreError) {
    guard faccessat(AT_FDCWD, folder, W_OK | X_OK, AT_EACCESS) != 0 else { return }
    throw unreachable(errno)
  }
}
