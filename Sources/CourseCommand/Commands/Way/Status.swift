import Curriculum
import Diagnostics
import ProgressStore

extension Session {
  /// `course` without a command: shows the progress and the one thing to do next.
  func status() throws(Complaint) -> Reply {
    let folder = workFolder()
    guard folder.exists else { return notInside(folder) }
    let pack = try speakingPack()
    let store = try progress(in: folder)
    defer { store.close() }
    let tally = Tally(pack: pack, progress: try store.progress(in: pack))
    let current = try CurrentExercise(in: pack, folder, store)?.reference
    var document = Document([.sides("\(pack.title, .strong)", say(tally.sentence))])
    if let current {
      document.add(
        .fields([
          .init(label: say.label(.isAt), text: "\(pack.label(of: current))"),
          .init(label: say.label(.file), text: "\(path: name(of: current, in: folder))"),
        ]))
    }
    document.add(.gap)
    let check = Document.Field(label: say.label(.tryYourAnswer), text: "\(command: "check")")
    let all = Document.Field(label: say.label(.allCommands), text: "\(command: "help")")
    let next = Document.Field(label: say.label(.goOn), text: "\(command: "next")")
    document.add(.fields([next] + (current == nil ? [] : [check]) + [all]))
    let json: JSON = [
      "formatVersion": 1, "workFolder": JSON(folder.path), "pack": JSON(pack.id), "current": JSON(current?.id),
      "done": JSON(tally.done), "exercises": JSON(tally.exercises),
    ]
    return Reply(document: document, json: json)
  }

  private func notInside(_ folder: WorkFolder) -> Reply {
    let document = Document([
      .paragraph(say(.notInside)),
      .fields([
        .init(
          label: say.label(.begin), text: "\(command: "next")   \(say(.makesUsualFolder(WorkFolder.usualName)))"),
        .init(label: say.label(.or), text: "\(command: "init DIR")   \(say(.makesNamedFolder))"),
        .init(label: say.label(.haveOne), text: say(.goIntoIt)),
        .init(label: say.label(.commands), text: "\(command: "help")"),
      ]),
    ])
    return Reply(document: document, json: ["formatVersion": 1, "workFolder": nil])
  }
}
