import Curriculum
import Diagnostics

extension Session {
  /// `course solution`: prints the reference answer unchanged, so that it can be saved and compared.
  func solution() throws(Complaint) -> Reply {
    let pack = try pack()
    let folder = workFolder()
    let store = folder.exists ? try progress(in: folder) : nil
    defer { store?.close() }
    let reference = try exercise(in: pack, folder, store: store)
    let progress = try store.map { (store) throws(Complaint) in try store.progress(of: reference, in: pack) }
    guard progress?.isDone ?? false || invocation.flags.contains(.reveal) else { return notYet(reference) }
    if pack.isForLearners {
      return Reply(
        document: Document([.paragraph(say(.noSolutions(pack.id)))]),
        json: ["formatVersion": 1, "exercise": JSON(reference.id), "solution": nil], status: .notPassed)
    }
    let text = try Complaint.ofPack(pack.text(.solution, of: reference)).text
    if invocation.flags.contains(.diff) { return try difference(of: reference, to: text, in: folder) }
    if invocation.flags.contains(.other) { return try other(than: text, to: reference, in: pack, folder) }
    return Reply(
      document: Document([.code(text)]),
      json: ["formatVersion": 1, "exercise": JSON(reference.id), "solution": JSON(text)], raw: text,
      isForReading: true)
  }

  /// Compares the learner's text with the reference answer.
  private func difference(
    of reference: ExerciseReference, to solution: String, in folder: WorkFolder
  ) throws(Complaint) -> Reply {
    let target = try target(reference, in: folder)
    let yours = try source(target.path, called: target.name).text
    let page = DifferencePage(
      title: target.name, before: yours, after: solution,
      names: (say.label(CheckSentence.yours), say.label(.reference)),
      say: say)
    return page.answer([("exercise", JSON(reference.id))])
  }

  /// Shows one correct answer that differs from both the learner's and the reference answer.
  private func other(
    than solution: String, to reference: ExerciseReference, in pack: Pack, _ folder: WorkFolder
  ) throws(Complaint) -> Reply {
    let yours = (try? FileText.bytes(of: folder.file(of: reference))).map { String(decoding: $0, as: UTF8.self) }
    let other = otherAnswers(to: reference, in: pack, than: yours ?? "").first { $0.text != solution }
    let json: JSON = ["formatVersion": 1, "exercise": JSON(reference.id), "other": JSON(other?.text)]
    guard let other else { return Reply(document: Document([.paragraph(say(WaySentence.noOther))]), json: json) }
    return Reply(document: Document([.code(other.text)]), json: json, raw: other.text, isForReading: true)
  }

  /// The author's other correct answers, without the learner's own.
  func otherAnswers(to reference: ExerciseReference, in pack: Pack, than yours: String) -> [SourceText] {
    let folder = "\(reference.folder)/accepted"
    return pack.folder.names(in: folder, ending: ".layout").compactMap { try? pack.folder.text("\(folder)/\($0)") }
      .filter { $0.text != yours }
  }

  private func notYet(_ reference: ExerciseReference) -> Reply {
    let document = Document([
      .paragraph(say(.covered(reference.id))),
      .fields([
        .init(label: say.label(.aNudge), text: "\(command: "hint \(reference.id)")"),
        .init(
          label: say.label(.showIt), text: "\(command: "solution \(reference.id) --reveal")   \(say(.isAllowed))"),
      ]),
    ])
    return Reply(
      document: document, json: ["formatVersion": 1, "exercise": JSON(reference.id), "solution": nil],
      status: .notPassed)
  }
}
