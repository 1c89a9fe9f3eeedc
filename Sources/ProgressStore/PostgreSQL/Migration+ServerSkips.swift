extension Migration {
  /// Skipped exercises, as in a progress file.
  static let skipsOnServer = Migration(
    name: "skips",
    sql: """
      CREATE TABLE skipped_exercise (
        learner TEXT NOT NULL DEFAULT current_user,
        exercise BIGINT NOT NULL,
        at moment NOT NULL,
        is_over BIGINT NOT NULL CHECK (is_over IN (0, 1)),
        PRIMARY KEY (learner, exercise),
        FOREIGN KEY (learner, exercise) REFERENCES exercise (learner, id)
      );
      ALTER TABLE skipped_exercise ENABLE ROW LEVEL SECURITY;
      ALTER TABLE skipped_exercise FORCE ROW LEVEL SECURITY;
      CREATE POLICY own_rows ON skipped_exercise USING (learner = current_user) WITH CHECK (learner = current_user);
      GRANT SELECT, INSERT, UPDATE, DELETE ON skipped_exercise TO PUBLIC;
      """)
}
