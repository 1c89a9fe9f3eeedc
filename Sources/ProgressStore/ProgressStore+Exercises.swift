extension ProgressStore {
  /// The row of an exercise, made when it is first heard of.
  func exerciseID(for key: ExerciseKey) throws(ProgressStoreError) -> Int64 {
    let names = (SQLValue.text(key.pack), SQLValue.text(key.exercise))
    let find = "SELECT id FROM exercise WHERE pack = ? AND name = ?"
    if let known = try database.number(find, names.0, names.1) { return known }
    try database.run("INSERT INTO exercise (pack, name) VALUES (?, ?)", names.0, names.1)
    return database.lastInsertedRow
  }

  /// The exercise that the learner is at in a pack; nil before the first.
  public func currentExercise(pack: String) throws(ProgressStoreError) -> String? {
    try database.rows("SELECT name FROM current_exercise WHERE pack = ?", [.text(pack)]) { $0.text(0) }.first
  }

  /// Remembers the exercise that the learner is at in a pack; nil forgets it.
  public func setCurrentExercise(_ exercise: String?, pack: String) throws(ProgressStoreError) {
    if try currentExercise(pack: pack) == exercise { return }
    try write { () throws(ProgressStoreError) in
      try database.run("DELETE FROM current_exercise WHERE pack = ?", .text(pack))
      guard let exercise else { return }
      _ = try exerciseID(for: ExerciseKey(pack: pack, exercise: exercise))
      try database.run("INSERT INTO current_exercise (pack, name) VALUES (?, ?)", .text(pack), .text(exercise))
    }
  }
}
