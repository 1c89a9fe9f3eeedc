extension ProgressStore {
  /// The furthest step that was told of a cause for an exercise; nil if the cause is new there.
  public func told(_ cause: String, for key: ExerciseKey) throws(ProgressStoreError) -> Int? {
    let sql = """
      SELECT max(told.step) FROM told JOIN exercise ON exercise.id = told.exercise
      WHERE exercise.pack = ? AND exercise.name = ? AND told.cause = ?
      """
    return try database.number(sql, .text(key.pack), .text(key.exercise), .text(cause)).map { Int(clamping: $0) }
  }

  /// Notes that a cause was told up to a step; what was told before keeps its time.
  public func tell(_ cause: String, upTo step: Int, for key: ExerciseKey) throws(ProgressStoreError) {
    try write { () throws(ProgressStoreError) in
      try database.run(
        "INSERT INTO told (exercise, cause, step, told_at) VALUES (?, ?, ?, ?) ON CONFLICT DO NOTHING",
        .integer(try exerciseID(for: key)), .text(cause), .integer(step), .integer(now().milliseconds))
    }
  }
}
