/// A learner's attempts, passes, hints and history, in one SQLite file.
///
///     let store = try ProgressStore(at: "my-course/.course/progress.sqlite")
///     let number = try store.record(attempt)       // 4: the fourth check of this exercise
///     let hint = try store.showHint(for: key, of: 3)  // 1, then 2, then 3, then 3
///     store.close()
///
/// Every write is one transaction that is on the disk when the call returns. Several processes may use one file at
/// once: they wait for one another, for up to five seconds, and lose nothing. A file that is damaged, another
/// program's, or written by a newer version is refused and left exactly as it is.
///
/// Call `close()` before the process ends. A process that ends without it has, as far as the file can tell, been
/// killed, and the next opening looks the whole file over.
///
/// A store belongs to one thread at a time; threads that work side by side open one each, as processes do.
///
/// - Complexity: opening an existing file takes about half a millisecond; a write takes as long as the disk needs to
///   promise that it is kept.
public final class ProgressStore {
  let database: Database
  let now: () -> Timestamp
  private var session: Int64?

  /// Opens the progress file at `path`, or makes one where there is none; its folder must exist.
  ///
  /// - Parameter clock: milliseconds since 1970 in UTC. It is asked inside each write, while this process alone may
  ///   write, so that moments follow the order of the writes.
  public convenience init(
    at path: String, clock: @escaping () -> Int64 = SystemClock.milliseconds
  ) throws(ProgressStoreError) {
    try self.init(at: path, clock: clock, patience: 5000)
  }

  /// The same with everything that tests vary: how long to wait for a lock in milliseconds, the known schema.
  init(
    at path: String, clock: @escaping () -> Int64, patience: Int32, migrations: [Migration] = Migration.all
  ) throws(ProgressStoreError) {
    let now = { Timestamp(milliseconds: clock()) }
    self.now = now
    self.database = try Database.open(StoreFile(path: path), migrations: migrations, patience: patience, now: now)
  }

  deinit { close() }

  /// Ends the use of the file. Later calls throw `closed`; closing twice is no harm.
  public func close() {
    if let session { try? database.leave(session) }
    session = nil
    database.close()
  }

  /// Runs changes as one write and enters this process with the first.
  func write<Result>(
    _ changes: () throws(ProgressStoreError) -> Result
  ) throws(ProgressStoreError) -> Result {
    let (result, entered) = try database.transaction { () throws(ProgressStoreError) in
      let entered = try enterOnce()
      return (try changes(), entered)
    }
    session = entered
    return result
  }

  private func enterOnce() throws(ProgressStoreError) -> Int64 {
    if let session { return session }
    return try database.enter(at: now())
  }
}
