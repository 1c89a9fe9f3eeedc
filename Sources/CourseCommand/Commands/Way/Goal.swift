import Curriculum
import Diagnostics

extension Session {
  /// `course goal`: shows the exercise's goal without the lesson.
  func goal() throws(Complaint) -> Reply {
    let pack = try pack()
    let folder = workFolder()
    let store = folder.exists ? try progress(in: folder) : nil
    defer { store?.close() }
    let reference = try exercise(in: pack, folder, store: store)
    let exercise = try Complaint.ofPack(pack.exercise(reference, in: language))
    let given = try Complaint.ofPack(pack.textIfPresent(.given, of: reference))
    let isPrediction = exercise.kind == .predict
    let page = GoalPage(
      exercise: exercise, file: name(of: reference, in: folder), todo: todoLine(in: folder.file(of: reference)),
      given: isPrediction ? [] : GivenCode(given).names, say: say)
    let heading = Document.Block.sides("\(pack.label(of: reference), .strong)   \(exercise.title)", "")
    let lesson = Document.Field(
      label: say.label(WaySentence.lesson), text: "\(command: "next \(reference.id)")")
    return Reply(
      document: Document([heading, .gap] + page.fields + [.gap, .fields([lesson])]),
      json: [
        "formatVersion": 1, "exercise": JSON(reference.id), "number": JSON(pack.number(of: reference)),
        "title": JSON(exercise.title), "goal": JSON(exercise.goal), "file": JSON(reference.learnerFile),
        "given": JSON(GivenCode(given).names.map { JSON($0) }),
      ])
  }
}
