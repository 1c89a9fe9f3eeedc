extension ProgressStore {
  /// Records the next hint as shown and returns its number: 1, 2, 3 and, of three, 3 from then on.
  ///
  /// - Returns: the hint's number, from 1 to `total`; 0 if there are no hints.
  public func showHint(for key: ExerciseKey, of total: Int) throws(ProgressStoreError) -> Int {
    guard total > 0 else { return 0 }
    return try write { () throws(ProgressStoreError) in
      let exercise = try exerciseID(for: key)
      let last = try database.number("SELECT max(number) FROM hint WHERE exercise = ?", .integer(exercise)) ?? 0
      // A newer pack may have fewer hints than were shown.
      guard last < Int64(total) else { return total }
      try database.run(
        "INSERT INTO hint (exercise, number, shown_at) VALUES (?, ?, ?)",
        .integer(exercise), .integer(last + 1), .integer(now().milliseconds))
      return Int(clamping: last + 1)
    }
  }
}
