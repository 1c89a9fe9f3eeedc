/// Checks a file's integrity after an unclean end and at intervals.
extension SQLiteDatabase {
  /// The number of writing processes after which the file is checked without a suspicion.
  static let sessionsBetweenChecks: Int64 = 50

  /// Checks the file if there is a reason, and throws `damaged` if it finds a fault.
  ///
  /// Reasons: a registered process is gone; a log or journal remained although no process writes; or many sessions have
  /// passed. A clean end leaves none of these, so most openings cost two small queries.
  ///
  /// - Complexity: O(size of the file) if there is a reason; a year of learning is a few MB and takes about 10 ms.
  func checkIfDue(logWasLeft: Bool) throws(ProgressStoreError) {
    let sessions = try openSessions()
    let gone = sessions.filter { !$0.process.isRunning() }
    let logIsOrphan = logWasLeft && gone.count == sessions.count
    let since = try number("SELECT sessions_since_check FROM upkeep") ?? Self.sessionsBetweenChecks
    guard !gone.isEmpty || logIsOrphan || since >= Self.sessionsBetweenChecks else { return }
    try quickCheck()
    try noteCheck(removing: gone, at: now())
  }

  /// Registers this process as a writer.
  /// - Returns: the entry's id, for `leave`.
  func enter(at moment: Timestamp) throws(ProgressStoreError) -> Int64 {
    let process = ProcessIdentity.current()
    let session = try insert(
      "INSERT INTO session (process, started, boot, opened_at) VALUES (?, ?, ?, ?) RETURNING id",
      .integer(process.number), .integer(process.started), .text(process.boot), .integer(moment.milliseconds))
    try run("UPDATE upkeep SET sessions_since_check = sessions_since_check + 1")
    return session
  }

  /// Removes this process's entry: a clean end.
  ///
  /// It does not wait for the disk, since losing it in a power cut costs only one needless check.
  func leave(_ session: Int64) throws(ProgressStoreError) {
    try run("PRAGMA synchronous = NORMAL")
    try run("DELETE FROM session WHERE id = ?", .integer(session))
  }

  private func openSessions() throws(ProgressStoreError) -> [Session] {
    try rows("SELECT id, process, started, boot FROM session") { row in
      Session(
        id: row.integer(0),
        process: ProcessIdentity(number: row.integer(1), started: row.integer(2), boot: row.text(3)))
    }
  }

  private func quickCheck() throws(ProgressStoreError) {
    let sql = "PRAGMA quick_check(3)"
    let findings = try rows(sql) { $0.text(0) }
    guard findings == ["ok"] else { throw file.error(.damaged(.said(findings.joined(separator: "; "))), sql: sql) }
  }

  /// Records that the file is sound. If that fails, the next opening checks again.
  private func noteCheck(removing gone: [Session], at moment: Timestamp) throws(ProgressStoreError) {
    do throws(ProgressStoreError) {
      try transaction { () throws(ProgressStoreError) in
        for session in gone { try run("DELETE FROM session WHERE id = ?", .integer(session.id)) }
        try run("UPDATE upkeep SET sessions_since_check = 0, checked_at = ?", .integer(moment.milliseconds))
      }
    } catch {
      guard [.busy, .full, .readOnly].contains(error.kind) else { throw error }
    }
  }
}

extension SQLiteDatabase {
  func health() throws(ProgressStoreError) -> StoreHealth {
    let found = try rows("PRAGMA integrity_check(10)") { $0.text(0) }
    let dangling = try rows("PRAGMA foreign_key_check") { "a row of \($0.text(0)) belongs to nothing" }
    let pages = try number("PRAGMA page_count") ?? 0
    let bytes = try number("PRAGMA page_size") ?? 0
    return StoreHealth(
      schema: try appliedMigrations(), faults: found.filter { $0 != "ok" } + dangling, size: pages * bytes,
      texts: Int(clamping: try number("SELECT count(*) FROM source") ?? 0))
  }
}

/// A process's entry in the file.
private struct Session {
  var id: Int64
  var process: ProcessIdentity
}
