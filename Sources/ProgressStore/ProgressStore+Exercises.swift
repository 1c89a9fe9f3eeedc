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

  /// Remembers the exercise that the learner is at in a pack, and since when; nil forgets it.
  public func setCurrentExercise(_ exercise: String?, pack: String) throws(ProgressStoreError) {
    if exercise == nil, try currentExercise(pack: pack) == nil { return }
    try write { () throws(ProgressStoreError) in
      try database.run("DELETE FROM current_exercise WHERE pack = ?", .text(pack))
      guard let exercise else { return }
      _ = try exerciseID(for: ExerciseKey(pack: pack, exercise: exercise))
      try database.run(
        "INSERT INTO current_exercise (pack, name, since) VALUES (?, ?, ?)", .text(pack), .text(exercise),
        .integer(now().milliseconds))
    }
  }
}
