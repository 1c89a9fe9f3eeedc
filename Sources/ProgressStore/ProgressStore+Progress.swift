extension ProgressStore {
  /// A learner's progress in one exercise; all zero if it was never tried.
  public func progress(of key: ExerciseKey) throws(ProgressStoreError) -> ExerciseProgress {
    let found = try progressRows("pack = ? AND name = ?", [.text(key.pack), .text(key.exercise)])
    return found.first ?? ExerciseProgress(key: key)
  }

  /// The progress of every exercise of a pack that has any data, in the order of first use.
  public func allProgress(pack: String) throws(ProgressStoreError) -> [ExerciseProgress] {
    try progressRows("pack = ?", [.text(pack)])
  }

  /// Computes everything from the attempts, so that no total can disagree with them.
  private func progressRows(
    _ condition: String, _ values: [SQLValue]
  ) throws(ProgressStoreError) -> [ExerciseProgress] {
    let sql = """
      SELECT exercise.pack, exercise.name,
        (SELECT count(*) FROM attempt WHERE exercise = exercise.id),
        (SELECT count(*) FROM hint WHERE exercise = exercise.id),
        passed.number, passed_snapshot.at,
        last.verdict, last.scenarios_passed, last.scenario_count, last_snapshot.at,
        (SELECT count(*) FROM skipped_exercise WHERE exercise = exercise.id AND is_over = 0)
      FROM exercise
      LEFT JOIN attempt AS passed ON passed.exercise = exercise.id AND passed.number =
        (SELECT min(number) FROM attempt WHERE exercise = exercise.id AND verdict = 'passed')
      LEFT JOIN snapshot AS passed_snapshot ON passed_snapshot.id = passed.snapshot
      LEFT JOIN attempt AS last ON last.exercise = exercise.id AND last.number =
        (SELECT max(number) FROM attempt WHERE exercise = exercise.id)
      LEFT JOIN snapshot AS last_snapshot ON last_snapshot.id = last.snapshot
      WHERE \(condition)
      ORDER BY exercise.id
      """
    return try database.rows(sql, values, read: Self.progress)
  }

  private static func progress(in row: any Row) -> ExerciseProgress {
    var progress = ExerciseProgress(key: ExerciseKey(pack: row.text(0), exercise: row.text(1)))
    progress.attempts = row.count(2)
    progress.hintsShown = row.count(3)
    if !row.isNull(4) {
      progress.firstPassedAttempt = row.count(4)
      progress.firstPassedAt = row.moment(5)
    }
    if !row.isNull(6) {
      progress.lastVerdict = AttemptVerdict(rawValue: row.text(6))
      progress.lastScenariosPassed = row.count(7)
      progress.lastScenarioCount = row.count(8)
      progress.lastAttemptAt = row.moment(9)
    }
    progress.isSkipped = row.count(10) > 0 && progress.firstPassedAttempt == nil
    return progress
  }
}
