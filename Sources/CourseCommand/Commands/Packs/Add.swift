import Curriculum
import Diagnostics

extension Session {
  /// `course add PATH`: a pack from elsewhere, kept in the work folder, and from then on known by its id.
  func add() throws(Complaint) -> Reply {
    guard let name = invocation.operands.first else { throw .usage("“add” needs a folder or an archive.") }
    let source = try PackSource(path: context.absolute(name), name: name)
    let folder = workFolder()
    if !folder.exists { try folder.make() }
    let shelf = try Complaint.ofSystem { () throws(SystemError) in
      try Path.makeFolder(folder.packs)
      return try PackShelf(folder.packs)
    }
    shelf.tidy()
    let draft = try Complaint.ofSystem(shelf.draft(of: source.files))
    let pack = try read(draft.path)
    let old = try? Pack.read(in: PackFolder(path: folder.pack(called: pack.id)))
    do throws(SystemError) {
      try shelf.put(draft, as: pack.id)
    } catch {
      throw error.complaint
    }
    let document = Document([
      .paragraph(say(.added(pack.id, version: pack.version, insteadOf: old?.version))),
      .indented([.paragraph(say(.titleWithExercises(pack.title, Tally(pack: pack, progress: [:]).count)))]), .gap,
      .fields([
        .init(label: say.label(.begin), text: "\(command: "next --pack \(pack.id)")"),
        .init(label: say.label(.lookItOver), text: "\(command: "verify --pack \(pack.id)")"),
      ]),
    ])
    return Reply(
      document: document,
      json: [
        "formatVersion": 1, "pack": ["id": JSON(pack.id), "version": JSON(pack.version)],
        "exercises": JSON(pack.exercises.count), "replaced": JSON(old?.version),
        "folder": JSON(folder.pack(called: pack.id)),
      ])
  }

  /// Reads everything that a learner will need, so that a broken pack is refused before it takes a sound one's place.
  private func read(_ path: String) throws(Complaint) -> Pack {
    do throws(Problems) {
      let pack = try Pack.read(in: PackFolder(path: path))
      for reference in pack.exercises {
        let material = try Material(of: reference, in: pack)
        _ = try material.expectations(in: pack)
        _ = try pack.text(.starter, of: reference)
        _ = try pack.text(.lesson, of: reference)
      }
      return pack
    } catch {
      var complaint = Complaint.usage("The pack has a fault, so it was not added.")
      complaint.problems = error
      throw complaint
    }
  }
}
