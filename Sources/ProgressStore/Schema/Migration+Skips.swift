extension Migration {
  /// Exercises that the learner left for later.
  ///
  /// A row stays when they come back to the exercise, and says since when it is over: so of two machines' rows the later
  /// one is right.
  static let skips = Migration(
    name: "skips",
    sql: """
      CREATE TABLE skipped_exercise (
        exercise INTEGER PRIMARY KEY REFERENCES exercise (id),
        at INTEGER NOT NULL CHECK (at BETWEEN 0 AND 253402300799999),
        is_over INTEGER NOT NULL CHECK (is_over IN (0, 1))
      ) STRICT;
      """)
}
