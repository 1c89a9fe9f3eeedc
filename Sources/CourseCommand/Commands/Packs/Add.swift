import Curriculum
import Diagnostics
import Glibc
import ProgressStore

extension Session {
  /// `course add PATH`: copies a pack into the work folder, where commands find it by its id, or updates it to a newer
  /// version.
  func add() throws(Complaint) -> Reply {
    guard let name = invocation.operands.first else { throw .usage(.needsASource) }
    let source = try PackSource(path: context.absolute(name), name: name)
    let folder = workFolder()
    let isNewFolder = !folder.exists
    if isNewFolder { try folder.make() }
    do throws(Complaint) {
      return try add(source, to: folder)
    } catch {
      if isNewFolder { folder.takeBack() }
      throw error
    }
  }

  private func add(_ source: PackSource, to folder: WorkFolder) throws(Complaint) -> Reply {
    let shelf = try Complaint.ofSystem { () throws(SystemError) in
      try Path.makeFolder(folder.packs)
      return try PackShelf(folder.packs)
    }
    shelf.tidy()
    let draft = try Complaint.ofSystem(shelf.draft(of: source.files))
    let pack = try read(draft.path)
    if let course = coursePack, (try? Pack.read(in: course))?.id == pack.id {
      throw .usage(say(.isCourse(pack.id)), say(.giveItAnotherID))
    }
    let home = folder.pack(called: pack.id)
    let follow = { () throws(Complaint) in
      try folder.followEarlier(pack.id) { () throws(Complaint) in try progress(in: folder) }
    }
    let old = try? Pack.read(in: PackFolder(path: home))
    if let old {
      // What a killed process has left of an update comes first.
      _ = try follow()
      if (try? PackSource(path: home, name: pack.id))?.hasSameFiles(as: source) ?? false {
        return reply(sameAs: pack, in: folder)
      }
      try refuseDowngrade(from: old, to: pack)
      folder.gatherFiles(of: old) { coursePack.flatMap { try? Pack.read(in: $0) } }
      try folder.keepEarlier(pack.id)
    }
    try put(draft, as: pack.id, on: shelf)
    // From here on, any command that uses the pack completes the update.
    return reply(added: pack, insteadOf: old, try follow(), in: folder)
  }

  private func put(_ draft: consuming Draft, as id: String, on shelf: PackShelf) throws(Complaint) {
    do throws(SystemError) {
      try shelf.put(draft, as: id)
    } catch {
      throw error.complaint
    }
  }

  /// Reads all files that a learner will need, so that a broken pack does not replace a working one.
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
      var complaint = Complaint.usage(.hasAFault)
      complaint.problems = error
      throw complaint
    }
  }

  /// Throws if the new version is older than the installed one, unless the learner confirms.
  private func refuseDowngrade(from old: Pack, to new: Pack) throws(Complaint) {
    guard PackVersion(new.version) < PackVersion(old.version), !invocation.flags.contains(.yes) else { return }
    let warning = say(.isOlder(new.id, version: new.version, than: old.version))
    if context.asksQuestions, invocation.format == .text {
      try Complaint.ofOutput(Output.answers.write(text(of: Document([.paragraph(warning)]))))
      if try asks(say.label(.goBack(to: new.version))) { return }
    }
    throw .usage(warning, say(.sayYes))
  }

  // MARK: Replies

  private func reply(sameAs pack: Pack, in folder: WorkFolder) -> Reply {
    Reply(
      document: Document([.paragraph(say(.isThereAlready(pack.id, version: pack.version)))] + ways(to: pack)),
      json: json(of: pack, insteadOf: pack, [], isSame: true, in: folder))
  }

  private func reply(
    added pack: Pack, insteadOf old: Pack?, _ outcomes: [PackUpdate.Outcome], in folder: WorkFolder
  ) -> Reply {
    let isSameVersion = old?.version == pack.version
    let first: Phrase =
      isSameVersion
      ? say(PackSentence.sameVersion(pack.id, version: pack.version))
      : say(WorkSentence.added(pack.id, version: pack.version, insteadOf: old?.version))
    let title = say(.titleWithExercises(pack.title, Tally(pack: pack, progress: [:]).count))
    var document = Document([.paragraph(first), .indented([.paragraph(title)])])
    if !outcomes.isEmpty { document.add(.gap) }
    let page = PackUpdatePage(outcomes: outcomes, say: say) { context.shown($0) }
    document.blocks += page.blocks + ways(to: pack)
    return Reply(document: document, json: json(of: pack, insteadOf: old, outcomes, isSame: false, in: folder))
  }

  private func ways(to pack: Pack) -> [Document.Block] {
    [
      .gap,
      .fields([
        .init(label: say.label(.begin), text: "\(command: "next --pack \(pack.id)")"),
        .init(label: say.label(.lookItOver), text: "\(command: "list --pack \(pack.id)")"),
      ]),
    ]
  }

  private func json(
    of pack: Pack, insteadOf old: Pack?, _ outcomes: [PackUpdate.Outcome], isSame: Bool, in folder: WorkFolder
  ) -> JSON {
    [
      "formatVersion": 1, "pack": ["id": JSON(pack.id), "version": JSON(pack.version)],
      "exercises": JSON(pack.exercises.count), "replaced": JSON(old?.version),
      "folder": JSON(folder.pack(called: pack.id)), "isSame": JSON(isSame), "changes": JSON(outcomes.map(\.json)),
    ]
  }
}

extension WorkFolder {
  /// Removes the folders that a failed command created, as far as they are empty.
  fileprivate func takeBack() {
    for folder in [packs, "\(path)/\(Self.mark)", "\(path)/exercises", path] { rmdir(folder) }
  }
}
