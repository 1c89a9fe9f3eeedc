import Curriculum
import Diagnostics
import ProgressStore

extension Session {
  /// `course next`: the exercise to work on, its lesson and its file.
  func next() throws(Complaint) -> Reply {
    try lesson { (pack, progress, current) throws(Complaint) in
      guard let word = invocation.operands.first else { return pack.nextExercise(after: current, progress) }
      return try pack.exercise(next: word, progress)
    }
  }

  /// `course start ID`: the exercise of that name or number.
  func start() throws(Complaint) -> Reply { try next() }

  /// `course prev`: the exercise before the one that the learner is at.
  func previous() throws(Complaint) -> Reply {
    try lesson { (pack, _, current) throws(Complaint) in
      guard let current else { throw .usage(.nothingStarted, .startWith) }
      guard let place = pack.exercises.firstIndex(of: current), place > 0 else {
        throw .usage(.isTheFirst(pack.label(of: current)), .goOnWith)
      }
      return pack.exercises[place - 1]
    }
  }

  /// `course skip`: the next exercise that has not passed, and this one later.
  func skip() throws(Complaint) -> Reply {
    try lesson { (pack, progress, current) throws(Complaint) in
      guard let current else { throw .usage(.nothingStarted, .startWith) }
      let next = pack.nextExercise(after: current, progress, leavingOut: current)
      guard let next else { throw .usage(.nothingElseIsLeft(pack.label(of: current)), .goOnWith) }
      return next
    }
  }

  /// Chooses an exercise and shows it with its lesson.
  private func lesson(
    _ choose: (Pack, [String: ExerciseProgress], ExerciseReference?) throws(Complaint) -> ExerciseReference?
  ) throws(Complaint) -> Reply {
    let pack = try speakingPack()
    let folder = workFolder()
    let isNewFolder = !folder.exists
    // A name that nobody has leaves no folder behind.
    if isNewFolder, let word = invocation.operands.first { _ = try pack.exercise(next: word, [:]) }
    if isNewFolder { try folder.make() }
    let store = try progress(in: folder)
    defer { store.close() }
    let progress = try store.progress(in: pack)
    let current = try CurrentExercise(in: pack, folder, store)?.reference
    let tally = Tally(pack: pack, progress: progress)
    guard let reference = try choose(pack, progress, current) else { return allDone(pack, tally) }
    let exercise = try Complaint.ofPack(pack.exercise(reference, in: language))
    let starter = try Complaint.ofPack(pack.text(.starter, of: reference))
    let lesson = try Complaint.ofPack(pack.text(.lesson, of: reference, in: language))
    let given = try Complaint.ofPack(pack.textIfPresent(.given, of: reference))
    let isNewFile = try folder.write(starter, for: reference, of: pack.id)
    try Complaint.ofProgress(store.setCurrentExercise(reference.id, pack: pack.id))
    try remember(pack, in: folder)
    let page = NextPage(
      pack: pack, exercise: exercise, lesson: lesson, sketch: lessonSketch(of: reference, in: pack), given: given,
      tally: tally, say: say, file: name(of: reference, in: folder), todo: todoLine(in: folder.file(of: reference)),
      folder: context.shown(folder.path), isNewFolder: isNewFolder, isNewFile: isNewFile)
    var document = page.document
    document.blocks += try dueReviews(in: pack, store)
    return Reply(document: document, json: page.json, isForReading: true)
  }

  private func allDone(_ pack: Pack, _ tally: Tally) -> Reply {
    let count = pack.exercises.count
    let document = Document([
      .paragraph(say(.allDone(tally.exercises, optional: tally.optional, title: pack.title))),
      .gap,
      .fields([
        .init(label: say.label(.lookBack), text: "\(command: "list")"),
        .init(
          label: say.label(.onceMore), text: "\(command: "reset ID")  \(say(.andThen))  \(command: "next ID")"),
        .init(label: say.label(.yourAnswers), text: "\(command: "history ID")"),
      ]),
    ])
    return Reply(
      document: document,
      json: ["formatVersion": 1, "pack": JSON(pack.id), "exercise": nil, "done": JSON(count), "exercises": JSON(count)])
  }

  /// The line of the first TODO in a file, counted from 1.
  func todoLine(in file: String) -> Int? {
    guard let bytes = try? FileText.bytes(of: file) else { return nil }
    let lines = String(decoding: bytes, as: UTF8.self).lines
    return lines.firstIndex { $0.contains("TODO") }.map { $0 + 1 }
  }
}

extension Pack {
  /// The exercise to show: the current one until it passes, then the next that has not passed, from the start again
  /// after the last.
  func nextExercise(
    after current: ExerciseReference?, _ progress: [String: ExerciseProgress],
    leavingOut skipped: ExerciseReference? = nil
  ) -> ExerciseReference? {
    let all = exercises
    let start = current.flatMap { all.firstIndex(of: $0) } ?? 0
    return (all[start...] + all[..<start]).first { $0 != skipped && !(progress[$0.id]?.isDone ?? false) }
  }

  /// What `next WORD` means: an exercise, or the first of a chapter that has not passed.
  fileprivate func exercise(
    next word: String, _ progress: [String: ExerciseProgress]
  ) throws(Complaint) -> ExerciseReference {
    guard exercise(called: word) == nil, let number = Int(word) else { return try exercise(named: word) }
    guard chapters.indices.contains(number - 1) else {
      throw .usage(.noChapter(number, of: chapters.count), .allExercises)
    }
    let chapter = chapters[number - 1].exercises
    guard let first = chapter.first(where: { !(progress[$0.id]?.isDone ?? false) }) ?? chapter.first else {
      throw .usage(.noChapter(number, of: chapters.count), .allExercises)
    }
    return first
  }
}
