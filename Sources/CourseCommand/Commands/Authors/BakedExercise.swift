import Curriculum
import Diagnostics

/// The computed expectations of one exercise, not yet written.
struct BakedExercise {
  let reference: ExerciseReference
  let expectations: Expectations
  /// The differences from the stored frames; nil if none are stored.
  let changes: [String]?
  /// Whether the stored file is identical; it is then not written again.
  let isStored: Bool
  /// The lesson's picture; nil if the lesson has none.
  let picture: BakedPicture?
  /// The wrong answers that do not get what they expect; empty unless asked for.
  let mistakes: [FoundMistakes.Answer]

  init(of reference: ExerciseReference, in pack: Pack, withMistakes: Bool) throws(Complaint) {
    self.reference = reference
    let material = try Complaint.ofPack(Material(of: reference, in: pack))
    let expectations = try Complaint.ofPack(material.bake(pack.text(.solution, of: reference)))
    self.expectations = expectations
    // Unreadable stored frames must not prevent new ones.
    let stored = try Complaint.ofPack(pack.folder.textIfPresent("\(reference.folder)/\(Expectations.fileName)"))
    let old = stored.flatMap { try? Expectations.read($0) }
    isStored = old == expectations
    changes = old.map { old in
      let engine = old.engine == expectations.engine ? [] : ["layout rules \(old.engine) → \(expectations.engine)"]
      let solution = old.solution == expectations.solution ? [] : ["baked from another text of the solution"]
      return engine + solution + expectations.changes(since: old)
    }
    mistakes = withMistakes ? try Complaint.ofPack(FoundMistakes(of: reference, in: pack, expectations)).answers : []
    picture = try BakedPicture(of: material.exercise, in: pack)
  }

  /// The files to write, as paths inside the pack.
  var files: [String] {
    (isStored ? [] : ["\(reference.folder)/\(Expectations.fileName)"])
      + (picture.map { $0.isNew ? [$0.file] : [] } ?? []) + mistakes.filter { $0.got != nil }.map(\.file)
  }

  /// Whether writing would replace stored frames, or a picture that somebody may have reviewed.
  var changesSomething: Bool {
    !(changes ?? []).isEmpty || picture?.state == .changed
      || mistakes.contains { $0.got != nil && !$0.expected.isEmpty }
  }

  private var frames: Int {
    expectations.scenarios.reduce(0) { $0 + $1.frames.count + $1.moments.reduce(0) { $0 + $1.frames.count } }
  }

  var blocks: [Document.Block] {
    let count = "\(counted(expectations.scenarios.count, "scenario")), \(counted(frames, "frame"))"
    let lines =
      changes.map { $0.isEmpty ? ["nothing changed since the last time"] : $0 } ?? ["baked for the first time"]
    return [
      .sides("\(reference.id, .strong)", "\(count), layout rules \(EngineVersion.current)"),
      .indented(
        (lines + (picture.map { [$0.sentence] } ?? []) + mistakes.map(\.sentence)).map { .paragraph(Phrase($0)) }),
    ]
  }

  var json: JSON {
    [
      "exercise": JSON(reference.id), "scenarios": JSON(expectations.scenarios.count), "frames": JSON(frames),
      "isFirst": JSON(changes == nil), "changes": JSON((changes ?? []).map { JSON($0) }),
      "picture": JSON(picture?.state.rawValue),
      "mistakes": JSON(mistakes.map { ["file": JSON($0.file), "expected": JSON($0.expected), "got": JSON($0.got)] }),
    ]
  }

  func write(into pack: Pack) throws(Complaint) {
    if !isStored {
      let path = "\(pack.folder.path)/\(reference.folder)/\(Expectations.fileName)"
      try Complaint.ofSystem(FileText.put(expectations.json.pretty + "\n", at: path))
    }
    try picture?.write(into: pack)
    for answer in mistakes where answer.got != nil {
      try Complaint.ofSystem(FileText.put(answer.text, at: "\(pack.folder.path)/\(answer.file)"))
    }
  }
}

extension FoundMistakes.Answer {
  /// What it gets, and what its first line says.
  fileprivate var sentence: String {
    let name = Path.name(of: file)
    guard let got else { return "wrong/\(name) passes; add a scenario that it fails" }
    return "wrong/\(name) gets \(got)" + (expected.isEmpty ? "" : "; its first line expects \(expected)")
  }
}
