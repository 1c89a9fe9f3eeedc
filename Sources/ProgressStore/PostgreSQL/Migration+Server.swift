extension Migration {
  /// Every step of a server's schema, oldest first.
  static let onServer: [Migration] = [.classOfLearners, .skipsOnServer, .toldOnServer]

  /// The tables of a progress file, for all learners of a class.
  ///
  /// Each row belongs to a learner, the role that wrote it. Row-level security hides other learners' rows: the server
  /// adds `learner = current_user` to every statement, even for the tables' owner. Keys begin with the learner, so no
  /// row can refer to another learner's. Only a superuser and a role with BYPASSRLS see all rows.
  static let classOfLearners = Migration(
    name: "class-of-learners",
    sql: """
      CREATE DOMAIN moment AS BIGINT CHECK (VALUE BETWEEN 0 AND 253402300799999);

      CREATE TABLE exercise (
        id BIGINT GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
        learner TEXT NOT NULL DEFAULT current_user,
        pack TEXT NOT NULL CHECK (pack <> ''),
        name TEXT NOT NULL CHECK (name <> ''),
        UNIQUE (learner, pack, name),
        UNIQUE (learner, id)
      );

      CREATE TABLE current_exercise (
        learner TEXT NOT NULL DEFAULT current_user,
        pack TEXT NOT NULL,
        name TEXT NOT NULL,
        since moment NOT NULL,
        PRIMARY KEY (learner, pack),
        FOREIGN KEY (learner, pack, name) REFERENCES exercise (learner, pack, name)
      );

      CREATE TABLE hint (
        learner TEXT NOT NULL DEFAULT current_user,
        exercise BIGINT NOT NULL,
        number BIGINT NOT NULL CHECK (number >= 1),
        shown_at moment NOT NULL,
        PRIMARY KEY (learner, exercise, number),
        FOREIGN KEY (learner, exercise) REFERENCES exercise (learner, id)
      );

      CREATE TABLE source (
        id BIGINT GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
        learner TEXT NOT NULL DEFAULT current_user,
        text BYTEA NOT NULL,
        UNIQUE (learner, id)
      );
      CREATE INDEX source_by_length ON source (learner, length(text));

      CREATE TABLE snapshot (
        id BIGINT GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
        learner TEXT NOT NULL DEFAULT current_user,
        exercise BIGINT NOT NULL,
        source BIGINT NOT NULL,
        reason TEXT NOT NULL CHECK (reason IN ('checked', 'reset', 'replaced')),
        at moment NOT NULL,
        UNIQUE (learner, exercise, id),
        FOREIGN KEY (learner, exercise) REFERENCES exercise (learner, id),
        FOREIGN KEY (learner, source) REFERENCES source (learner, id)
      );
      CREATE INDEX snapshot_by_source ON snapshot (learner, source);

      CREATE TABLE attempt (
        snapshot BIGINT PRIMARY KEY,
        learner TEXT NOT NULL DEFAULT current_user,
        exercise BIGINT NOT NULL,
        number BIGINT NOT NULL CHECK (number >= 1),
        pack_version TEXT NOT NULL,
        pack_hash TEXT NOT NULL,
        engine_version TEXT NOT NULL,
        verdict TEXT NOT NULL CHECK (verdict IN ('passed', 'notYet', 'notUnderstood')),
        scenarios_passed BIGINT NOT NULL CHECK (scenarios_passed BETWEEN 0 AND scenario_count),
        scenario_count BIGINT NOT NULL,
        FOREIGN KEY (learner, exercise, snapshot) REFERENCES snapshot (learner, exercise, id),
        UNIQUE (learner, exercise, number),
        UNIQUE (learner, snapshot),
        CHECK (verdict <> 'passed' OR (scenario_count > 0 AND scenarios_passed = scenario_count))
      );

      CREATE TABLE scenario_outcome (
        learner TEXT NOT NULL DEFAULT current_user,
        attempt BIGINT NOT NULL,
        position BIGINT NOT NULL CHECK (position >= 0),
        scenario TEXT NOT NULL CHECK (scenario <> ''),
        passed BIGINT NOT NULL CHECK (passed IN (0, 1)),
        matching_views BIGINT NOT NULL CHECK (matching_views BETWEEN 0 AND checked_views),
        checked_views BIGINT NOT NULL,
        detail TEXT NOT NULL CHECK (detail::json IS NOT NULL),
        PRIMARY KEY (learner, attempt, position),
        UNIQUE (learner, attempt, scenario),
        FOREIGN KEY (learner, attempt) REFERENCES attempt (learner, snapshot)
      );

      CREATE TABLE review (
        id BIGINT GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
        learner TEXT NOT NULL DEFAULT current_user,
        exercise BIGINT NOT NULL,
        seed BIGINT NOT NULL,
        begun_at moment NOT NULL,
        hints BIGINT NOT NULL DEFAULT 0 CHECK (hints >= 0),
        finished_at moment,
        grade BIGINT CHECK (grade BETWEEN 1 AND 4),
        CHECK ((finished_at IS NULL) = (grade IS NULL)),
        UNIQUE (learner, exercise, begun_at, seed),
        UNIQUE (learner, id),
        FOREIGN KEY (learner, exercise) REFERENCES exercise (learner, id)
      );

      CREATE TABLE review_text (
        id BIGINT GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
        learner TEXT NOT NULL DEFAULT current_user,
        review BIGINT NOT NULL,
        source BIGINT NOT NULL,
        at moment NOT NULL,
        verdict TEXT NOT NULL CHECK (verdict IN ('passed', 'notYet', 'notUnderstood')),
        scenarios_passed BIGINT NOT NULL CHECK (scenarios_passed BETWEEN 0 AND scenario_count),
        scenario_count BIGINT NOT NULL,
        FOREIGN KEY (learner, review) REFERENCES review (learner, id),
        FOREIGN KEY (learner, source) REFERENCES source (learner, id)
      );
      CREATE INDEX review_text_by_review ON review_text (learner, review);
      CREATE INDEX review_text_by_source ON review_text (learner, source);

      -- Which writes were kept, for a learner's program that lost its connection before it was told.
      CREATE TABLE receipt (
        learner TEXT NOT NULL DEFAULT current_user,
        number BIGINT NOT NULL,
        at TIMESTAMPTZ NOT NULL DEFAULT now(),
        PRIMARY KEY (learner, number)
      );

      DO $$
      DECLARE kept TEXT;
      BEGIN
        FOREACH kept IN ARRAY ARRAY['exercise', 'current_exercise', 'hint', 'source', 'snapshot', 'attempt',
          'scenario_outcome', 'review', 'review_text', 'receipt']
        LOOP
          EXECUTE format('ALTER TABLE %I ENABLE ROW LEVEL SECURITY', kept);
          EXECUTE format('ALTER TABLE %I FORCE ROW LEVEL SECURITY', kept);
          EXECUTE format('CREATE POLICY own_rows ON %I USING (learner = current_user) WITH CHECK (learner = current_user)', kept);
          EXECUTE format('GRANT SELECT, INSERT, UPDATE, DELETE ON %I TO PUBLIC', kept);
        END LOOP;
      END $$;
      """)
}
