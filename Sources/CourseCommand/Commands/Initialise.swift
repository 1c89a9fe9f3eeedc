import Curriculum
import Diagnostics
import ProgressStore

extension Session {
  /// `course init DIR`: creates a work folder with every exercise's file.
  func initialize() throws(Complaint) -> Reply {
    let name = invocation.operands.first ?? WorkFolder.usualName
    let folder = workFolder(at: context.absolute(name).withoutTrailingSlashes)
    if let kind = Path.kind(folder.path), kind != .folder {
      throw .usage(.fileCannotBecomeFolder(name), .chooseAnotherName)
    }
    let pack = try pack()
    let isNew = !folder.exists
    try folder.make(withFoldersAbove: true)
    try progress(in: folder).close()
    var written = 0
    for reference in pack.exercises {
      let starter = try Complaint.ofPack(pack.text(.starter, of: reference))
      if try folder.write(starter, for: reference, of: pack.id) { written += 1 }
    }
    let first: WorkSentence =
      isNew
      ? .created(
        name, exercises: Tally(pack: pack, progress: [:]).count, chapters: pack.chapters.count, version: pack.version,
        engine: EngineVersion.current)
      : .isThereAlready(name, written: written)
    let document = Document([
      .paragraph(say(first)),
      .indented([.fields(["exercises/": say(.yourFiles), ".course/": say(.yourProgress)])]),
      .paragraph("\(say(.next)):  \(way(into: folder, typed: name))"),
      .paragraph(say(.yourEditorCanHelp)),
    ])
    let json: JSON = [
      "formatVersion": 1, "workFolder": JSON(folder.path), "isNew": JSON(isNew), "filesWritten": JSON(written),
      "exercises": JSON(pack.exercises.count),
    ]
    return Reply(document: document, json: json)
  }
}

extension Session {
  /// The command to begin in a new folder, with `--work` if other commands would not find the folder from here.
  private func way(into folder: WorkFolder, typed name: String) -> Phrase {
    var session = self
    session.invocation.work = nil
    let isFound = session.workFolder().path == folder.path
    return isFound ? "\(command: "next")" : "\(command: "next --work \(name)")"
  }
}

extension String {
  fileprivate var withoutTrailingSlashes: String {
    let kept = dropLast(reversed().prefix { $0 == "/" }.count)
    return kept.isEmpty ? self : String(kept)
  }
}
