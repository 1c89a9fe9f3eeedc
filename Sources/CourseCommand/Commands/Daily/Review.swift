import Curriculum
import Diagnostics
import LayoutProgram
import ProgressStore

extension Session {
  /// `course review`: repeats a passed exercise when it is due, with other data, in a separate file.
  func review() throws(Complaint) -> Reply {
    let pack = try speakingPack()
    let folder = try existingWorkFolder()
    let store = try progress(in: folder)
    defer { store.close() }
    let cards = try Complaint.ofProgress(store.reviewCards(pack: pack.id)).filter {
      pack.exercise(called: $0.key.exercise) != nil
    }
    let open = try Complaint.ofProgress(store.openReviews(pack: pack.id)).lazy.compactMap {
      pack.exercise(called: $0.key.exercise)
    }.first
    let due = cards.filter { $0.isDue(at: store.moment) }
    guard
      let reference = try reviewed(in: pack) ?? open ?? due.first.flatMap({ pack.exercise(called: $0.key.exercise) })
    else {
      let words =
        cards.first.map { say(.nothingDue(next: $0.key.exercise, at: Self.day($0.dueAt))) } ?? say(.nothingPassed)
      return Reply(document: Document([.paragraph(words)]), json: reviewJSON(nil, due: 0, cards))
    }
    let seed = Int64(bitPattern: UInt64(bitPattern: store.moment) &* 0x9E37_79B9_7F4A_7C15)
    let begun = try Complaint.ofProgress(store.beginReview(of: pack.key(of: reference), seed: seed))
    let file = try reviewFile(of: reference, in: pack, folder, isNew: begun.isNew, store)
    let exercise = try Complaint.ofPack(pack.exercise(reference, in: language))
    let others = due.count { $0.key.exercise != reference.id }
    let document = Document([
      .sides("\(pack.label(of: reference), .strong)   \(exercise.title)", say(.isReview)), .gap,
      .fields([
        .init(label: say.label(.goal), text: Phrase(withCode: exercise.goal)),
        .init(label: say.label(.file), text: "\(path: file)"),
      ]),
      .gap, .paragraph(say(.reviewHow)), .paragraph("\(say(.edit))\(say(.then)):  \(command: "check \(file)")"),
      .paragraph("\(say(.stuck))  \(command: "hint \(reference.id)")"),
      .paragraph(say(.moreDue(others))),
    ])
    return Reply(document: document, json: reviewJSON((reference, file), due: due.count, cards))
  }

  /// A line with the number of due reviews; nothing if there are none.
  func dueReviews(in pack: Pack, _ store: ProgressStore) throws(Complaint) -> [Document.Block] {
    let cards = try Complaint.ofProgress(store.reviewCards(pack: pack.id))
    let due = cards.count { $0.isDue(at: store.moment) && pack.exercise(called: $0.key.exercise) != nil }
    return due > 0 ? [.paragraph(say(.reviewsAreDue(due)))] : []
  }

  /// The exercise that was named, due or not.
  private func reviewed(in pack: Pack) throws(Complaint) -> ExerciseReference? {
    guard let word = invocation.operands.first else { return nil }
    return try pack.exercise(named: word)
  }

  /// Writes the starter into the review's file. A new review moves the text of the previous one into the history; an
  /// open review keeps its text.
  private func reviewFile(
    of reference: ExerciseReference, in pack: Pack, _ folder: WorkFolder, isNew: Bool, _ store: ProgressStore
  ) throws(Complaint) -> String {
    let file = folder.reviewFile(of: reference)
    let starter = try Complaint.ofPack(pack.text(.starter, of: reference))
    let isWritten = try Complaint.ofSystem { () throws(SystemError) in
      try Path.makeFolder(Path.folder(of: file))
      return try FileText.create(file, text: starter.text, within: folder.path)
    }
    if !isWritten, isNew,
      let last = try Complaint.ofSystem(FileText.replace(file, text: starter.text, within: folder.path))
    {
      let text = String(decoding: last, as: UTF8.self)
      try Complaint.ofProgress(store.keep(source: text, for: pack.key(of: reference), reason: .replaced))
    }
    return context.shown(file)
  }

  private func reviewJSON(
    _ chosen: (reference: ExerciseReference, file: String)?, due: Int, _ cards: [ReviewCard]
  ) -> JSON {
    [
      "formatVersion": 1, "exercise": JSON(chosen?.reference.id), "file": JSON(chosen?.file), "due": JSON(due),
      "cards": JSON(
        cards.map { card -> JSON in
          [
            "exercise": JSON(card.key.exercise), "dueAt": JSON(Int(card.dueAt)), "interval": JSON(card.interval),
            "reviews": JSON(card.reviews), "stability": JSON(card.memory.stability),
            "difficulty": JSON(card.memory.difficulty),
          ]
        }),
    ]
  }

  /// The date in the reader's time zone.
  static func day(_ moment: Int64) -> String { String(LocalTime.words(milliseconds: moment).prefix(10)) }
}

// MARK: - Checking

extension Session {
  /// Checks a text against the open review that it belongs to; nil if there is none.
  func checkReview(_ target: CheckTarget, in pack: Pack, _ folder: WorkFolder) throws(Complaint) -> Reply? {
    guard Path.resolved(target.path) == Path.resolved(folder.reviewFile(of: target.reference)), folder.exists else {
      return nil
    }
    let store = try progress(in: folder)
    defer { store.close() }
    let key = pack.key(of: target.reference)
    guard let review = try Complaint.ofProgress(store.openReview(of: key)) else { return nil }
    let answer = try source(target.path, called: target.name)
    let material = try Complaint.ofPack { () throws(Problems) in
      try reviewMaterial(of: target.reference, in: pack, review)
    }
    var report = try Complaint.ofPack { () throws(Problems) in
      let checker = AnswerChecker(
        material: material.material, expectations: material.expectations, memory: Deadline.usualMemory)
      return try checker.check(answer).spoken(in: language)
    }
    // A review shows at most the rule behind a mistake by default, since the learner has passed the exercise before.
    report.reveal(invocation.reveal ?? .law)
    let outcome = try Complaint.ofProgress(
      store.record(
        answer.text, in: review, report.verdict.forReviews, scenariosPassed: report.scenarios.count(where: \.passed),
        of: report.scenarios.count))
    let sources = [answer] + (material.material.given.map { [$0] } ?? [])
    let page = CheckPage(
      report: report, sources: sources, entry: Journal.Entry(), say: say, window: invocation.isPlain ? nil : terminal)
    return reply(page, outcome, material, of: target.name, in: pack)
  }

  /// The material and expectations for checking an answer in a review.
  func reviewMaterial(
    of reference: ExerciseReference, in pack: Pack, _ review: OpenReview
  ) throws(Problems) -> ReviewMaterial {
    var material = try Material(of: reference, in: pack)
    material.exercise = try pack.exercise(reference, in: language)
    return try ReviewMaterial(material, in: pack, seed: UInt64(bitPattern: review.seed))
  }

  /// The exercise's open review, if its file was written at or after the exercise's own file.
  func reviewAtHand(
    of reference: ExerciseReference, in pack: Pack, _ folder: WorkFolder, _ store: ProgressStore
  ) throws(Complaint) -> OpenReview? {
    guard let review = try Complaint.ofProgress(store.openReview(of: pack.key(of: reference))),
      let written = Path.changed(folder.reviewFile(of: reference))
    else { return nil }
    return written >= Path.changed(folder.file(of: reference)) ?? 0 ? review : nil
  }

  private func reply(
    _ page: CheckPage, _ outcome: ReviewOutcome, _ material: ReviewMaterial, of file: String, in pack: Pack
  ) -> Reply {
    var page = page
    page.number = pack.number(of: page.report.exercise.reference)
    page.file = file
    let isPassed = page.report.verdict == .passed
    let short = ShortCheckPage(page: page, rows: context.height - 3) { text(of: $0).lines.count }
    var document = isPassed ? Document() : short.document
    if isPassed, let card = outcome.card {
      document.add(
        .paragraph(say(.reviewPassed(page.id, checks: outcome.checks, days: card.interval, at: Self.day(card.dueAt)))))
      document.add(.paragraph("\(say(.next)):  \(command: "review")"))
    } else {
      document.add(.paragraph(say(material.hasNewData ? .reviewHasOtherData : .reviewHasSameData)))
    }
    let json = page.report.results(
      CheckReport.Circumstances(
        pack: pack.id, version: pack.version, fingerprint: material.material.fingerprint, attempts: outcome.checks,
        hintsUsed: outcome.hints), sources: page.sources)
    return Reply(document: document, json: json, status: isPassed ? .success : .notPassed)
  }

}

extension WorkFolder {
  /// The path of the file for reviewing an exercise.
  ///
  /// Files of the first pack are in `review` itself, those of other packs in a subfolder with the pack's id.
  func reviewFile(of reference: ExerciseReference) -> String {
    let isFirst = reference.room == ExerciseReference.usualRoom
    let folder = isFirst ? "review" : "review/\(Path.name(of: reference.room))"
    return Path.joined(path, "\(folder)/\(reference.id).layout")
  }
}

extension Verdict {
  fileprivate var forReviews: AttemptVerdict {
    switch self {
    case .passed: .passed
    case .notYet: .notYet
    case .notUnderstood: .notUnderstood
    }
  }
}
