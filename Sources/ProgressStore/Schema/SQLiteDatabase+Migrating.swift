extension SQLiteDatabase {
  /// The number in the file's header that says whose it is: the letters `cour`.
  static let applicationID: Int64 = 0x636F_7572

  func readApplicationID() throws(ProgressStoreError) -> Int64 {
    try number("PRAGMA application_id") ?? 0
  }

  /// Whether nothing has been made in the file yet.
  func isEmpty() throws(ProgressStoreError) -> Bool {
    try number("SELECT count(*) FROM sqlite_master") == 0
  }

  /// The names of the steps that the file has taken, oldest first.
  func appliedMigrations() throws(ProgressStoreError) -> [String] {
    try rows("SELECT name FROM migration ORDER BY number") { $0.text(0) }
  }

  /// Takes every missing step, each in its own transaction; makes the file ours with the first.
  ///
  /// Another process may be doing the same. Each transaction therefore looks again at what is there.
  func migrate(along known: [Migration]) throws(ProgressStoreError) {
    // A step that builds a table anew needs foreign keys off; each step's result is checked instead.
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

  /// Puts our name on an empty file; a file with another name is left alone.
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
