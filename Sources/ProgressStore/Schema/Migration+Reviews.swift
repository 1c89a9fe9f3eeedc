extension Migration {
  /// Reviews of passed exercises: their times, the seeds of their data, and every checked text.
  ///
  /// The next due date is computed from these rows, so no total can disagree with them and rows of two machines can be
  /// merged. Only the newest review of an exercise may be open.
  static let reviews = Migration(
    name: "reviews",
    sql: """
      CREATE TABLE review (
        id INTEGER PRIMARY KEY AUTOINCREMENT,
        exercise INTEGER NOT NULL REFERENCES exercise (id),
        seed INTEGER NOT NULL,
        begun_at INTEGER NOT NULL CHECK (begun_at BETWEEN 0 AND 253402300799999),
        hints INTEGER NOT NULL DEFAULT 0 CHECK (hints >= 0),
        finished_at INTEGER CHECK (finished_at BETWEEN 0 AND 253402300799999),
        grade INTEGER CHECK (grade BETWEEN 1 AND 4),
        CHECK ((finished_at IS NULL) = (grade IS NULL)),
        UNIQUE (exercise, begun_at, seed)
      ) STRICT;

      CREATE TABLE review_text (
        id INTEGER PRIMARY KEY AUTOINCREMENT,
        review INTEGER NOT NULL REFERENCES review (id),
        source INTEGER NOT NULL REFERENCES source (id),
        at INTEGER NOT NULL CHECK (at BETWEEN 0 AND 253402300799999),
        verdict TEXT NOT NULL CHECK (verdict IN ('passed', 'notYet', 'notUnderstood')),
        scenarios_passed INTEGER NOT NULL CHECK (scenarios_passed BETWEEN 0 AND scenario_count),
        scenario_count INTEGER NOT NULL
      ) STRICT;
      CREATE INDEX review_text_by_review ON review_text (review);
      CREATE INDEX review_text_by_source ON review_text (source);
      """)
}
