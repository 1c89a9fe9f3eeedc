/// Looking a file over: after an unclean end, and now and then.
extension SQLiteDatabase {
  /// After so many processes that wrote, the file is looked over although nothing points to damage.
  static let sessionsBetweenChecks: Int64 = 50

  /// Looks the file over if there is a reason to, and throws `damaged` if it finds something.
  ///
  /// Reasons: a process entered itself and is gone; a log or journal was left although no process that writes is there;
  /// or many sessions have gone by. A healthy end leaves none of them, so most openings pay two small queries.
  ///
  /// - Complexity: O(size of the file) if there is a reason; a year of learning is a few MB and takes some 10 ms.
  func checkIfDue(logWasLeft: Bool) throws(ProgressStoreError) {
    let sessions = try openSessions()
    let gone = sessions.filter { !$0.process.isRunning() }
    let logIsOrphan = logWasLeft && gone.count == sessions.count
    let since = try number("SELECT sessions_since_check FROM upkeep") ?? Self.sessionsBetweenChecks
    guard !gone.isEmpty || logIsOrphan || since >= Self.sessionsBetweenChecks else { return }
    try quickCheck()
    try noteCheck(removing: gone, at: now())
  }

  /// Enters this process as one that writes.
  /// - Returns: the entry's id, for `leave`.
  func enter(at moment: Timestamp) throws(ProgressStoreError) -> Int64 {
    let process = ProcessIdentity.current()
    let session = try insert(
      "INSERT INTO session (process, started, boot, opened_at) VALUES (?, ?, ?, ?) RETURNING id",
      .integer(process.number), .integer(process.started), .text(process.boot), .integer(moment.milliseconds))
    try run("UPDATE upkeep SET sessions_since_check = sessions_since_check + 1")
    return session
  }

  /// Takes this process's entry away: a clean end.
  ///
  /// Losing this in a power cut costs one needless check, so it does not wait for the disk.
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

  /// Writes down that the file is sound. If that cannot be done just now, the next opening checks again.
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
