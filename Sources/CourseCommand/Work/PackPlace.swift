import Curriculum
import Diagnostics

extension Session {
  /// The pack to use: `--pack`, else that of a named file, else COURSE_PACK, else the pack in use, else the nearest
  /// folder with exercises upwards from the current folder, else upwards from the program.
  func pack() throws(Complaint) -> Pack {
    guard let pack = try packIfPresent() else {
      throw .fault(.noExercisesHere(index: Pack.index), .sayWhereTheyAre)
    }
    return pack
  }

  /// The pack that an instructor's command may write into. It has to be named or contain the current folder, so that no
  /// command changes the installed course by accident.
  func authoredPack() throws(Complaint) -> Pack {
    let pack = try pack()
    if invocation.pack != nil || context.environment("COURSE_PACK") != nil { return pack }
    let (here, home) = (Path.resolved(context.currentFolder), Path.resolved(pack.folder.path))
    if here == home || (here + "/").hasPrefix(Path.joined(home, "Exercises") + "/") { return pack }
    let command = invocation.command?.rawValue ?? ""
    let words = context.arguments.map(\.quotedForTheShell).joined(separator: " ")
    throw .usage(
      "This would write into the course that is installed in \(context.shown(pack.folder.path)).",
      "Say that you mean it:  \(command: "\(typed: words) --pack \(context.shown(pack.folder.path))")",
      "Or name a pack of your own:  \(form: "\(command) --pack DIR")")
  }

  /// The pack with titles in the reader's language.
  func speakingPack() throws(Complaint) -> Pack {
    let pack = try pack()
    return try Complaint.ofPack(pack.titled(in: language))
  }

  /// The pack, or nil if none is found. Throws if it is broken.
  func packIfPresent() throws(Complaint) -> Pack? {
    guard let folder = try packFolder() else { return nil }
    let pack = try Complaint.ofPack(Pack.read(in: folder))
    let work = workFolder()
    // Completes the update that a killed process began; without the records, the next command tries again.
    if work.hasAdded(pack) { _ = try? work.followEarlier(pack.id) { () throws(Complaint) in try progress(in: work) } }
    work.gatherFiles(of: pack) { coursePack.flatMap { try? Pack.read(in: $0) } }
    return pack.keepingFiles(in: work.room(of: pack))
  }

  private func packFolder() throws(Complaint) -> PackFolder? {
    if let name = invocation.pack { return try packFolder(named: name, by: "--pack") }
    if let named = packOfNamedFile { return named }
    if let name = context.environment("COURSE_PACK") { return try packFolder(named: name, by: "COURSE_PACK") }
    if let used = try packInUse() { return used }
    return Self.nearestPack(from: Path.upwards(from: context.currentFolder)) ?? coursePack
  }

  /// The course that came with the program.
  var coursePack: PackFolder? {
    let program = Path.ofThisProgram().map { Path.upwards(from: Path.folder(of: $0)) } ?? []
    return Self.nearestPack(from: program + (Path.installedFiles.map { [$0] } ?? []))
  }

  private static func nearestPack(from folders: [String]) -> PackFolder? {
    folders.first { Path.isFile(Path.joined($0, Pack.index)) }.map { PackFolder(path: $0) }
  }

  /// The pack that the work folder has selected; nil for authors' commands, which use the current folder.
  private func packInUse() throws(Complaint) -> PackFolder? {
    guard invocation.command?.audience != .authors else { return nil }
    let folder = workFolder()
    guard let id = folder.packInUse else { return nil }
    if let added = folder.addedPack(called: id) { return added }
    // Commands that manage packs ignore a missing pack, since they are the remedy.
    if invocation.command?.isAboutPacks ?? false { return nil }
    throw .usage(.packIsGone(id), .choosePack)
  }

  /// The pack of a file among the operands, such as `my-course/packs/candles/01-shelves/two-candles.layout` or
  /// `my-course/review/candles/two-candles.layout`.
  private var packOfNamedFile: PackFolder? {
    let folder = workFolder()
    for word in invocation.operands where word.hasSuffix(".layout") || word.contains(".layout:") {
      let path = Path.resolved(context.absolute(word))
      for place in ["packs", "review"] {
        let home = Path.resolved(Path.joined(folder.path, place)) + "/"
        guard path.hasPrefix(home), let id = path.dropFirst(home.count).split(separator: "/").first else { continue }
        if let added = folder.addedPack(called: String(id)) { return added }
      }
    }
    return nil
  }

  /// The pack at a named folder, which is the pack's own or its `Exercises`, or an installed pack with that id.
  private func packFolder(named name: String, by source: String) throws(Complaint) -> PackFolder {
    let path = Path.resolved(context.absolute(name))
    if Pack.isPlainName(name), Path.kind(path) == nil {
      if let added = workFolder().addedPack(called: name) { return added }
      if let course = coursePack, (try? Pack.read(in: course))?.id == name { return course }
    }
    if Path.isFile(Path.joined(path, Pack.index)) { return PackFolder(path: path) }
    let above = Path.folder(of: path)
    if Path.name(of: path) == "Exercises", Path.isFile(Path.joined(above, Pack.index)) {
      return PackFolder(path: above)
    }
    throw .usage(.noIndex(source: source, name: name, index: Pack.index))
  }
}

extension WorkFolder {
  /// An added pack. If it is missing, first restores what a killed process had moved aside.
  func addedPack(called id: String) -> PackFolder? {
    let index = Path.joined(pack(called: id), Pack.index)
    if !Path.isFile(index) { shelf?.tidy() }
    return Path.isFile(index) ? PackFolder(path: pack(called: id)) : nil
  }
}

extension Complaint {
  /// Turns the problems of a pack into a complaint.
  static func ofPack<Value>(_ value: @autoclosure () throws(Problems) -> Value) throws(Complaint) -> Value {
    try ofPack(steps: value)
  }

  /// Runs several steps on a pack and turns its problems into a complaint.
  static func ofPack<Value>(steps deed: () throws(Problems) -> Value) throws(Complaint) -> Value {
    do throws(Problems) {
      return try deed()
    } catch {
      throw .pack(error)
    }
  }
}
