import Curriculum
import Diagnostics
import ProgressStore

extension Session {
  /// `course next`: shows the exercise to work on and its lesson, and writes its file.
  func next() throws(Complaint) -> Reply {
    try lesson { (pack, progress, current) throws(Complaint) in
      guard let word = invocation.operands.first else {
        return pack.nextExercise(after: current, progress).map { Destination($0) }
      }
      return Destination(try pack.exercise(next: word, progress))
    }
  }

  /// `course start ID`: shows the exercise with that name or number.
  func start() throws(Complaint) -> Reply { try next() }

  /// `course prev`: shows the exercise before the current one.
  func previous() throws(Complaint) -> Reply {
    try lesson { (pack, _, current) throws(Complaint) in
      guard let current else { throw .usage(.nothingStarted, .startWith) }
      guard let place = pack.exercises.firstIndex(of: current), place > 0 else {
        throw .usage(.isTheFirst(pack.label(of: current)), .goOnWith)
      }
      return Destination(pack.exercises[place - 1])
    }
  }

  /// `course skip`: shows the next exercise that is not passed; the skipped one returns when the others are done.
  func skip() throws(Complaint) -> Reply {
    try lesson { (pack, progress, current) throws(Complaint) in
      guard let current else { throw .usage(.nothingStarted, .startWith) }
      let next = pack.nextExercise(after: current, progress, leavingOut: current)
      guard let next else { throw .usage(.nothingElseIsLeft(pack.label(of: current)), .goOnWith) }
      // A passed exercise need not return.
      let isDone = progress[current.id]?.isDone ?? false
      return Destination(next, leaving: isDone ? [] : [current])
    }
  }

  /// `course test-out CHAPTER`: shows the chapter's last task and skips its other exercises.
  func testOut() throws(Complaint) -> Reply {
    try lesson { (pack, progress, _) throws(Complaint) in
      let number = try pack.chapterNumber(named: invocation.operands.first ?? "")
      let open = pack.chapters[number - 1].exercises.filter { !(progress[$0.id]?.isDone ?? false) }
      guard let task = try pack.task(of: number) else { throw .usage(.noTask(chapter: number), .allExercises) }
      return Destination(task, leaving: open.filter { $0 != task }, chapter: number)
    }
  }

  /// The exercise to show next, and the exercises to skip.
  private struct Destination {
    var reference: ExerciseReference
    /// The exercises that this command skips.
    var left: [ExerciseReference]
    /// The chapter that the exercise tests out.
    var chapter: Int?

    init(_ reference: ExerciseReference, leaving left: [ExerciseReference] = [], chapter: Int? = nil) {
      self.reference = reference
      self.left = left
      self.chapter = chapter
    }
  }

  /// Chooses an exercise and shows it with its lesson.
  private func lesson(
    _ choose: (Pack, [String: ExerciseProgress], ExerciseReference?) throws(Complaint) -> Destination?
  ) throws(Complaint) -> Reply {
    let pack = try speakingPack()
    let folder = workFolder()
    let isNewFolder = !folder.exists
    // Rejects an unknown name before a folder is created.
    if isNewFolder, let word = invocation.operands.first {
      if invocation.command == .testOut {
        _ = try pack.chapterNumber(named: word)
      } else {
        _ = try pack.exercise(next: word, [:])
      }
    }
    if isNewFolder { try folder.make() }
    let store = try progress(in: folder)
    defer { store.close() }
    let progress = try store.progress(in: pack)
    let current = try CurrentExercise(in: pack, folder, store)?.reference
    let tally = Tally(pack: pack, progress: progress)
    guard let destination = try choose(pack, progress, current) else { return allDone(pack, tally) }
    let reference = destination.reference
    let exercise = try Complaint.ofPack(pack.exercise(reference, in: language))
    let starter = try Complaint.ofPack(pack.text(.starter, of: reference))
    let lesson = try Complaint.ofPack(pack.text(.lesson, of: reference, in: language))
    let given = try Complaint.ofPack(pack.textIfPresent(.given, of: reference))
    let isNewFile = try folder.write(starter, for: reference, of: pack.id)
    try Complaint.ofProgress { () throws(ProgressStoreError) in
      for left in destination.left { try store.skip(pack.key(of: left), goingTo: reference.id) }
      if destination.left.isEmpty { try store.setCurrentExercise(reference.id, pack: pack.id) }
    }
    try remember(pack, in: folder)
    var page = NextPage(
      pack: pack, exercise: exercise, lesson: lesson, sketch: lessonSketch(of: reference, in: pack), given: given,
      tally: tally, say: say, file: name(of: reference, in: folder), todo: todoLine(in: folder.file(of: reference)),
      folder: context.shown(folder.path), isNewFolder: isNewFolder, isNewFile: isNewFile)
    page.left = destination.left
    page.testedChapter = destination.chapter
    page.wasSkipped = progress[reference.id]?.isSkipped ?? false
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
