extension Migration {
  /// Skipped exercises.
  ///
  /// A row stays when the learner resumes the exercise and records when, so the newer of two machines' rows is right.
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
