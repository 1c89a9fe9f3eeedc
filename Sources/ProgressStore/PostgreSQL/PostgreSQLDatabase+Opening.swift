extension PostgreSQLDatabase {
  /// Connects as a learner. It never creates or migrates tables: learners have no right to, and a first check with a
  /// mistyped database name must not fill that database.
  static func open(
    _ address: ServerAddress, patience: Int32, migrations: [Migration] = Migration.onServer
  ) throws(ProgressStoreError) -> PostgreSQLDatabase {
    let database = try PostgreSQLDatabase(address, patience: patience)
    guard let applied = try database.appliedMigrations() else { throw address.error(.notPrepared) }
    switch SchemaStanding(applied: applied, known: migrations) {
    case .upToDate: break
    case .behind: throw address.error(.older)
    case .ahead(let name): throw address.error(.newer(name))
    }
    if let role = try database.roleThatSeesEverybody() { throw address.error(.seesEverybody(role)) }
    return database
  }

  /// Creates the tables or migrates them, in one transaction.
  ///
  /// - Returns: the names of the migrations that were missing.
  static func prepare(
    _ address: ServerAddress, patience: Int32, migrations: [Migration] = Migration.onServer, now: () -> Timestamp
  ) throws(ProgressStoreError) -> [String] {
    let database = try PostgreSQLDatabase(address, patience: patience)
    defer { database.close() }
    return try database.transaction { () throws(ProgressStoreError) in
      // If two processes do this at once, the second finds nothing to do.
      try database.run("SELECT pg_advisory_xact_lock(\(lockOfPreparing))")
      try database.claim()
      let applied = try database.appliedMigrations() ?? []
      guard case .behind(let missing) = SchemaStanding(applied: applied, known: migrations) else {
        if case .ahead(let name) = SchemaStanding(applied: applied, known: migrations) {
          throw address.error(.newer(name))
        }
        return []
      }
      for step in missing { try database.take(step, at: now()) }
      return missing.map(\.name)
    }
  }

  /// The letters `cour`, which also identify our files.
  private static var lockOfPreparing: Int64 { SQLiteDatabase.applicationID }

  /// The migrations that the schema has applied, oldest first; nil if there is no schema.
  private func appliedMigrations() throws(ProgressStoreError) -> [String]? {
    guard try number("SELECT to_regclass('course.migration') IS NOT NULL") == 1 else { return nil }
    return try rows("SELECT name FROM migration ORDER BY number") { $0.text(0) }
  }

  private func roleThatSeesEverybody() throws(ProgressStoreError) -> String? {
    try rows(
      "SELECT rolname::text FROM pg_roles WHERE rolname = current_user AND (rolsuper OR rolbypassrls)"
    ) { $0.text(0) }.first
  }

  /// Creates the schema if it is missing; rejects an existing one with other content.
  private func claim() throws(ProgressStoreError) {
    if try number("SELECT to_regclass('course.migration') IS NOT NULL") == 1 { return }
    let others = try number("SELECT count(*) FROM pg_class WHERE relnamespace = to_regnamespace('course')")
    guard others == 0 else { throw address.error(.foreign) }
    try run("CREATE SCHEMA IF NOT EXISTS course")
    try run("GRANT USAGE ON SCHEMA course TO PUBLIC")
    try run(
      """
      CREATE TABLE migration (
        number BIGINT PRIMARY KEY CHECK (number >= 1),
        name TEXT NOT NULL UNIQUE CHECK (name <> ''),
        applied_at BIGINT NOT NULL CHECK (applied_at BETWEEN 0 AND 253402300799999)
      )
      """)
    try run("GRANT SELECT ON migration TO PUBLIC")
  }

  private func take(_ step: Migration, at moment: Timestamp) throws(ProgressStoreError) {
    try runScript(step.sql)
    try run(
      "INSERT INTO migration (number, name, applied_at) SELECT coalesce(max(number), 0) + 1, ?, ? FROM migration",
      .text(step.name), .integer(moment.milliseconds))
  }

  func health() throws(ProgressStoreError) -> StoreHealth {
    let texts = try rows("SELECT count(*), coalesce(sum(length(text)), 0)::bigint FROM source") { row in
      (count: row.count(0), bytes: row.integer(1))
    }
    return StoreHealth(
      schema: try appliedMigrations() ?? [], faults: [], size: texts.first?.bytes ?? 0, texts: texts.first?.count ?? 0)
  }
}
