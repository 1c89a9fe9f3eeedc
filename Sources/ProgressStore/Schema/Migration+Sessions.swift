extension Migration {
  /// The processes that have written to the open file, and the time of the last check.
  ///
  /// A process registers itself with its first write and unregisters when it closes the file. A row whose process is
  /// gone indicates an unclean end. Process numbers are reused, so a row also has the start time (in the kernel's
  /// ticks) and the boot id.
  static let sessions = Migration(
    name: "sessions",
    sql: """
      CREATE TABLE session (
        id INTEGER PRIMARY KEY AUTOINCREMENT,
        process INTEGER NOT NULL CHECK (process > 0),
        started INTEGER NOT NULL,
        boot TEXT NOT NULL,
        opened_at INTEGER NOT NULL CHECK (opened_at BETWEEN 0 AND 253402300799999)
      ) STRICT;

      CREATE TABLE upkeep (
        id INTEGER PRIMARY KEY CHECK (id = 1),
        sessions_since_check INTEGER NOT NULL CHECK (sessions_since_check >= 0),
        checked_at INTEGER NOT NULL CHECK (checked_at BETWEEN 0 AND 253402300799999)
      ) STRICT;
      INSERT INTO upkeep (id, sessions_since_check, checked_at) VALUES (1, 0, 0);
      """)
}
