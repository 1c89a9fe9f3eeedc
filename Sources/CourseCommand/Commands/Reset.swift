import Curriculum
import Diagnostics
import Glibc
import ProgressStore

extension Session {
  /// `course reset [ID]`: restores the starter after the learner's text is saved in the history.
  func reset() throws(Complaint) -> Reply {
    let pack = try pack()
    let folder = try existingWorkFolder()
    if invocation.flags.contains(.all) { return try resetAll(of: pack, in: folder) }
    let store = try progress(in: folder)
    defer { store.close() }
    let reference = try exercise(in: pack, folder, store: store)
    let starter = try Complaint.ofPack(pack.text(.starter, of: reference))
    let file = LearnerFile(folder: folder, reference: reference, key: pack.key(of: reference))
    let outcome = try file.put(starter.text, reason: .reset, into: store)
    file.removeNewStarter(if: starter.text)
    try Complaint.ofProgress(store.setCurrentExercise(reference.id, pack: pack.id))
    return answer(outcome, reference, .isBackAtStart)
  }

  /// `course reset --all`: restores every starter, after a confirmation.
  private func resetAll(of pack: Pack, in folder: WorkFolder) throws(Complaint) -> Reply {
    if !invocation.operands.isEmpty { throw .usage(.allStandsForEveryExercise) }
    if !invocation.flags.contains(.yes) {
      let canAsk = context.asksQuestions && invocation.format == .text
      let isSure = canAsk ? try asks(say.label(.startAllOver(pack.title))) : false
      if !isSure { throw .usage(say(.sayYes)) }
    }
    let store = try progress(in: folder)
    defer { store.close() }
    var changed: [String] = []
    for reference in pack.exercises where Path.changed(folder.file(of: reference)) != nil {
      let starter = try Complaint.ofPack(pack.text(.starter, of: reference))
      let file = LearnerFile(folder: folder, reference: reference, key: pack.key(of: reference))
      let outcome = try file.put(starter.text, reason: .reset, into: store)
      file.removeNewStarter(if: starter.text)
      if outcome != .alreadyThere { changed.append(reference.id) }
    }
    if let first = pack.exercises.first {
      try Complaint.ofProgress(store.setCurrentExercise(first.id, pack: pack.id))
    }
    return Reply(
      document: Document([.paragraph(say(.allAreBackAtStart(changed.count)))]),
      json: ["formatVersion": 1, "exercises": JSON(changed.map { JSON($0) })])
  }

  /// The answer after the text of a learner's file was replaced.
  func answer(_ outcome: LearnerFile.Outcome, _ reference: ExerciseReference, _ change: WorkSentence.Change) -> Reply {
    var document = Document()
    let path = name(of: reference, in: workFolder())
    switch outcome {
    case .alreadyThere: document.add(.paragraph(say(.hasThisText(path))))
    case .written: document.add(.paragraph(say(.changed(path, change))))
    case .replaced(let number):
      document.add(.paragraph(say(.changedAndKept(path, change))))
      document.add(.fields(ways(to: number, of: reference)))
    }
    return Reply(
      document: document,
      json: [
        "formatVersion": 1, "exercise": JSON(reference.id), "file": JSON(reference.learnerFile),
        "keptAs": outcome.number.map { JSON($0) } ?? nil, "changed": JSON(outcome != .alreadyThere),
      ])
  }
}

/// A learner's file for one exercise, whose text is never lost.
struct LearnerFile {
  var folder: WorkFolder
  var reference: ExerciseReference
  var key: ExerciseKey

  /// The effect of writing a text into the file.
  enum Outcome: Equatable {
    /// The file already had exactly this text.
    case alreadyThere
    /// The file did not exist.
    case written
    /// The previous text is the history entry with this number.
    case replaced(Int)

    var number: Int? { if case .replaced(let number) = self { number } else { nil } }
  }

  /// Writes a text into the file after saving the existing text in the history.
  func put(_ text: String, reason: KeptReason, into store: ProgressStore) throws(Complaint) -> Outcome {
    if try folder.write(SourceText(name: reference.learnerFile, text: text), for: reference, of: key.pack) {
      return .written
    }
    let path = folder.file(of: reference)
    let before = try Complaint.ofReading(path, called: reference.learnerFile)
    if before.elementsEqual(text.utf8) { return .alreadyThere }
    try keep(before, reason, in: store)
    let last = try Complaint.ofSystem(FileText.replace(path, text: text, within: folder.path))
    // An editor may have saved meanwhile; that text is kept as well.
    if let last, last != before { try keep(last, reason, in: store) }
    return .replaced(try count(in: store))
  }

  /// The file beside it in which an update of the pack leaves its new starter.
  static func newStarter(beside file: String) -> String { file.withoutEnding(".layout") + ".new.layout" }

  /// Removes that file if nobody has edited it: the learner's file has the same text now.
  func removeNewStarter(if text: String) {
    let path = Self.newStarter(beside: folder.file(of: reference))
    guard let found = try? Complaint.ofReading(path, called: path), found.elementsEqual(text.utf8) else { return }
    unlink(path)
  }

  private func keep(_ bytes: [UInt8], _ reason: KeptReason, in store: ProgressStore) throws(Complaint) {
    try Complaint.ofProgress(store.keep(source: String(decoding: bytes, as: UTF8.self), for: key, reason: reason))
  }

  private func count(in store: ProgressStore) throws(Complaint) -> Int {
    try Complaint.ofProgress(store.history(of: key)).count
  }
}
