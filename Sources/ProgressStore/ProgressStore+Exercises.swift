extension ProgressStore {
  /// The row id of an exercise; inserts the row if it is missing.
  func exerciseID(for key: ExerciseKey) throws(ProgressStoreError) -> Int64 {
    let names = (SQLValue.text(key.pack), SQLValue.text(key.exercise))
    let find = "SELECT id FROM exercise WHERE pack = ? AND name = ?"
    if let known = try database.number(find, names.0, names.1) { return known }
    return try database.insert("INSERT INTO exercise (pack, name) VALUES (?, ?) RETURNING id", names.0, names.1)
  }

  /// The current exercise of a pack; nil before the first.
  public func currentExercise(pack: String) throws(ProgressStoreError) -> String? {
    try database.rows("SELECT name FROM current_exercise WHERE pack = ?", [.text(pack)]) { $0.text(0) }.first
  }

  /// When it became current, in milliseconds since 1970; nil before the first.
  public func currentExerciseSince(pack: String) throws(ProgressStoreError) -> Int64? {
    try database.number("SELECT since FROM current_exercise WHERE pack = ?", .text(pack))
  }

  /// Sets the current exercise of a pack and the time; nil clears it. The exercise no longer counts as skipped.
  public func setCurrentExercise(_ exercise: String?, pack: String) throws(ProgressStoreError) {
    if exercise == nil, try currentExercise(pack: pack) == nil { return }
    try write { () throws(ProgressStoreError) in
      guard let exercise else {
        return try database.run("DELETE FROM current_exercise WHERE pack = ?", .text(pack))
      }
      try goTo(ExerciseKey(pack: pack, exercise: exercise))
    }
  }

  /// Skips an exercise and makes another one of its pack current, in one write.
  public func skip(_ key: ExerciseKey, goingTo next: String) throws(ProgressStoreError) {
    try write { () throws(ProgressStoreError) in
      try put(ProgressRecord.Skip(key: key, at: moment, isOver: false))
      try goTo(ExerciseKey(pack: key.pack, exercise: next))
    }
  }

  /// Makes an exercise the current one.
  private func goTo(_ key: ExerciseKey) throws(ProgressStoreError) {
    let row = try exerciseID(for: key)
    try database.run("DELETE FROM current_exercise WHERE pack = ?", .text(key.pack))
    try database.run(
      "INSERT INTO current_exercise (pack, name, since) VALUES (?, ?, ?)", .text(key.pack), .text(key.exercise),
      .integer(moment))
    try database.run(
      "UPDATE skipped_exercise SET at = ?, is_over = 1 WHERE exercise = ? AND is_over = 0", .integer(moment),
      .integer(row))
  }

  /// Replaces the record of whether an exercise is skipped.
  func put(_ skip: ProgressRecord.Skip) throws(ProgressStoreError) {
    let row = SQLValue.integer(try exerciseID(for: skip.key))
    try database.run("DELETE FROM skipped_exercise WHERE exercise = ?", row)
    try database.run(
      "INSERT INTO skipped_exercise (exercise, at, is_over) VALUES (?, ?, ?)", row, .integer(skip.at),
      .integer(skip.isOver ? 1 : 0))
  }
}
