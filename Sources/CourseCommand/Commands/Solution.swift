import Curriculum
import Diagnostics

extension Session {
  /// `course solution`: the reference answer as it is, so that it can be saved and compared.
  func solution() throws(Complaint) -> Reply {
    let pack = try pack()
    let folder = workFolder()
    let store = folder.exists ? try progress(in: folder) : nil
    defer { store?.close() }
    let reference = try exercise(in: pack, store: store)
    let progress = try store.map { (store) throws(Complaint) in try store.progress(of: reference, in: pack) }
    guard progress?.isDone ?? false || invocation.flags.contains(.reveal) else { return notYet(reference) }
    let text = try Complaint.ofPack(pack.text(.solution, of: reference)).text
    return Reply(
      document: Document([.code(text)]),
      json: ["formatVersion": 1, "exercise": JSON(reference.id), "solution": JSON(text)], raw: text)
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
