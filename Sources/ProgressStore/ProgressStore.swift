/// A learner's attempts, passes, hints and history: in one SQLite file, or on a server that a class shares.
///
///     let store = try ProgressStore(at: .file("my-course/.course/progress.sqlite"))
///     let number = try store.record(attempt)       // 4: the fourth check of this exercise
///     let hint = try store.showHint(for: key, of: 3)  // 1, then 2, then 3, then 3
///     store.close()
///
/// Every write is one transaction that is on the disk when the call returns. Several processes may use one file at
/// once: they wait for one another, for up to five seconds, and lose nothing. A file that is damaged, another
/// program's, or written by a newer version is refused and left exactly as it is. A server that is started anew is waited
/// for, for up to ten seconds, and what it had not kept is done once more.
///
/// Call `close()` before the process ends. A process that ends without it has, as far as the file can tell, been
/// killed, and the next opening looks the whole file over.
///
/// A store belongs to one thread at a time; threads that work side by side open one each, as processes do.
///
/// - Complexity: opening an existing file takes about half a millisecond; a write takes as long as the disk needs to
///   promise that it is kept.
public final class ProgressStore {
  let database: any Database
  let now: () -> Timestamp

  /// Opens the progress kept at a place. A file is made where there is none; its folder must exist. A server's tables are
  /// made by `prepare`.
  ///
  /// - Parameter clock: milliseconds since 1970 in UTC. It is asked inside each write, while this process alone may
  ///   write, so that moments follow the order of the writes.
  public convenience init(
    at place: ProgressPlace, clock: @escaping () -> Int64 = SystemClock.milliseconds
  ) throws(ProgressStoreError) {
    switch place {
    case .file(let path): try self.init(at: path, clock: clock, patience: 5000)
    case .server(let address): try self.init(at: address, clock: clock, patience: 10_000)
    }
  }

  /// Makes the tables of a class's server, or brings them up to date; for whoever keeps it.
  ///
  /// - Returns: whether something was missing.
  public static func prepare(
    _ address: ServerAddress, clock: () -> Int64 = SystemClock.milliseconds
  ) throws(ProgressStoreError) -> Bool {
    try !PostgreSQLDatabase.prepare(address, patience: 10_000) { Timestamp(milliseconds: clock()) }.isEmpty
  }

  /// Opens a file with everything that tests vary: how long to wait for a lock in milliseconds, the known schema.
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

  /// Ends the use of the file. Later calls throw `closed`; closing twice is no harm.
  public func close() { database.close() }

  /// Runs changes as one write.
  func write<Result>(
    _ changes: () throws(ProgressStoreError) -> Result
  ) throws(ProgressStoreError) -> Result {
    try database.write(changes)
  }
}
