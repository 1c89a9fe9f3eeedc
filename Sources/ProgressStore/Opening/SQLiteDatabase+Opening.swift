import CSQLite
import Glibc

extension SQLiteDatabase {
  /// Opens a progress file, or makes one where there is none.
  ///
  ///     ask the file system ─▶ look at whose it is ─▶ open ─▶ missing steps ─▶ check, if there is a reason ─▶ trust it
  ///      folder, pipe, empty     another program's              newer             damaged
  ///
  /// Whatever ends on the lower line is left byte for byte as it was, and so are the logs beside it.
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

  /// Makes a progress file beside its place and puts it there when it has its tables: whoever finds an empty file there
  /// knows that it was cut off. Of two processes that do this at once, one's file stays, and both open that.
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

  /// Looks at an existing file without touching it, and refuses another program's.
  ///
  /// The look goes past locks and logs, so it may meet a file that another process is just writing: damage it seems to
  /// see is left for the real opening to judge.
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

  /// Turns the write-ahead log on: readers and a writer then do not wait for one another, and a kill in the middle of a
  /// write leaves the file itself untouched. It is a lasting property of the file, so this mostly finds it on already.
  ///
  /// It needs the file for itself. If another process has it just now, the next opening turns the log on; where the
  /// file system cannot do it at all, SQLite stays with its journal, and everything works, with more waiting.
  private func useLog() throws(ProgressStoreError) {
    do throws(ProgressStoreError) {
      try run("PRAGMA journal_mode = WAL")
    } catch {
      guard error.kind == .busy else { throw error }
    }
  }
}

extension StoreFile {
  /// STRICT tables came with SQLite 3.37.
  fileprivate func requireUsableLibrary() throws(ProgressStoreError) {
    guard sqlite3_libversion_number() < 3_037_000 else { return }
    throw error(.libraryTooOld(String(cString: sqlite3_libversion())))
  }

  /// Whether there is no file yet; everything that cannot be a database is refused.
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

  /// SQLite would only say that it cannot open the file.
  private func requireWritableFolder() throws(ProgressStoreError) {
    guard faccessat(AT_FDCWD, folder, W_OK | X_OK, AT_EACCESS) != 0 else { return }
    throw unreachable(errno)
  }
}
