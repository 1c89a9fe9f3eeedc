import Curriculum
import Diagnostics
import Glibc

extension Session {
  /// `course add PATH`: a pack from elsewhere, kept in the work folder, and from then on known by its id.
  func add() throws(Complaint) -> Answer {
    guard let name = invocation.operands.first else { throw .usage("“add” needs a folder or an archive.") }
    let source = try PackSource(path: surroundings.absolute(name), name: name)
    let folder = workFolder()
    if !folder.exists { try folder.make() }
    let fresh = Path.joined(folder.packs, ".new-\(getpid())")
    defer { Self.remove(fresh) }
    try Complaint.ofSystem { () throws(SystemError) in
      for file in source.files {
        let path = Path.joined(fresh, file.path)
        try Path.makeFolder(Path.folder(of: path))
        try FileText.write(file.bytes, to: path)
      }
    }
    let pack = try read(fresh)
    let old = try? Pack.read(in: PackFolder(path: folder.pack(called: pack.id)))
    try put(fresh, in: folder.pack(called: pack.id))
    let document = Document([
      .paragraph(say(.added(pack.id, version: pack.version, insteadOf: old?.version))),
      .indented([.paragraph(say(.titleWithExercises(pack.title, pack.exercises.count)))]), .gap,
      .fields([
        .init(label: say.label(.begin), text: "\(command: "next --pack \(pack.id)")"),
        .init(label: say.label(.lookItOver), text: "\(command: "verify --pack \(pack.id)")"),
      ]),
    ])
    return Answer(
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

  /// Puts the new folder in the old one's place; the old one goes only when the new one is there.
  private func put(_ fresh: String, in place: String) throws(Complaint) {
    let old = "\(place).old-\(getpid())"
    try Complaint.ofSystem { () throws(SystemError) in
      let hasOld = Path.kind(place) != nil
      if hasOld, rename(place, old) != 0 { throw SystemError(doing: "replace \(place)") }
      guard rename(fresh, place) == 0 else {
        let error = SystemError(doing: "write \(place)")
        if hasOld { rename(old, place) }
        throw error
      }
    }
    Self.remove(old)
  }

  /// Takes a folder away that this program made, with all that is in it.
  private static func remove(_ folder: String) {
    var status = stat()
    guard lstat(folder, &status) == 0 else { return }
    guard status.st_mode & S_IFMT == S_IFDIR else {
      unlink(folder)
      return
    }
    for name in PackFolder(path: folder).allEntries { remove(Path.joined(folder, name)) }
    rmdir(folder)
  }
}

extension WorkFolder {
  /// Where added packs are.
  var packs: String { "\(path)/\(Self.mark)/packs" }

  /// Where an added pack is, or would be.
  func pack(called id: String) -> String { Path.joined(packs, id) }
}
