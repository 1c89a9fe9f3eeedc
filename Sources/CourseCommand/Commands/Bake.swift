import Curriculum
import Diagnostics

extension Session {
  /// `course bake`: expected frames from the reference solution, for one exercise or for all.
  func bake() throws(Complaint) -> Reply {
    let pack = try pack()
    var references = pack.exercises
    if let id = invocation.operands.first { references = [try pack.exercise(named: id)] }
    var batches: [Batch] = []
    for reference in references { batches.append(try Batch(of: reference, in: pack)) }
    let document = Document(batches.flatMap(\.blocks))
    let needsConsent = batches.contains { $0.changesSomething } && !invocation.flags.contains(.yes)
    let isWritten = needsConsent ? try consent(after: document, to: batches) : true
    if isWritten {
      for batch in batches { try batch.write(into: pack) }
    }
    let json: JSON = [
      "formatVersion": 1, "engine": JSON(EngineVersion.current), "written": JSON(isWritten),
      "exercises": JSON(batches.map(\.json)),
    ]
    let pictures = batches.count { $0.picture?.isNew == true }
    let alsoPictures = pictures > 0 ? ", \(counted(pictures, "picture"))" : ""
    let outcome: Phrase =
      isWritten
      ? "Written: \(counted(batches.count, "file")) of expected frames\(alsoPictures)."
      : "Nothing was written. To write without being asked:  \(command: "bake --yes")"
    let end = Document((needsConsent && invocation.format == .text ? [] : document.blocks) + [.paragraph(outcome)])
    return Reply(document: end, json: json, status: isWritten ? .success : .notPassed)
  }

  /// Shows what would change and asks whether it may; programs are never asked.
  private func consent(after document: Document, to batches: [Batch]) throws(Complaint) -> Bool {
    if invocation.format == .json { return false }
    let text = text(of: document)
    try Complaint.ofOutput(Output.answers.write(text))
    let hasPicture = batches.contains { $0.picture?.isNew == true }
    return try asks("Write expected.json\(hasPicture ? " and lesson.svg" : "")?")
  }
}

/// One exercise, baked but not written.
private struct Batch {
  let reference: ExerciseReference
  let expectations: Expectations
  /// What differs from the frames that are stored; nil where none are.
  let changes: [String]?
  /// The lesson's picture; nil for a lesson without one.
  let picture: LessonPicture?

  init(of reference: ExerciseReference, in pack: Pack) throws(Complaint) {
    self.reference = reference
    let material = try Complaint.ofPack(Material(of: reference, in: pack))
    let expectations = try Complaint.ofPack(material.bake(pack.text(.solution, of: reference)))
    self.expectations = expectations
    // Frames that cannot be read any more are no reason not to compute new ones.
    let stored = try Complaint.ofPack(pack.folder.textIfPresent("\(reference.folder)/\(Expectations.fileName)"))
    changes = stored.flatMap { try? Expectations.read($0) }.map { old in
      let engine = old.engine == expectations.engine ? [] : ["layout rules \(old.engine) → \(expectations.engine)"]
      return engine + expectations.changes(since: old)
    }
    picture = try LessonPicture(of: material.exercise, in: pack)
  }

  /// Whether stored frames, or a picture that somebody looked at, would be lost.
  var changesSomething: Bool { !(changes ?? []).isEmpty || picture?.state == .changed }

  private var frames: Int {
    expectations.scenarios.reduce(0) { $0 + $1.frames.count + $1.moments.reduce(0) { $0 + $1.frames.count } }
  }

  var blocks: [Document.Block] {
    let count = "\(counted(expectations.scenarios.count, "scenario")), \(counted(frames, "frame"))"
    let lines =
      changes.map { $0.isEmpty ? ["nothing changed since the last time"] : $0 } ?? ["baked for the first time"]
    return [
      .sides("\(reference.id, .strong)", "\(count), layout rules \(EngineVersion.current)"),
      .indented((lines + (picture.map { [$0.sentence] } ?? [])).map { .paragraph(Phrase($0)) }),
    ]
  }

  var json: JSON {
    [
      "exercise": JSON(reference.id), "scenarios": JSON(expectations.scenarios.count), "frames": JSON(frames),
      "isFirst": JSON(changes == nil), "changes": JSON((changes ?? []).map { JSON($0) }),
      "picture": JSON(picture?.state.rawValue),
    ]
  }

  func write(into pack: Pack) throws(Complaint) {
    let path = "\(pack.folder.path)/\(reference.folder)/\(Expectations.fileName)"
    try Complaint.ofSystem(FileText.put(expectations.json.pretty + "\n", at: path))
    try picture?.write(into: pack)
  }
}

/// A lesson's picture, drawn but not written.
private struct LessonPicture {
  /// How it stands to the one that is stored.
  enum State: String {
    case first, changed, same
  }

  let file: String
  let text: String
  let state: State

  init?(of exercise: Exercise, in pack: Pack) throws(Complaint) {
    let drawn = try Complaint.ofPack { () throws(Problems) -> String? in
      guard let scene = try pack.lessonScene(of: exercise.reference) else { return nil }
      return try pack.lessonDrawing(scene, title: pack.pictureTitle(of: exercise))
    }
    guard let drawn else { return nil }
    text = drawn
    let file = "\(exercise.reference.folder)/\(ExerciseFile.drawing.rawValue)"
    self.file = file
    let stored = try Complaint.ofPack(pack.folder.textIfPresent(file))
    state = stored.map { $0.text == drawn ? .same : .changed } ?? .first
  }

  var isNew: Bool { state != .same }

  var sentence: String {
    switch state {
    case .first: "lesson.svg: drawn for the first time, \(text.utf8.count) bytes"
    case .changed: "lesson.svg: looks different, \(text.utf8.count) bytes"
    case .same: "lesson.svg: the same picture"
    }
  }

  func write(into pack: Pack) throws(Complaint) {
    guard isNew else { return }
    try Complaint.ofSystem(FileText.put(text, at: "\(pack.folder.path)/\(file)"))
  }
}
