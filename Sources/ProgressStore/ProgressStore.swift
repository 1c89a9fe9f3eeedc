/// A learner's attempts, passes, hints and history, in one SQLite file or on a server that a class shares.
///
///     let store = try ProgressStore(at: .file("my-course/.course/progress.sqlite"))
///     let number = try store.record(attempt)       // 4: the fourth check of this exercise
///     let hint = try store.showHint(for: key, of: 3)  // 1, then 2, then 3, then 3
///     store.close()
///
/// Every write is one transaction, which is on the disk when the call returns. Several processes may use one file: they
/// wait up to five seconds for each other and lose nothing. A file that is damaged, another program's, or written by a
/// newer version is rejected and left unchanged. If a server restarts, the store waits up to ten seconds and repeats
/// lost transactions.
///
/// Call `close()` before the process ends. Otherwise the next opening assumes that the process was killed and checks
/// the whole file.
///
/// Use a store from one thread at a time; parallel threads open one each, as processes do.
///
/// - Complexity: opening an existing file takes about half a millisecond; a write takes as long as the disk needs to
///   confirm it.
public final class ProgressStore {
  let database: any Database
  let now: () -> Timestamp

  /// Opens stored progress. It creates a missing file, but not its folder; `prepare` creates a server's tables.
  ///
  /// - Parameter clock: milliseconds since 1970 in UTC. Each write calls it while it holds the write lock, so that
  ///   times follow the order of writes.
  public convenience init(
    at place: ProgressPlace, clock: @escaping () -> Int64 = SystemClock.milliseconds
  ) throws(ProgressStoreError) {
    switch place {
    case .file(let path): try self.init(at: path, clock: clock, patience: 5000)
    case .server(let address): try self.init(at: address, clock: clock, patience: 10_000)
    }
  }

  /// Creates or migrates the tables of a class's server; only its owner calls this.
  ///
  /// - Returns: whether anything was missing.
  public static func prepare(
    _ address: ServerAddress, clock: () -> Int64 = SystemClock.milliseconds
  ) throws(ProgressStoreError) -> Bool {
    try !PostgreSQLDatabase.prepare(address, patience: 10_000) { Timestamp(milliseconds: clock()) }.isEmpty
  }

  /// Opens a file with the parameters that tests vary: the lock timeout in milliseconds, the known schema.
  init(
    at path: String, clock: @escaping () -> Int64, patience: Int32, migrations: [Migration] = Migration.all
  ) throws(ProgressStoreError) {
    let now = { Timestamp(milliseconds: clock()) }
    self.now = now
    database = try SQLiteDatabase.open(StoreFile(path: path), migrations: migrations, patience: patience, now: now)
  }

  /// The same for a server.
  init(at address: ServerAddress, clock: @escaping () -> Int64, patience: Int32) throws(ProgressStoreError) {
    now = { Timestamp(milliseconds: clock()) }
    database = try PostgreSQLDatabase.open(address, patience: patience)
  }

  deinit { close() }

  /// Closes the store. Later calls throw `closed`; closing twice is harmless.
  public func close() { database.close() }

  /// Runs changes as one write transaction.
  func write<Result>(
    _ changes: () throws(ProgressStoreError) -> Result
  ) throws(ProgressStoreError) -> Result {
    try database.write(changes)
  }
}
