import Curriculum
import Diagnostics
import ProgressStore

extension Session {
  /// `course next`: the exercise to work on, its lesson and its file.
  func next() throws(Complaint) -> Reply {
    let pack = try speakingPack()
    let wanted = try invocation.operands.first.map { (id) throws(Complaint) in try pack.exercise(named: id) }
    let folder = workFolder()
    let isNewFolder = !folder.exists
    if isNewFolder { try folder.make() }
    let store = try progress(in: folder)
    defer { store.close() }
    let progress = try store.progress(in: pack)
    let current = try store.current(in: pack)
    let tally = Tally(pack: pack, progress: progress)
    guard let reference = wanted ?? pack.nextExercise(after: current, progress) else {
      return allDone(pack)
    }
    let exercise = try Complaint.ofPack(pack.exercise(reference, in: language))
    let starter = try Complaint.ofPack(pack.text(.starter, of: reference))
    let lesson = try Complaint.ofPack(pack.text(.lesson, of: reference, in: language))
    let locked = try Complaint.ofPack(exercise.kind == .predict ? try pack.textIfPresent(.given, of: reference) : nil)
    let isNewFile = try folder.write(starter, for: reference)
    try Complaint.ofProgress(store.setCurrentExercise(reference.id, pack: pack.id))
    let page = NextPage(
      pack: pack, exercise: exercise, lesson: lesson, sketch: lessonSketch(of: reference, in: pack),
      locked: locked?.text, tally: tally, say: say,
      todo: todoLine(in: folder.file(of: reference)), folder: context.shown(folder.path),
      isNewFolder: isNewFolder, isNewFile: isNewFile)
    return Reply(document: page.document, json: page.json)
  }

  private func allDone(_ pack: Pack) -> Reply {
    let count = pack.exercises.count
    let document = Document([
      .paragraph(say(.allDone(count, title: pack.title))),
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
  private func todoLine(in file: String) -> Int? {
    guard let bytes = try? FileText.bytes(of: file) else { return nil }
    let lines = String(decoding: bytes, as: UTF8.self).lines
    return lines.firstIndex { $0.contains("TODO") }.map { $0 + 1 }
  }
}

extension Pack {
  /// The exercise to show: the current one until it passes, then the next that has not passed, from the start again
  /// after the last.
  func nextExercise(
    after current: ExerciseReference?, _ progress: [String: ExerciseProgress]
  ) -> ExerciseReference? {
    let all = exercises
    let start = current.flatMap { all.firstIndex(of: $0) } ?? 0
    return (all[start...] + all[..<start]).first { !(progress[$0.id]?.isDone ?? false) }
  }
}

/// What `course next` says.
struct NextPage {
  var pack: Pack
  var exercise: Exercise
  var lesson: SourceText
  /// The lesson's picture, drawn in text.
  var sketch: [String]
  /// Code to predict, which is not for editing.
  var locked: String?
  var tally: Tally
  var say: Speaker
  /// The line of the first TODO.
  var todo: Int?
  var folder: String
  var isNewFolder: Bool
  var isNewFile: Bool

  private var reference: ExerciseReference { exercise.reference }

  var document: Document {
    var document = Document()
    if isNewFolder {
      document.add(.paragraph(say(.folderMade(folder))))
      document.add(.gap)
    }
    document.add(.sides(chapter, say(tally.sentence)))
    let effort = say(.minutes(exercise.minutes, isOptional: exercise.isOptional))
    document.add(.sides("\(reference.id, .strong)   \(exercise.title)", effort))
    document.add(.gap)
    document.add(.fields([.init(label: say.label(.goal), text: "\(exercise.goal)")]))
    document.add(.gap)
    document.blocks += Lesson.blocks(of: lesson.text).map(withSketch)
    if let locked {
      document.blocks += [.gap, .heading(say(.code)), .gap, .indented([.code(locked)])]
    }
    document.add(.gap)
    document.add(
      .fields([.init(label: say.label(.file), text: file), .init(label: say.label(.folder), text: "\(folder)")]))
    document.add(.gap)
    let task = say(exercise.kind == .predict ? .answerIntoFile : .edit)
    let check: Phrase = "\(task)\(say(.then)):  \(command: "check")"
    document.add(.paragraph("\(check)     \(say(.stuck))  \(command: "hint")"))
    return document
  }

  /// The picture's words with the picture.
  private func withSketch(_ block: Document.Block) -> Document.Block {
    guard case .picture(var picture) = block else { return block }
    picture.label = say.label(.picture)
    picture.drawing = sketch
    return .picture(picture)
  }

  /// What the lesson's picture shows, and where it is as a drawing.
  private var picture: JSON {
    guard let picture = PictureLine.all(in: lesson).first else { return nil }
    let file = PackPath("\(reference.folder)/\(picture.file)").map { "\(pack.folder.path)/\($0.text)" }
    return ["alt": JSON(picture.alt), "file": JSON(file)]
  }

  private var chapter: Phrase {
    guard let (number, chapter) = pack.chapter(of: reference) else { return "" }
    return say(.chapter(number, title: chapter.title))
  }

  private var file: Phrase {
    guard let todo else { return "\(reference.learnerFile, .strong)" }
    return "\("\(reference.learnerFile):\(todo)", .strong)  \(say(.todo(line: todo)))"
  }

  var json: JSON {
    [
      "formatVersion": 1, "pack": JSON(pack.id), "exercise": JSON(reference.id), "chapter": JSON(reference.chapter),
      "title": JSON(exercise.title), "kind": JSON(exercise.kind.rawValue), "optional": JSON(exercise.isOptional),
      "code": JSON(locked), "minutes": JSON(exercise.minutes), "goal": JSON(exercise.goal),
      "lesson": JSON(lesson.text), "picture": picture, "workFolder": JSON(folder), "file": JSON(reference.learnerFile),
      "todoLine": todo.map { JSON($0) } ?? nil, "fileWasWritten": JSON(isNewFile),
      "done": JSON(tally.done), "exercises": JSON(tally.exercises),
    ]
  }
}
