import Curriculum
import Diagnostics

extension Session {
  /// `course solution`: the reference answer as it is, so that it can be saved and compared.
  func solution() throws(Complaint) -> Answer {
    let pack = try pack()
    let folder = workFolder()
    let store = folder.exists ? try progress(in: folder) : nil
    defer { store?.close() }
    let reference = try exercise(in: pack, store: store)
    let progress = try store.map { (store) throws(Complaint) in try store.progress(of: reference, in: pack) }
    guard progress?.isDone ?? false || invocation.flags.contains(.reveal) else { return notYet(reference) }
    let text = try Complaint.ofPack { () throws(Problems) in try pack.text(.solution, of: reference) }.text
    return Answer(
      document: Document([.code(text)]),
      json: ["formatVersion": 1, "exercise": JSON(reference.id), "solution": JSON(text)], raw: text)
  }

  private func notYet(_ reference: ExerciseReference) -> Answer {
    let document = Document([
      .paragraph("\(reference.id, .strong) has not passed yet, so its solution stays covered."),
      .fields([
        "A nudge": "\(command: "hint \(reference.id)")",
        "Show it": "\(command: "solution \(reference.id) --reveal")   that is allowed, too",
      ]),
    ])
    return Answer(
      document: document, json: ["formatVersion": 1, "exercise": JSON(reference.id), "solution": nil],
      status: .notPassed)
  }
}
