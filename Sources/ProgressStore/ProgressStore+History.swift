extension ProgressStore {
  /// Every checked or kept text of an exercise, newest first.
  ///
  /// The order is that of the writes, since the clock may have been set back.
  public func history(of key: ExerciseKey) throws(ProgressStoreError) -> [HistoryEntry] {
    let sql = """
      SELECT snapshot.reason, snapshot.at, source.text,
        attempt.number, attempt.verdict, attempt.scenarios_passed, attempt.scenario_count
      FROM exercise
      JOIN snapshot ON snapshot.exercise = exercise.id
      JOIN source ON source.id = snapshot.source
      LEFT JOIN attempt ON attempt.snapshot = snapshot.id
      WHERE exercise.pack = ? AND exercise.name = ?
      ORDER BY snapshot.id DESC
      """
    let entries = try database.rows(sql, [.text(key.pack), .text(key.exercise)], read: Self.entry)
    let understood = entries.compactMap(\.self)
    guard understood.count == entries.count else {
      throw database.damaged(.keepsATextWithoutReason, sql: sql)
    }
    return understood
  }

  /// The outcomes of one attempt, in recorded order; empty if there is no such attempt.
  public func scenarios(ofAttempt number: Int, of key: ExerciseKey) throws(ProgressStoreError) -> [ScenarioOutcome] {
    let sql = """
      SELECT scenario, passed, matching_views, checked_views, detail
      FROM exercise
      JOIN attempt ON attempt.exercise = exercise.id
      JOIN scenario_outcome ON scenario_outcome.attempt = attempt.snapshot
      WHERE exercise.pack = ? AND exercise.name = ? AND attempt.number = ?
      ORDER BY position
      """
    return try database.rows(sql, [.text(key.pack), .text(key.exercise), .integer(number)]) { row in
      ScenarioOutcome(
        id: row.text(0), passed: row.integer(1) != 0, matchingViews: row.count(2), checkedViews: row.count(3),
        detail: row.text(4))
    }
  }

  /// nil if the file contains words that this program never wrote.
  private static func entry(in row: any Row) -> HistoryEntry? {
    guard let event = event(in: row) else { return nil }
    return HistoryEntry(event: event, at: row.moment(1), source: row.utf8(2))
  }

  private static func event(in row: any Row) -> HistoryEntry.Event? {
    if let reason = KeptReason(rawValue: row.text(0)) { return .kept(reason) }
    guard let verdict = AttemptVerdict(rawValue: row.text(4)) else { return nil }
    return .attempt(
      number: row.count(3), verdict: verdict, scenariosPassed: row.count(5), scenarioCount: row.count(6))
  }
}
