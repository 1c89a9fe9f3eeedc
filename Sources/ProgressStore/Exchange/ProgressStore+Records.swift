extension ProgressStore {
  /// Reads all stored progress.
  public func record() throws(ProgressStoreError) -> ProgressRecord {
    // A transaction gives a consistent snapshot while others write.
    try database.transaction { () throws(ProgressStoreError) in try currentRecord() }
  }

  /// The same, inside a transaction.
  func currentRecord() throws(ProgressStoreError) -> ProgressRecord {
    var records: [Int64: ExerciseRecord] = [:]
    let exercises = try database.rows("SELECT id, pack, name FROM exercise") { row in
      (row.integer(0), ExerciseKey(pack: row.text(1), exercise: row.text(2)))
    }
    for (id, key) in exercises { records[id] = ExerciseRecord(key: key) }
    for (id, text) in try recordedTexts() { records[id]?.texts.append(text) }
    for (id, hint) in try recordedHints() { records[id]?.hints.append(hint) }
    for (id, told) in try recordedSteps() { records[id]?.told.append(told) }
    for (id, review) in try recordedReviews() { records[id]?.reviews.append(review) }
    let known = records.values.filter { record in
      !record.texts.isEmpty || !record.hints.isEmpty || !record.told.isEmpty || !record.reviews.isEmpty
    }
    return ProgressRecord(
      exercises: known.map(\.inOrder).sorted { $0.key.isBefore($1.key) },
      places: try recordedPlaces().sorted { $0.key.isBefore($1.key) },
      skips: try recordedSkips().sorted { $0.key.isBefore($1.key) })
  }

  private func recordedTexts() throws(ProgressStoreError) -> [(Int64, ExerciseRecord.Text)] {
    let outcomes = try recordedOutcomes()
    let sql = """
      SELECT snapshot.exercise, snapshot.at, source.text, snapshot.reason, snapshot.id,
        attempt.pack_version, attempt.pack_hash, attempt.engine_version, attempt.verdict
      FROM snapshot
      JOIN source ON source.id = snapshot.source
      LEFT JOIN attempt ON attempt.snapshot = snapshot.id
      ORDER BY snapshot.id
      """
    let rows = try database.rows(sql) { row -> (Int64, ExerciseRecord.Text)? in
      let event: ExerciseRecord.Event
      if let reason = KeptReason(rawValue: row.text(3)) {
        event = .kept(reason)
      } else if let verdict = AttemptVerdict(rawValue: row.text(8)) {
        event = .checked(
          ExerciseRecord.Check(
            packVersion: row.text(5), packHash: row.text(6), engineVersion: row.text(7), verdict: verdict,
            scenarios: outcomes[row.integer(4)] ?? []))
      } else {
        return nil
      }
      return (row.integer(0), ExerciseRecord.Text(at: row.integer(1), source: row.bytes(2), event: event))
    }
    let understood = rows.compactMap(\.self)
    guard understood.count == rows.count else {
      throw database.damaged(.keepsATextWithoutReason, sql: sql)
    }
    return understood
  }

  private func recordedOutcomes() throws(ProgressStoreError) -> [Int64: [ScenarioOutcome]] {
    let sql = """
      SELECT attempt, scenario, passed, matching_views, checked_views, detail
      FROM scenario_outcome ORDER BY attempt, position
      """
    let rows = try database.rows(sql) { row in
      (
        row.integer(0),
        ScenarioOutcome(
          id: row.text(1), passed: row.integer(2) != 0, matchingViews: row.count(3), checkedViews: row.count(4),
          detail: row.text(5))
      )
    }
    var outcomes: [Int64: [ScenarioOutcome]] = [:]
    for (attempt, outcome) in rows { outcomes[attempt, default: []].append(outcome) }
    return outcomes
  }

  private func recordedHints() throws(ProgressStoreError) -> [(Int64, ExerciseRecord.Hint)] {
    try database.rows("SELECT exercise, number, shown_at FROM hint") { row in
      (row.integer(0), ExerciseRecord.Hint(number: row.count(1), at: row.integer(2)))
    }
  }

  private func recordedSteps() throws(ProgressStoreError) -> [(Int64, ExerciseRecord.RevealedStep)] {
    try database.rows("SELECT exercise, cause, step, told_at FROM told") { row in
      (row.integer(0), ExerciseRecord.RevealedStep(cause: row.text(1), step: row.count(2), at: row.integer(3)))
    }
  }

  private func recordedReviews() throws(ProgressStoreError) -> [(Int64, ExerciseRecord.Review)] {
    var texts: [Int64: [ExerciseRecord.ReviewText]] = [:]
    let rows = try database.rows(
      """
      SELECT review_text.review, review_text.at, source.text, verdict, scenarios_passed, scenario_count
      FROM review_text JOIN source ON source.id = review_text.source ORDER BY review_text.id
      """
    ) { row in
      (
        row.integer(0),
        ExerciseRecord.ReviewText(
          at: row.integer(1), source: row.bytes(2), verdict: AttemptVerdict(rawValue: row.text(3)) ?? .notYet,
          scenariosPassed: row.count(4), scenarioCount: row.count(5))
      )
    }
    for (review, text) in rows { texts[review, default: []].append(text) }
    let sql = "SELECT exercise, begun_at, seed, hints, finished_at, grade, id FROM review ORDER BY id"
    return try database.rows(sql) { row in
      let end = ReviewGrade(rawValue: row.count(5)).map { ExerciseRecord.Review.End(at: row.integer(4), grade: $0) }
      return (
        row.integer(0),
        ExerciseRecord.Review(
          begunAt: row.integer(1), seed: row.integer(2), hints: row.count(3), end: end,
          texts: texts[row.integer(6)] ?? [])
      )
    }
  }

  func recordedPlaces() throws(ProgressStoreError) -> [ProgressRecord.Place] {
    try database.rows("SELECT pack, name, since FROM current_exercise") { row in
      ProgressRecord.Place(key: ExerciseKey(pack: row.text(0), exercise: row.text(1)), since: row.integer(2))
    }
  }

  private func recordedSkips() throws(ProgressStoreError) -> [ProgressRecord.Skip] {
    let sql = """
      SELECT exercise.pack, exercise.name, skipped_exercise.at, skipped_exercise.is_over
      FROM skipped_exercise JOIN exercise ON exercise.id = skipped_exercise.exercise
      """
    return try database.rows(sql) { row in
      ProgressRecord.Skip(
        key: ExerciseKey(pack: row.text(0), exercise: row.text(1)), at: row.integer(2), isOver: row.integer(3) != 0)
    }
  }
}

extension ExerciseKey {
  func isBefore(_ other: ExerciseKey) -> Bool { (pack, exercise) < (other.pack, other.exercise) }
}
