import Curriculum
import Diagnostics
import ProgressStore

extension Session {
  /// `course` alone: where you are, and the one thing to do next.
  func status() throws(Complaint) -> Answer {
    let folder = workFolder()
    guard folder.exists else { return notInside(folder) }
    let pack = try pack()
    let store = try progress(in: folder)
    defer { store.close() }
    let tally = Tally(pack: pack, progress: try store.progress(in: pack))
    let current = try store.current(in: pack)
    var document = Document([.sides("\(pack.title, .strong)", tally.words)])
    if let current { document.add(.fields(["At": "\(current.id)", "File": "\(current.learnerFile)"])) }
    document.add(.gap)
    let check: Phrase = current == nil ? "" : "     Try your answer:  \(command: "check")"
    document.add(.paragraph("Go on:  \(command: "next")\(check)     All commands:  \(command: "help")"))
    let json: JSON = [
      "formatVersion": 1, "workFolder": JSON(folder.path), "pack": JSON(pack.id), "current": JSON(current?.id),
      "done": JSON(tally.done), "exercises": JSON(tally.exercises),
    ]
    return Answer(document: document, json: json)
  }

  private func notInside(_ folder: WorkFolder) -> Answer {
    let document = Document([
      .paragraph("Not inside a course folder."),
      .fields([
        "Start": "\(command: "next")   makes the folder \(WorkFolder.usualName) and shows the first exercise",
        "Or": "\(command: "init DIR")   makes a folder of another name",
        "Have one?": "Go into it, or use  \(command: "--work DIR …")",
        "Commands": "\(command: "help")",
      ]),
    ])
    return Answer(document: document, json: ["formatVersion": 1, "workFolder": nil])
  }
}

/// How far the learner is; optional exercises do not count.
struct Tally {
  var exercises: Int
  var done: Int
  var tried: Int

  init(pack: Pack, progress: [String: ExerciseProgress]) {
    let optional = pack.optionalExercises()
    let all = pack.exercises.filter { !optional.contains($0.id) }.map { progress[$0.id] }
    exercises = all.count
    done = all.count { $0?.isDone ?? false }
    tried = all.count { progress in progress.map { !$0.isDone && $0.attempts > 0 } ?? false }
  }

  /// Not checked yet.
  var new: Int { exercises - done - tried }

  /// `1 of 3 done (33 %)`
  var sentence: Sentence { .done(done, of: exercises, percent: exercises > 0 ? done * 100 / exercises : 0) }

  /// The same in English.
  var words: Phrase { sentence.english }
}
