extension Migration {
  /// When the current exercise became current: later edits show which exercise the learner works on.
  static let places = Migration(
    name: "places",
    sql: """
      ALTER TABLE current_exercise ADD COLUMN since INTEGER NOT NULL DEFAULT 0
        CHECK (since BETWEEN 0 AND 253402300799999);
      """)
}
