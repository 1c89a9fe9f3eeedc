extension Migration {
  /// Since when the learner has been at an exercise: what they edit after that moment tells where they have gone.
  static let places = Migration(
    name: "places",
    sql: """
      ALTER TABLE current_exercise ADD COLUMN since INTEGER NOT NULL DEFAULT 0
        CHECK (since BETWEEN 0 AND 253402300799999);
      """)
}
