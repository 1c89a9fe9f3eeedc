extension Migration {
  /// How much of each cause was told to each learner, as in a progress file.
  static let toldOnServer = Migration(
    name: "told",
    sql: """
      CREATE TABLE told (
        learner TEXT NOT NULL DEFAULT current_user,
        exercise BIGINT NOT NULL,
        cause TEXT NOT NULL CHECK (cause <> ''),
        step BIGINT NOT NULL CHECK (step BETWEEN 1 AND 4),
        told_at moment NOT NULL,
        PRIMARY KEY (learner, exercise, cause, step),
        FOREIGN KEY (learner, exercise) REFERENCES exercise (learner, id)
      );
      ALTER TABLE told ENABLE ROW LEVEL SECURITY;
      ALTER TABLE told FORCE ROW LEVEL SECURITY;
      CREATE POLICY own_rows ON told USING (learner = current_user) WITH CHECK (learner = current_user);
      GRANT SELECT, INSERT, UPDATE, DELETE ON told TO PUBLIC;
      """)
}
