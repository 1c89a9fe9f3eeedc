extension Migration {
  /// The learner's history: texts, attempts with their results, hints, and the current exercise.
  ///
  ///     exercise ◀── snapshot ──▶ source        a text, at a time, for a reason
  ///        ▲  ▲          ▲
  ///        │  └ hint     └ attempt ◀── scenario_outcome
  ///        └ current_exercise
  ///
  /// Attempts and kept texts share one table of snapshots, whose ids order the history even if clocks disagree. Texts
  /// are BLOBs of UTF-8, because SQLite does not define comparisons of TEXT with NULs; read them with `CAST(text AS
  /// TEXT)`. `source.hash` is not unique: texts with the same hash are different texts.
  static let attempts = Migration(
    name: "attempts",
    sql: """
      CREATE TABLE exercise (
        id INTEGER PRIMARY KEY,
        pack TEXT NOT NULL CHECK (pack <> '' AND instr(pack, char(0)) = 0),
        name TEXT NOT NULL CHECK (name <> '' AND instr(name, char(0)) = 0),
        UNIQUE (pack, name)
      ) STRICT;

      CREATE TABLE current_exercise (
        pack TEXT PRIMARY KEY,
        name TEXT NOT NULL,
        FOREIGN KEY (pack, name) REFERENCES exercise (pack, name)
      ) STRICT, WITHOUT ROWID;

      CREATE TABLE hint (
        exercise INTEGER NOT NULL REFERENCES exercise (id),
        number INTEGER NOT NULL CHECK (number >= 1),
        shown_at INTEGER NOT NULL CHECK (shown_at BETWEEN 0 AND 253402300799999),
        PRIMARY KEY (exercise, number)
      ) STRICT, WITHOUT ROWID;

      CREATE TABLE source (
        id INTEGER PRIMARY KEY,
        hash BLOB NOT NULL CHECK (length(hash) = 32),
        text BLOB NOT NULL
      ) STRICT;
      CREATE INDEX source_by_hash ON source (hash);

      CREATE TABLE snapshot (
        id INTEGER PRIMARY KEY AUTOINCREMENT,
        exercise INTEGER NOT NULL REFERENCES exercise (id),
        source INTEGER NOT NULL REFERENCES source (id),
        reason TEXT NOT NULL CHECK (reason IN ('checked', 'reset', 'replaced')),
        at INTEGER NOT NULL CHECK (at BETWEEN 0 AND 253402300799999),
        UNIQUE (exercise, id)
      ) STRICT;
      CREATE INDEX snapshot_by_source ON snapshot (source);

      CREATE TABLE attempt (
        snapshot INTEGER PRIMARY KEY,
        exercise INTEGER NOT NULL,
        number INTEGER NOT NULL CHECK (number >= 1),
        pack_version TEXT NOT NULL,
        pack_hash TEXT NOT NULL,
        engine_version TEXT NOT NULL,
        verdict TEXT NOT NULL CHECK (verdict IN ('passed', 'notYet', 'notUnderstood')),
        scenarios_passed INTEGER NOT NULL CHECK (scenarios_passed BETWEEN 0 AND scenario_count),
        scenario_count INTEGER NOT NULL,
        FOREIGN KEY (exercise, snapshot) REFERENCES snapshot (exercise, id),
        UNIQUE (exercise, number),
        CHECK (verdict <> 'passed' OR (scenario_count > 0 AND scenarios_passed = scenario_count))
      ) STRICT;
      CREATE INDEX attempt_passed ON attempt (exercise, number) WHERE verdict = 'passed';

      CREATE TABLE scenario_outcome (
        attempt INTEGER NOT NULL REFERENCES attempt (snapshot),
        position INTEGER NOT NULL CHECK (position >= 0),
        scenario TEXT NOT NULL CHECK (scenario <> ''),
        passed INTEGER NOT NULL CHECK (passed IN (0, 1)),
        matching_views INTEGER NOT NULL CHECK (matching_views BETWEEN 0 AND checked_views),
        checked_views INTEGER NOT NULL,
        detail TEXT NOT NULL CHECK (json_valid(detail)),
        PRIMARY KEY (attempt, position),
        UNIQUE (attempt, scenario)
      ) STRICT, WITHOUT ROWID;
      """)
}
