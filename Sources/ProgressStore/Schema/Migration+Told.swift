extension Migration {
  /// How much of each cause of a failure was told, and since when: a cause that comes again is told more of.
  static let told = Migration(
    name: "told",
    sql: """
      CREATE TABLE told (
        exercise INTEGER NOT NULL REFERENCES exercise (id),
        cause TEXT NOT NULL CHECK (cause <> ''),
        step INTEGER NOT NULL CHECK (step BETWEEN 1 AND 4),
        told_at INTEGER NOT NULL CHECK (told_at BETWEEN 0 AND 253402300799999),
        PRIMARY KEY (exercise, cause, step)
      ) STRICT, WITHOUT ROWID;
      """)
}
