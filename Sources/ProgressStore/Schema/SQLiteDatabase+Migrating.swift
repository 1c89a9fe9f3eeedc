extension SQLiteDatabase {
  /// The application id in the file's header: the letters `cour`.
  static let applicationID: Int64 = 0x636F_7572

  func readApplicationID() throws(ProgressStoreError) -> Int64 {
    try number("PRAGMA application_id") ?? 0
  }

  /// Whether the file has no tables yet.
  func isEmpty() throws(ProgressStoreError) -> Bool {
    try number("SELECT count(*) FROM sqlite_master") == 0
  }

  /// The names of the applied migrations, oldest first.
  func appliedMigrations() throws(ProgressStoreError) -> [String] {
    try rows("SELECT name FROM migration ORDER BY number") { $0.text(0) }
  }

  /// Applies every missing migration, each in its own transaction; the first also sets our application id.
  ///
  /// Another process may be doing the same, so each transaction checks again what is missing.
  func migrate(along known: [Migration]) throws(ProgressStoreError) {
    // Rebuilding a table needs foreign keys off; each migration's result is checked instead.
    try run("PRAGMA foreign_keys = OFF")
    var isDone = false
    while !isDone {
      isDone = try transaction { () throws(ProgressStoreError) in
        try claim()
        guard let step = try nextStep(along: known) else { return true }
        try take(step, at: now())
        return false
      }
    }
  }

  /// Sets our application id in an empty file; rejects a file with another one.
  private func claim() throws(ProgressStoreError) {
    if try readApplicationID() == Self.applicationID { return }
    guard try isEmpty() else { throw file.error(.foreign(.wasWrittenMeanwhile)) }
    try run("PRAGMA application_id = \(Self.applicationID)")
    try run(
      """
      CREATE TABLE migration (
        number INTEGER PRIMARY KEY CHECK (number >= 1),
        name TEXT NOT NULL UNIQUE CHECK (name <> ''),
        applied_at INTEGER NOT NULL CHECK (applied_at BETWEEN 0 AND 253402300799999)
      ) STRICT
      """)
  }

  private func nextStep(along known: [Migration]) throws(ProgressStoreError) -> Migration? {
    switch SchemaStanding(applied: try appliedMigrations(), known: known) {
    case .upToDate: return nil
    case .behind(let missing): return missing.first
    case .ahead(let name): throw file.error(.newer(name))
    }
  }

  private func take(_ step: Migration, at moment: Timestamp) throws(ProgressStoreError) {
    try runScript(step.sql)
    let dangling = try rows("PRAGMA foreign_key_check") { $0.text(0) }
    guard dangling.isEmpty else {
      throw file.error(.damaged(.tablesDoNotFit(dangling)))
    }
    try run(
      "INSERT INTO migration (number, name, applied_at) SELECT coalesce(max(number), 0) + 1, ?, ? FROM migration",
      .text(step.name), .integer(moment.milliseconds))
  }
}
