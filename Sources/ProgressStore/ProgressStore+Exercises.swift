extension ProgressStore {
  /// The row of an exercise, made when it is first heard of.
  func exerciseID(for key: ExerciseKey) throws(ProgressStoreError) -> Int64 {
    let names = (SQLValue.text(key.pack), SQLValue.text(key.exercise))
    let find = "SELECT id FROM exercise WHERE pack = ? AND name = ?"
    if let known = try database.number(find, names.0, names.1) { return known }
    return try database.insert("INSERT INTO exercise (pack, name) VALUES (?, ?) RETURNING id", names.0, names.1)
  }

  /// The exercise that the learner is at in a pack; nil before the first.
  public func currentExercise(pack: String) throws(ProgressStoreError) -> String? {
    try database.rows("SELECT name FROM current_exercise WHERE pack = ?", [.text(pack)]) { $0.text(0) }.first
  }

  /// Since when the learner has been at it, in milliseconds since 1970; nil before the first.
  public func currentExerciseSince(pack: String) throws(ProgressStoreError) -> Int64? {
    try database.number("SELECT since FROM current_exercise WHERE pack = ?", .text(pack))
  }

  /// Remembers the exercise that the learner is at in a pack, and since when; nil forgets it. One that was left for later
  /// is so no more.
  public func setCurrentExercise(_ exercise: String?, pack: String) throws(ProgressStoreError) {
    if exercise == nil, try currentExercise(pack: pack) == nil { return }
    try write { () throws(ProgressStoreError) in
      guard let exercise else {
        return try database.run("DELETE FROM current_exercise WHERE pack = ?", .text(pack))
      }
      try goTo(ExerciseKey(pack: pack, exercise: exercise))
    }
  }

  /// Leaves an exercise for later and goes to another one of its pack, both in one write.
  public func skip(_ key: ExerciseKey, goingTo next: String) throws(ProgressStoreError) {
    try write { () throws(ProgressStoreError) in
      try put(ProgressRecord.Skip(key: key, at: moment, isOver: false))
      try goTo(ExerciseKey(pack: key.pack, exercise: next))
    }
  }

  /// Makes an exercise the one that the learner is at.
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

  /// Writes whether an exercise is left for later, in place of what was known of it.
  func put(_ skip: ProgressRecord.Skip) throws(ProgressStoreError) {
    let row = SQLValue.integer(try exerciseID(for: skip.key))
    try database.run("DELETE FROM skipped_exercise WHERE exercise = ?", row)
    try database.run(
      "INSERT INTO skipped_exercise (exercise, at, is_over) VALUES (?, ?, ?)", row, .integer(skip.at),
      .integer(skip.isOver ? 1 : 0))
  }
}
