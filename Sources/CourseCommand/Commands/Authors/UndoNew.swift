import Curriculum
import Diagnostics
import Glibc

extension Session {
  /// `course new ID --undo`: removes an exercise in which nobody has written anything yet.
  func undoNew(_ id: String) throws(Complaint) -> Reply {
    let pack = try authoredPack()
    let reference = try pack.exercise(named: id)
    if let written = try firstWritten(of: reference, in: pack) {
      throw .usage(
        "\(written) is not as “new” made it, so nothing is taken away.",
        "Take \(context.shown(Path.joined(pack.folder.path, reference.folder))) away by hand, and its name from \(Pack.index)."
      )
    }
    let index = Path.joined(pack.folder.path, Pack.index)
    let list = try Complaint.ofPack { () throws(Problems) in
      try Pack.index(pack.folder.text(Pack.index), removing: reference)
    }
    let home = Path.joined(pack.folder.path, reference.folder)
    try Complaint.ofSystem { () throws(SystemError) in
      // Updates the index first: only “verify” reports a folder that the index does not list.
      if let list {
        _ = try FileText.replace(index, text: list)
      } else {
        unlink(index)
      }
      let chapter = try SystemError.of(.write(home)) { () throws(Refusal) in try OpenFolder(Path.folder(of: home)) }
      chapter.remove(reference.id)
    }
    for folder in [Path.folder(of: home), Path.folder(of: index), pack.folder.path] { rmdir(folder) }
    return Reply(
      document: Document([.paragraph("\(reference.id, .strong) is taken away again.")]),
      json: ["formatVersion": 1, "exercise": JSON(reference.id), "isGone": true])
  }

  /// The first file that differs from what `new` wrote; nil if none does.
  private func firstWritten(of reference: ExerciseReference, in pack: Pack) throws(Complaint) -> String? {
    let exercise = try Complaint.ofPack(pack.exercise(reference))
    let skeleton = Skeleton(
      reference: reference, title: exercise.title, goal: exercise.goal, kind: exercise.kind)
    let made = Dictionary(skeleton.files.map { ("\(reference.folder)/\($0.path)", $0.text) }) { first, _ in first }
    for file in PackInventory(of: [reference.folder], in: pack.folder).files {
      guard let text = made[file], (try? pack.folder.textIfPresent(file))??.text == text else { return file }
    }
    return nil
  }
}
