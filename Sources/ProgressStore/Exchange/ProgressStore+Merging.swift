/// The number of items that merging a record added.
public struct MergeOutcome: Hashable, Sendable {
  /// New texts, including those of reviews.
  public var texts = 0
  /// New hints.
  public var hints = 0
  /// New reviews.
  public var reviews = 0
  /// Exercises with any new item.
  public var exercises = 0

  /// Whether nothing was new.
  public var isNothing: Bool { self == MergeOutcome() }
}

extension ProgressStore {
  /// Merges another machine's record in one transaction, skipping what is already known.
  ///
  /// Afterwards, the texts of each changed exercise are in the order of their times and its attempts are renumbered, so
  /// both machines get the same result.
  public func merge(_ record: ProgressRecord) throws(ProgressStoreError) -> MergeOutcome {
    try write { () throws(ProgressStoreError) in
      let current = try currentRecord()
      let known = Dictionary(current.exercises.map { ($0.key, $0) }) { first, _ in first }
      var incoming: [ExerciseKey: ExerciseRecord] = [:]
      for exercise in record.exercises {
        incoming[exercise.key] = incoming[exercise.key]?.merged(with: exercise) ?? exercise
      }
      var sources = try knownSources()
      var outcome = MergeOutcome()
      for (key, exercise) in incoming.sorted(by: { $0.key.isBefore($1.key) }) {
        let before = known[key] ?? ExerciseRecord(key: key)
        let merged = before.merged(with: exercise)
        guard merged != before else { continue }
        outcome.add(from: before, to: merged)
        try put(merged, insteadOf: before, &sources)
      }
      try put(record.places, insteadOf: current.places)
      try put(record.skips, insteadOf: current.skips)
      return outcome
    }
  }

  /// Writes only the changes of an exercise.
  private func put(
    _ merged: ExerciseRecord, insteadOf before: ExerciseRecord, _ sources: inout [[UInt8]: Int64]
  ) throws(ProgressStoreError) {
    let id = SQLValue.integer(try exerciseID(for: merged.key))
    if merged.texts != before.texts {
      let snapshots = "(SELECT id FROM snapshot WHERE exercise = ?)"
      try database.run("DELETE FROM scenario_outcome WHERE attempt IN \(snapshots)", id)
      try database.run("DELETE FROM attempt WHERE exercise = ?", id)
      try database.run("DELETE FROM snapshot WHERE exercise = ?", id)
      var number = 0
      for text in merged.texts { try insert(text, of: merged.key, id, &number, &sources) }
    }
    if merged.hints != before.hints {
      try database.run("DELETE FROM hint WHERE exercise = ?", id)
      for hint in merged.hints {
        try database.run(
          "INSERT INTO hint (exercise, number, shown_at) VALUES (?, ?, ?)", id, .integer(hint.number), .integer(hint.at)
        )
      }
    }
    if merged.told != before.told {
      try database.run("DELETE FROM told WHERE exercise = ?", id)
      for told in merged.told {
        try database.run(
          "INSERT INTO told (exercise, cause, step, told_at) VALUES (?, ?, ?, ?)", id, .text(told.cause),
          .integer(told.step), .integer(told.at))
      }
    }
    if merged.reviews != before.reviews {
      try database.run("DELETE FROM review_text WHERE review IN (SELECT id FROM review WHERE exercise = ?)", id)
      try database.run("DELETE FROM review WHERE exercise = ?", id)
      for review in merged.reviews { try insert(review, id, &sources) }
    }
  }

  private func insert(
    _ text: ExerciseRecord.Text, of key: ExerciseKey, _ exercise: SQLValue, _ number: inout Int,
    _ sources: inout [[UInt8]: Int64]
  ) throws(ProgressStoreError) {
    let reason = if case .kept(let reason) = text.event { reason.rawValue } else { "checked" }
    let snapshot = try database.insert(
      "INSERT INTO snapshot (exercise, source, reason, at) VALUES (?, ?, ?, ?) RETURNING id",
      exercise, .integer(sourceID(for: text.source, &sources)), .text(reason), .integer(text.at))
    guard case .checked(let check) = text.event, case .integer(let id) = exercise else { return }
    number += 1
    let attempt = Attempt(
      key: key, source: "", packVersion: check.packVersion, packHash: check.packHash,
      engineVersion: check.engineVersion, verdict: check.verdict, scenarios: check.scenarios)
    try insert(attempt, exercise: id, snapshot: snapshot, number: number)
    for (position, outcome) in check.scenarios.enumerated() { try insert(outcome, at: position, attempt: snapshot) }
  }

  private func insert(
    _ review: ExerciseRecord.Review, _ exercise: SQLValue, _ sources: inout [[UInt8]: Int64]
  ) throws(ProgressStoreError) {
    let id = try database.insert(
      "INSERT INTO review (exercise, seed, begun_at, hints, finished_at, grade) VALUES (?, ?, ?, ?, ?, ?) RETURNING id",
      exercise, .integer(review.seed), .integer(review.begunAt), .integer(review.hints),
      review.end.map { .integer($0.at) } ?? .null, review.end.map { .integer($0.grade.rawValue) } ?? .null)
    for text in review.texts {
      try database.run(
        """
        INSERT INTO review_text (review, source, at, verdict, scenarios_passed, scenario_count)
        VALUES (?, ?, ?, ?, ?, ?)
        """,
        .integer(id), .integer(sourceID(for: text.source, &sources)), .integer(text.at), .text(text.verdict.rawValue),
        .integer(text.scenariosPassed), .integer(text.scenarioCount))
    }
  }

  /// Writes the more recent current exercise of each pack.
  private func put(
    _ places: [ProgressRecord.Place], insteadOf before: [ProgressRecord.Place]
  ) throws(ProgressStoreError) {
    var known = Dictionary(before.map { ($0.key.pack, $0) }) { first, _ in first }
    for place in places {
      let later = known[place.key.pack]?.later(place) ?? place
      guard later != known[place.key.pack] else { continue }
      known[place.key.pack] = later
      _ = try exerciseID(for: later.key)
      try database.run("DELETE FROM current_exercise WHERE pack = ?", .text(later.key.pack))
      try database.run(
        "INSERT INTO current_exercise (pack, name, since) VALUES (?, ?, ?)",
        .text(later.key.pack), .text(later.key.exercise), .integer(later.since))
    }
  }

  /// Writes the more recent skip of each exercise.
  private func put(
    _ skips: [ProgressRecord.Skip], insteadOf before: [ProgressRecord.Skip]
  ) throws(ProgressStoreError) {
    var known = Dictionary(before.map { ($0.key, $0) }) { first, _ in first }
    for skip in skips {
      let later = known[skip.key]?.later(skip) ?? skip
      guard later != known[skip.key] else { continue }
      known[skip.key] = later
      try put(later)
    }
  }

  // MARK: Texts

  private func knownSources() throws(ProgressStoreError) -> [[UInt8]: Int64] {
    let rows = try database.rows("SELECT id, text FROM source") { ($0.bytes(1), $0.integer(0)) }
    return Dictionary(rows) { first, _ in first }
  }

  private func sourceID(for bytes: [UInt8], _ known: inout [[UInt8]: Int64]) throws(ProgressStoreError) -> Int64 {
    if let id = known[bytes] { return id }
    let id = try database.insert("INSERT INTO source (text) VALUES (?) RETURNING id", .blob(bytes))
    known[bytes] = id
    return id
  }
}

extension MergeOutcome {
  fileprivate mutating func add(from before: ExerciseRecord, to after: ExerciseRecord) {
    exercises += 1
    texts += after.texts.count - before.texts.count
    texts += after.reviews.reduce(0) { $0 + $1.texts.count } - before.reviews.reduce(0) { $0 + $1.texts.count }
    hints += after.hints.count - before.hints.count
    reviews += after.reviews.count - before.reviews.count
  }
}
