import Curriculum
import Diagnostics
import ProgressStore

extension Session {
  /// `course use PACK`: selects the pack that later commands use.
  func use() throws(Complaint) -> Reply {
    let folder = try existingWorkFolder()
    let chosen = try knownPack(named: invocation.operands.first ?? "", in: folder)
    guard let pack = chosen.pack else {
      return try Complaint.ofPack { () throws(Problems) in
        _ = try Pack.read(in: PackFolder(path: folder.pack(called: chosen.id)))
        return Reply(document: Document(), json: nil)
      }
    }
    try folder.use(chosen.isCourse ? nil : pack.id)
    let spoken = (try? pack.titled(in: language)) ?? pack
    let isOverruled = context.environment("COURSE_PACK") != nil
    return Reply(
      document: Document(
        [.paragraph(say(.nowInUse(pack.id, version: pack.version))), .indented([.paragraph("\(spoken.title)")])]
          + (isOverruled ? [.paragraph(say(.variableWins))] : [])
          + [.gap, .fields([.init(label: say.label(.goOn), text: "\(command: "next")")])]),
      json: ["formatVersion": 1, "inUse": JSON(pack.id), "version": JSON(pack.version)])
  }

  /// `course remove PACK`: deletes the copied pack; the learner's files stay.
  func remove() throws(Complaint) -> Reply {
    let folder = try existingWorkFolder()
    let chosen = try knownPack(named: invocation.operands.first ?? "", in: folder)
    guard !chosen.isCourse, let shelf = folder.shelf else { throw .usage(say(.courseStays)) }
    let room = chosen.pack.map { folder.room(of: $0) } ?? WorkFolder.room(ofPack: chosen.id)
    // Added again, in whatever version, the pack finds the learner's files and records.
    try folder.keepEarlier(chosen.id)
    try Complaint.ofSystem(shelf.take(chosen.id))
    if folder.packInUse == chosen.id { try folder.use(nil) }
    let place = Path.joined(folder.path, room)
    let hasFiles = Path.isFolder(place)
    return Reply(
      document: Document([
        .paragraph(say(.removed(chosen.id))),
        .paragraph(hasFiles ? say(.yourFilesStay(in: context.shown(place))) : say(.noFiles)),
        .paragraph(say(.historyStays(chosen.id))), .gap,
        .fields([.init(label: say.label(.goOn), text: "\(command: "next")")]),
      ]),
      json: [
        "formatVersion": 1, "removed": JSON(chosen.id), "files": hasFiles ? JSON(place) : nil,
        "history": JSON(folder.server.flatMap { ServerAddress($0)?.shown } ?? folder.database),
      ])
  }

  /// The pack with that id among those that the learner can choose.
  private func knownPack(named id: String, in folder: WorkFolder) throws(Complaint) -> KnownPack {
    let known = knownPacks(in: folder)
    if let found = known.first(where: { $0.id == id }) { return found }
    let near = nearest(to: id, in: known.map(\.id))
    throw .usage(.noPack(id), near.map { .didYouMean($0) } ?? .allPacks)
  }

  /// Makes a pack that `--pack` names the pack in use, or returns to the course if it is the course.
  func remember(_ pack: Pack, in folder: WorkFolder) throws(Complaint) {
    guard invocation.pack != nil else { return }
    if folder.hasAdded(pack) { return try folder.use(pack.id) }
    if let course = coursePack, Path.resolved(course.path) == Path.resolved(pack.folder.path) { try folder.use(nil) }
  }
}
