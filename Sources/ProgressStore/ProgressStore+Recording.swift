extension ProgressStore {
  /// Stores an attempt with its text and every scenario's outcome.
  ///
  /// - Returns: the attempt's number for this exercise, from 1.
  @discardableResult
  public func record(_ attempt: Attempt) throws(ProgressStoreError) -> Int {
    try write { () throws(ProgressStoreError) in
      let exercise = try exerciseID(for: attempt.key)
      let snapshot = try keepSnapshot(of: attempt.source, exercise: exercise, reason: "checked")
      let number = try nextAttempt(of: exercise)
      try insert(attempt, exercise: exercise, snapshot: snapshot, number: number)
      for (position, outcome) in attempt.scenarios.enumerated() {
        try insert(outcome, at: position, attempt: snapshot)
      }
      return number
    }
  }

  /// Stores an unchecked text that is about to be replaced in the learner's file.
  public func keep(source: String, for key: ExerciseKey, reason: KeptReason) throws(ProgressStoreError) {
    try write { () throws(ProgressStoreError) in
      _ = try keepSnapshot(of: source, exercise: exerciseID(for: key), reason: reason.rawValue)
    }
  }

  private func nextAttempt(of exercise: Int64) throws(ProgressStoreError) -> Int {
    let next = try database.number(
      "SELECT coalesce(max(number), 0) + 1 FROM attempt WHERE exercise = ?", .integer(exercise))
    return Int(clamping: next ?? 1)
  }

  func insert(
    _ attempt: Attempt, exercise: Int64, snapshot: Int64, number: Int
  ) throws(ProgressStoreError) {
    try database.run(
      """
      INSERT INTO attempt (snapshot, exercise, number, pack_version, pack_hash, engine_version, verdict,
        scenarios_passed, scenario_count) VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?)
      """,
      .integer(snapshot), .integer(exercise), .integer(number), .text(attempt.packVersion), .text(attempt.packHash),
      .text(attempt.engineVersion), .text(attempt.verdict.rawValue),
      .integer(attempt.scenarios.count(where: \.passed)), .integer(attempt.scenarios.count))
  }

  func insert(_ outcome: ScenarioOutcome, at position: Int, attempt: Int64) throws(ProgressStoreError) {
    try database.run(
      """
      INSERT INTO scenario_outcome (attempt, position, scenario, passed, matching_views, checked_views, detail)
      VALUES (?, ?, ?, ?, ?, ?, ?)
      """,
      .integer(attempt), .integer(position), .text(outcome.id), .integer(outcome.passed ? 1 : 0),
      .integer(outcome.matchingViews), .integer(outcome.checkedViews), .text(outcome.detail))
  }

  /// Records that the exercise had this text at this time.
  private func keepSnapshot(
    of source: String, exercise: Int64, reason: String
  ) throws(ProgressStoreError) -> Int64 {
    try database.insert(
      "INSERT INTO snapshot (exercise, source, reason, at) VALUES (?, ?, ?, ?) RETURNING id",
      .integer(exercise), .integer(sourceID(for: source)), .text(reason), .integer(now().milliseconds))
  }

  /// The row id of a text; inserts it if it is new. Finds candidates by length and compares bytes.
  func sourceID(for text: String) throws(ProgressStoreError) -> Int64 {
    let bytes = SQLValue.blob(Array(text.utf8))
    let known = try database.number(
      "SELECT id FROM source WHERE length(text) = ? AND text = ?", .integer(text.utf8.count), bytes)
    if let known { return known }
    return try database.insert("INSERT INTO source (text) VALUES (?) RETURNING id", bytes)
  }
}
