extension ProgressStore {
  /// Renames an exercise and keeps its data; does nothing if the new name already has data.
  ///
  /// - Returns: whether there was something to rename.
  public func rename(_ old: ExerciseKey, to name: String) throws(ProgressStoreError) -> Bool {
    let find = "SELECT id FROM exercise WHERE pack = ? AND name = ?"
    guard let row = try database.number(find, .text(old.pack), .text(old.exercise)),
      try database.number(find, .text(old.pack), .text(name)) == nil
    else { return false }
    try write { () throws(ProgressStoreError) in
      let since = try currentExercise(pack: old.pack) == old.exercise ? currentExerciseSince(pack: old.pack) : nil
      // The current exercise is stored by name.
      if since != nil { try database.run("DELETE FROM current_exercise WHERE pack = ?", .text(old.pack)) }
      try database.run("UPDATE exercise SET name = ? WHERE id = ?", .text(name), .integer(row))
      if let since {
        try database.run(
          "INSERT INTO current_exercise (pack, name, since) VALUES (?, ?, ?)", .text(old.pack), .text(name),
          .integer(since))
      }
    }
    return true
  }

  /// The passing attempts of a pack's exercises, oldest first, with the pack version and content of each check.
  public func passes(pack: String) throws(ProgressStoreError) -> [ExercisePass] {
    let sql = """
      SELECT exercise.name, attempt.pack_version, attempt.pack_hash
      FROM exercise
      JOIN attempt ON attempt.exercise = exercise.id
      WHERE exercise.pack = ? AND attempt.verdict = 'passed'
      ORDER BY exercise.id, attempt.number
      """
    return try database.rows(sql, [.text(pack)]) { row in
      ExercisePass(exercise: row.text(0), packVersion: row.text(1), packHash: row.text(2))
    }
  }
}

/// A passing attempt and what it was checked with.
public struct ExercisePass: Hashable, Sendable {
  /// The exercise.
  public var exercise: String
  /// The pack's version from its manifest.
  public var packVersion: String
  /// The fingerprint of the content that decides the result.
  public var packHash: String
}
