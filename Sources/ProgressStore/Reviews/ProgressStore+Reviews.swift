extension ProgressStore {
  /// The store's current time, in milliseconds since 1970.
  public var moment: Int64 { now().milliseconds }

  /// Every passed exercise of a pack with its next review, the most overdue first.
  public func reviewCards(pack: String) throws(ProgressStoreError) -> [ReviewCard] {
    let passes = try firstPasses(pack: pack)
    let reviews = try finishedReviews(pack: pack)
    let cards = passes.map { name, pass in
      ReviewCard(key: ExerciseKey(pack: pack, exercise: name), first: pass, reviews: reviews[name] ?? [])
    }
    return cards.sorted { ($0.dueAt, $0.lastAt, $0.key.exercise) < ($1.dueAt, $1.lastAt, $1.key.exercise) }
  }

  /// The open reviews of a pack, newest first.
  public func openReviews(pack: String) throws(ProgressStoreError) -> [OpenReview] {
    let sql = """
      SELECT exercise.name, review.seed, review.begun_at, review.hints,
        (SELECT count(*) FROM review_text WHERE review = review.id), review.id
      FROM review JOIN exercise ON exercise.id = review.exercise
      WHERE exercise.pack = ? AND review.finished_at IS NULL AND NOT EXISTS (
        SELECT 1 FROM review AS later WHERE later.exercise = review.exercise
          AND (later.begun_at, later.id) > (review.begun_at, review.id))
      ORDER BY review.begun_at DESC, review.id DESC
      """
    return try database.rows(sql, [.text(pack)]) { row in
      OpenReview(
        key: ExerciseKey(pack: pack, exercise: row.text(0)), seed: row.integer(1), begunAt: row.integer(2),
        hints: row.count(3), checks: row.count(4), id: row.integer(5))
    }
  }

  /// The open review of an exercise; nil if there is none.
  public func openReview(of key: ExerciseKey) throws(ProgressStoreError) -> OpenReview? {
    try openReviews(pack: key.pack).first { $0.key == key }
  }

  /// Begins a review, or continues the open one.
  ///
  /// - Parameter seed: the seed of its generated data.
  /// - Returns: the open review, and whether it is new.
  public func beginReview(
    of key: ExerciseKey, seed: Int64
  ) throws(ProgressStoreError) -> (review: OpenReview, isNew: Bool) {
    try write { () throws(ProgressStoreError) in
      if let open = try openReview(of: key) { return (open, false) }
      let (exercise, begun) = (try exerciseID(for: key), moment)
      let id = try database.insert(
        "INSERT INTO review (exercise, seed, begun_at) VALUES (?, ?, ?) RETURNING id",
        .integer(exercise), .integer(seed), .integer(begun))
      return (OpenReview(key: key, seed: seed, begunAt: begun, hints: 0, checks: 0, id: id), true)
    }
  }

  /// Records the next hint as shown in an open review and returns its number; from the last one on, always the last.
  public func showHint(in review: OpenReview, of total: Int) throws(ProgressStoreError) -> Int {
    guard total > 0 else { return 0 }
    return try write { () throws(ProgressStoreError) in
      let shown = try database.number("SELECT hints FROM review WHERE id = ?", .integer(review.id)) ?? 0
      guard shown < Int64(total) else { return total }
      try database.run("UPDATE review SET hints = hints + 1 WHERE id = ?", .integer(review.id))
      return Int(clamping: shown + 1)
    }
  }

  /// Stores a text that was checked in a review; a pass ends the review.
  public func record(
    _ source: String, in review: OpenReview, _ verdict: AttemptVerdict, scenariosPassed: Int, of scenarioCount: Int
  ) throws(ProgressStoreError) -> ReviewOutcome {
    try write { () throws(ProgressStoreError) in
      try database.run(
        """
        INSERT INTO review_text (review, source, at, verdict, scenarios_passed, scenario_count)
        VALUES (?, ?, ?, ?, ?, ?)
        """,
        .integer(review.id), .integer(sourceID(for: source)), .integer(moment), .text(verdict.rawValue),
        .integer(scenariosPassed), .integer(scenarioCount))
      var outcome = try outcome(of: review)
      guard verdict == .passed else { return outcome }
      let grade = ReviewGrade(checks: outcome.checks, hints: outcome.hints)
      try database.run(
        "UPDATE review SET finished_at = ?, grade = ? WHERE id = ?",
        .integer(max(moment, review.begunAt)), .integer(grade.rawValue), .integer(review.id))
      outcome.grade = grade
      outcome.card = try reviewCards(pack: review.key.pack).first { $0.key == review.key }
      return outcome
    }
  }

  private func outcome(of review: OpenReview) throws(ProgressStoreError) -> ReviewOutcome {
    let sql = "SELECT (SELECT count(*) FROM review_text WHERE review = review.id), hints FROM review WHERE id = ?"
    let found = try database.rows(sql, [.integer(review.id)]) { ReviewOutcome(checks: $0.count(0), hints: $0.count(1)) }
    return found.first ?? ReviewOutcome(checks: 0, hints: 0)
  }

  /// The time of each exercise's first pass, and its grade, which counts the hints shown until then.
  private func firstPasses(pack: String) throws(ProgressStoreError) -> [(String, ReviewCard.Pass)] {
    let sql = """
      SELECT exercise.name, snapshot.at, passed.number,
        (SELECT count(*) FROM hint WHERE hint.exercise = exercise.id AND hint.shown_at <= snapshot.at)
      FROM exercise
      JOIN attempt AS passed ON passed.exercise = exercise.id AND passed.number =
        (SELECT min(number) FROM attempt WHERE exercise = exercise.id AND verdict = 'passed')
      JOIN snapshot ON snapshot.id = passed.snapshot
      WHERE exercise.pack = ?
      """
    return try database.rows(sql, [.text(pack)]) { row in
      (
        row.text(0),
        ReviewCard.Pass(at: row.integer(1), grade: ReviewGrade(checks: row.count(2), hints: row.count(3)))
      )
    }
  }

  private func finishedReviews(pack: String) throws(ProgressStoreError) -> [String: [ReviewCard.Pass]] {
    let sql = """
      SELECT exercise.name, review.finished_at, review.grade
      FROM review JOIN exercise ON exercise.id = review.exercise
      WHERE exercise.pack = ? AND review.finished_at IS NOT NULL
      """
    let rows = try database.rows(sql, [.text(pack)]) { row in
      (row.text(0), ReviewGrade(rawValue: row.count(2)).map { ReviewCard.Pass(at: row.integer(1), grade: $0) })
    }
    var reviews: [String: [ReviewCard.Pass]] = [:]
    for case (let name, let pass?) in rows { reviews[name, default: []].append(pass) }
    return reviews
  }
}
